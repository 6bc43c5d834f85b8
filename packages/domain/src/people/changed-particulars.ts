import type { OfficeChange } from '../filings/filing-event.ts'
import type { Person } from './person.ts'

/** The fields of a person that the register of officers has, by what the CRO is told of (Companies Act 2014, s. 149). */
export const particularFields = {
  name: ['firstName', 'lastName'],
  address: ['addressStreet1', 'addressZip1', 'addressCity1', 'addressState1', 'addressCountry1'],
  nationality: ['nationality'],
  occupation: ['occupation'],
} as const satisfies Partial<Record<OfficeChange, readonly (keyof Person)[]>>

type ParticularField = (typeof particularFields)[keyof typeof particularFields][number]
type Particulars = { [Field in ParticularField]?: string | null | undefined }

// Another spelling of the same is no change.
const inWords = (values: readonly (string | null | undefined)[]): string =>
  values
    .map((value) =>
      (value ?? '')
        .toLowerCase()
        .replaceAll(/[\s,.]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' ')

/** Whether two texts say the same, whatever their capitals, spaces, commas and full stops. */
export const saysTheSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  inWords([one]) === inWords([other])

/** Whether the name or the office of a company changes. To fill in what was empty changes nothing, nor does another spelling (FIL-9). */
export const isParticularChanged = (before: string | null | undefined, after: string | null | undefined): boolean =>
  Boolean(before?.trim()) && Boolean(after?.trim()) && !saysTheSame(before, after)

/**
 * Which particulars of the register a save changes (FIL-10). To fill in what was empty is no change of it, nor is to empty it.
 */
export const changedParticulars = (before: Particulars, changed: Particulars): OfficeChange[] =>
  (Object.keys(particularFields) as (keyof typeof particularFields)[]).filter((particular) => {
    const fields: readonly ParticularField[] = particularFields[particular]
    const old = inWords(fields.map((field) => before[field]))
    const now = inWords(fields.map((field) => (changed[field] === undefined ? before[field] : changed[field])))
    return old !== '' && now !== '' && old !== now
  })
