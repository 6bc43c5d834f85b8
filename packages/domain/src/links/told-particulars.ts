import type { Office, OfficeChange } from '../filings/filing-event.ts'
import { type ToldCompany, toldFiling } from '../filings/told-filing.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { isTermInForce, type Term } from './link-terms.ts'
import { officeOf } from './officer-events.ts'

// The register has less of a secretary (s. 149(4)).
const OF_SECRETARIES: ReadonlySet<OfficeChange> = new Set(['name', 'address'])

/** The office under which changed particulars are filed by somebody who holds offices of a company, and which of them the register has (FIL-10). */
export const filedParticulars = (
  offices: readonly Office[],
  changes: readonly OfficeChange[],
): { office: Office; changes: OfficeChange[] } =>
  offices.includes('director')
    ? { office: 'director', changes: [...changes] }
    : { office: 'secretary', changes: changes.filter((change) => OF_SECRETARIES.has(change)) }

// The register of beneficial owners has no occupation (S.I. 110/2019).
const OF_OWNERS: ReadonlySet<OfficeChange> = new Set(['name', 'address', 'nationality'])

/** Which changed particulars of a beneficial owner the register of owners has (FIL-14). */
export const ownerParticulars = (changes: readonly OfficeChange[]): OfficeChange[] =>
  changes.filter((change) => OF_OWNERS.has(change))

const listOf = (changes: readonly OfficeChange[]): string =>
  [changes.slice(0, -1).join(', '), changes.at(-1)].filter(Boolean).join(' and ')

/** Says what changed of an owner, without a name, which may change: 'Address of a beneficial owner changed'. */
export const ownerChangeInWords = (changes: readonly OfficeChange[]): string => {
  const text = `${listOf(changes)} of a beneficial owner changed`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The terms of office of somebody in a company, as a dialog knows them. */
export type OfficesHeld = { name: string; company: ToldCompany; terms: readonly Term[] }

const officesOn = (terms: readonly Term[], day: IsoDate): Office[] =>
  terms.filter((term) => isTermInForce(term, day)).flatMap(({ role }) => officeOf(role) ?? [])

/** Whether a change of the particulars of somebody may concern one of the companies: on the day of the change, or today. */
export const holdsOffice = (held: readonly OfficesHeld[], days: readonly IsoDate[]): boolean =>
  held.some(({ terms }) => days.some((day) => officesOn(terms, day).length > 0))

type Day = { today: IsoDate; closingDays?: ClosingDays | undefined }

// What is to be filed of each company, those of one answer together.
const byCompany = (
  changes: readonly OfficeChange[],
  on: IsoDate,
  held: readonly OfficesHeld[],
  day: Day,
): Map<string, string[]> => {
  const told = held.flatMap(({ name, company, terms }) => {
    const offices = officesOn(terms, on)
    if (offices.length === 0) return []
    const isFiled = filedParticulars(offices, changes).changes.length > 0
    const none = `nothing is to be filed of the ${listOf(changes)} of a secretary.`
    return [{ name, text: isFiled ? toldFiling('B10', on, company, day) : none }]
  })
  const groups = Map.groupBy(told, ({ text }) => text)
  return new Map([...groups].map(([text, companies]) => [text, companies.map(({ name }) => name)]))
}

/**
 * Says before a save what it makes of particulars of an officer that changed on a day, by company, or why it makes nothing (FIL-10): 'The
 * address of an officer changes. Alpha Limited, Beta Limited: B10 to be filed by 11/12/2026.'
 */
export const toldParticulars = (
  changes: readonly OfficeChange[],
  on: IsoDate,
  held: readonly OfficesHeld[],
  day: Day,
): string => {
  const changed = `The ${listOf(changes)} of an officer ${changes.length === 1 ? 'changes' : 'change'}.`
  const told = [...byCompany(changes, on, held, day)].map(([text, names]) => `${names.join(', ')}: ${text}`)
  return told.length === 0
    ? `${changed} Nothing is to be filed: no office was held on ${displayDate(on)}.`
    : [changed, ...told].join(' ')
}

/**
 * Says before a save what is to be told of particulars of somebody who has shares (FIL-14); '' where the register of owners has none of
 * them. Who is a beneficial owner is found with the save.
 */
export const toldOwnerParticulars = (changes: readonly OfficeChange[], on: IsoDate, day: Day): string => {
  const filed = ownerParticulars(changes)
  if (filed.length === 0) return ''
  const told = toldFiling('RBO', on, undefined, day)
  return `Of each company whose owners are filed, where this is a beneficial owner: ${told}`
}
