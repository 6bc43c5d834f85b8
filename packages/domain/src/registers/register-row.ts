import * as z from 'zod'
import { ownerGrounds } from '../ownership/owner-grounds.ts'
import { linkRoles } from '../shared/link-roles.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { filter, yesOrNo } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { shareCertificate } from '../shares/share-certificate.ts'
import { shareEvent } from '../shares/share-event.ts'
import { registerFacts } from './missing-facts.ts'
import { registerEntry } from './register-entry.ts'
import { registerNames } from './registers.ts'

/** The body that asks for a register as at a day, or with all of its history up to it; without `asAt` as at today. */
export const registerSearchBody = z.object({
  organizationId: text(100),
  register: z.enum(registerNames),
  asAt: filter(optionalIsoDate),
  history: filter(yesOrNo),
})

const party = { personId: z.string().optional(), organizationId: z.string().optional(), name: z.string() }
const joint = z.union([z.object({ personId: z.string() }), z.object({ organizationId: z.string() })])
const day = z.string().nullable()
const known = z.string().nullish()

const address = {
  address: known,
  /** with `history`: the addresses of before, the latest first, each with the day on which it was left */
  formerAddresses: z.array(z.object({ address: z.string(), until: z.string() })).optional(),
}

const officerRow = z.object({
  ...party,
  role: z.enum(linkRoles),
  /** in the words of the law: that of a nominee director is 'Director' */
  office: z.string().optional(),
  appointed: day,
  ceased: day,
  birth: known,
  nationality: known,
  occupation: known,
  formerNames: known,
  ...address,
  otherDirectorships: z.array(z.object({ name: z.string(), appointed: day, ceased: day })).nullish(),
  registerName: known,
  registeredNumber: known,
  /** of a director who stands in for owners */
  nature: z.string().optional(),
  entered: known,
})

const heldShares = {
  ...party,
  class: z.string().nullable(),
  number: z.number().nullable(),
  percentage: z.number(),
  acquired: day,
  ceased: day,
  /** the first day of the uninterrupted membership or ownership */
  entered: day,
}

const shareRow = z.object({
  ...heldShares,
  /** those who hold the shares together with the first */
  jointWith: z.array(joint).readonly().optional(),
  /** the names of all who hold them together, which `name` joins */
  jointNames: z.array(z.string()).readonly().optional(),
  ...address,
  /** on all of these shares, without a premium; null: not known */
  paid: z.number().nullish(),
  /** in the register of interests: the company of the group whose shares they are */
  groupCompany: z.string().optional(),
  /** in the register of interests: the nominee who holds the shares for the director or the secretary */
  heldBy: z.string().optional(),
  numbers: z.array(z.object({ from: z.number(), to: z.number() })).optional(),
})

const ownerRow = z.object({
  ...heldShares,
  birth: known,
  nationality: known,
  address: known,
  /** by what, and of how much */
  nature: z.string(),
  votes: z.number(),
  grounds: z.array(z.enum(ownerGrounds)),
  /** the grounds of control that were declared */
  control: z.array(z.string()),
})

const { from, to } = shareEvent.shape

const eventRow = shareEvent
  .pick({ _id: true, kind: true, on: true, number: true, ratio: true, from: true, to: true })
  .extend({
    name: z.string(),
    class: z.string(),
    toClass: z.string().nullable(),
    parties: z.array(z.union([from.element, to.element])),
  })

const certificateRow = shareCertificate.extend({ name: z.string() })

/** A row of a register: an officer (OWN-3), shares (OWN-4, OWN-5), an owner (OWN-7), or of a book an event, a certificate, an entry. */
export const registerRow = z.union([officerRow, ownerRow, shareRow, certificateRow, eventRow, registerEntry])
export type RegisterRow = z.output<typeof registerRow>

type WithParty<Row> = Omit<Row, 'personId' | 'organizationId'> & ({ personId: string } | { organizationId: string })
export type RegisterOfficer = WithParty<z.output<typeof officerRow>>
export type RegisterShare = WithParty<z.output<typeof shareRow>>
export type OwnerRow = WithParty<z.output<typeof ownerRow>>
export type RegisterEventRow = z.output<typeof eventRow>
export type RegisterCertificate = z.output<typeof certificateRow>

/** What a register lacks of what its section asks for, by person or company (OWN-14). */
export const missingFacts = z.object({ ...party, fields: z.array(z.enum(registerFacts)) })
