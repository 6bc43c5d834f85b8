import * as z from 'zod'
import { foldText } from '../shared/fold-text.ts'
import { isoDate, type IsoDate } from '../shared/iso-date.ts'
import { pageFields } from '../shared/page.ts'
import { requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { userReference } from '../users/users.ts'

const written = {
  title: requiredText(200),
  heldOn: isoDate,
  /** the ids of those who took part */
  users: z.array(text(100)).min(1).max(200),
  renewOn: isoDate.nullish(),
}

/** The body that enters a training (FIRM-3). */
export const newFirmTraining = z.object(written)
export type NewFirmTraining = z.output<typeof newFirmTraining>

/** The body that corrects one: any of the fields. */
export const firmTrainingChanges = z.object({ ...written, ...loadedVersion }).partial()
export type FirmTrainingChanges = z.output<typeof firmTrainingChanges>

/** A training as every call answers it. */
export const firmTraining = z.object({
  _id: z.string(),
  ...recordVersion,
  title: z.string(),
  heldOn: isoDate,
  users: z.array(z.string()),
  /** the same with their names */
  participants: z.array(userReference),
  renewOn: isoDate.nullable(),
})
export type FirmTraining = z.output<typeof firmTraining>

const { page, limit } = pageFields()
export const firmTrainingSearchBody = z.object({ page, limit })
export type FirmTrainingSearch = z.output<typeof firmTrainingSearchBody>

type Held = Pick<FirmTraining, 'title' | 'heldOn' | 'renewOn'>

/** What is wrong with the days of a training, by field; empty when nothing is (FIRM-3). */
export const trainingProblems = (
  { heldOn, renewOn }: { heldOn: IsoDate; renewOn?: IsoDate | null | undefined },
  today: IsoDate,
): Record<string, string> => {
  if (heldOn > today) return { heldOn: 'A training is entered once it was held.' }
  return renewOn && renewOn <= heldOn ? { renewOn: 'The renewal comes after the training.' } : {}
}

/** The trainings that are still to be renewed: a later one of the same title renews those before (FIRM-3). */
export const trainingsToRenew = <T extends Held>(trainings: readonly T[]): T[] =>
  trainings.filter(
    ({ title, heldOn, renewOn }) =>
      renewOn !== null &&
      !trainings.some((other) => other.heldOn > heldOn && foldText(other.title) === foldText(title)),
  )
