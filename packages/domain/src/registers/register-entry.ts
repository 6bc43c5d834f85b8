import * as z from 'zod'
import { dayField, type Field, fieldOf, pickFields, shapeOf } from '../shared/field.ts'
import { isoDate } from '../shared/iso-date.ts'
import { optionalId, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

/** The registers in which staff enter what no record tells (OWN-16). */
export const enteredRegisters = ['charges', 'seal', 'contracts', 'interests'] as const
export type EnteredRegister = (typeof enteredRegisters)[number]

/** The fields of an entry in a register. */
export const registerEntryFieldTable = {
  organizationId: { kind: 'organization', label: 'Organization', column: 'register_entries.organization_id' },
  register: { kind: 'code', label: 'Register', column: 'register_entries.register', choices: enteredRegisters },
  on: fieldOf('day', isoDate)('Day', 'register_entries.entered_on'),
  description: fieldOf('text', requiredText(2000))('Description', 'register_entries.description'),
  /** whose interest or contract it is: of an interest of a spouse or a minor child, the director or secretary */
  personId: fieldOf('person', optionalId)('Person', 'register_entries.person_id'),
  ceased: dayField('Ceased', 'register_entries.ceased'),
} as const satisfies Record<string, Field>

const written = shapeOf(pickFields(registerEntryFieldTable, ['on', 'description', 'personId', 'ceased']))

const CEASED_BEFORE = { path: ['ceased'], error: 'The end date is before the start date.' }

/** The body of a new entry. */
export const newRegisterEntry = z
  .object({
    organizationId: text(100),
    register: z.enum(enteredRegisters),
    on: written.on,
    description: written.description,
    personId: written.personId.default(null),
    ceased: written.ceased.default(null),
  })
  .refine(({ on, ceased }) => ceased === null || on <= ceased, CEASED_BEFORE)
export type NewRegisterEntry = z.output<typeof newRegisterEntry>

/** The body of a change of an entry. */
export const registerEntryChanges = z.object({ ...written, ...loadedVersion }).partial()
export type RegisterEntryChanges = z.output<typeof registerEntryChanges>

/** An entry as every call answers it; in a register it is a row. */
export const registerEntry = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  register: z.enum(enteredRegisters),
  on: isoDate,
  description: z.string(),
  personId: z.string().nullable(),
  /** of the person; '' without one */
  name: z.string(),
  ceased: isoDate.nullable(),
})
export type RegisterEntry = z.output<typeof registerEntry>

const MAX_EVENT = 400

/** What the filing of a charge says that happened. A filing tells several events with '; ' between them. */
export const chargeEvent = (description: string): string =>
  `Charge: ${description.replaceAll(/[;\s]+/g, ' ').trim()}`.slice(0, MAX_EVENT).trim()
