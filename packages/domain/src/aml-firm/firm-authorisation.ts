import * as z from 'zod'
import { addDays, isoDate, type IsoDate } from '../shared/iso-date.ts'
import { optionalText, requiredText } from '../shared/text.ts'
import { userReference } from '../users/users.ts'

/** The renewal is asked for ten weeks before the end (s.92). */
const RENEWAL_DAYS = 70

const principalOfficer = z.object({ name: requiredText(200), from: isoDate })

/** A change that the supervisor is told of; `notifiedOn` is null until it was. */
const notifiedChange = z.object({
  what: requiredText(500),
  changedOn: isoDate,
  notifiedOn: isoDate.nullable().default(null),
})

/** The body that saves the authorisation as a trust or company service provider; `version`: the one that it was made from. */
export const newFirmAuthorisation = z.object({
  number: requiredText(100),
  from: isoDate,
  endsOn: isoDate,
  supervisor: optionalText(200).default(null),
  principalOfficers: z.array(principalOfficer).max(50),
  /** left out: those that were saved before stay */
  changes: z.array(notifiedChange).max(200).optional(),
  version: z.int().optional(),
})
export type NewFirmAuthorisation = z.output<typeof newFirmAuthorisation>

const authorised = {
  version: z.int(),
  number: z.string().nullable(),
  from: isoDate.nullable(),
  endsOn: isoDate.nullable(),
  supervisor: z.string().nullable(),
  principalOfficers: z.array(principalOfficer),
  /** changes of which the supervisor is told (s.88) */
  changes: z.array(notifiedChange),
  /** the day by which the renewal is asked for */
  renewBy: isoDate.nullable(),
}

/** The authorisation as it stands, with what was saved before, the latest first; version 0 before the first. */
export const firmAuthorisation = z.object({
  ...authorised,
  versions: z.array(z.object({ ...authorised, savedAt: z.iso.datetime(), savedBy: userReference })),
})
export type FirmAuthorisation = z.output<typeof firmAuthorisation>

/** The day by which the renewal of an authorisation is asked for (FIRM-5). */
export const renewalDay = (endsOn: IsoDate): IsoDate => addDays(endsOn, -RENEWAL_DAYS)

type Judged = Pick<NewFirmAuthorisation, 'from' | 'endsOn' | 'changes'>

/** What is wrong with an authorisation, by field; empty when nothing is (FIRM-5). */
export const authorisationProblems = (
  { from, endsOn, changes = [] }: Judged,
  today: IsoDate,
): Record<string, string> => ({
  ...(endsOn <= from && { endsOn: 'It ends after it begins.' }),
  ...Object.fromEntries(
    changes.flatMap(({ notifiedOn }, index) =>
      notifiedOn && notifiedOn > today ? [[`changes.${index}.notifiedOn`, 'Enter it once it was notified.']] : [],
    ),
  ),
})
