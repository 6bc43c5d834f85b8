import { capitalised } from '../shared/capitalised.ts'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { FilingKind } from './filing-kinds.ts'

/** The offices of which the CRO keeps a register. A nominee director is a director in law. */
export const offices = ['director', 'secretary'] as const
export type Office = (typeof offices)[number]

/** What may change of somebody who holds an office: the office itself, or what the register of officers says (s. 149). */
export const officeChanges = ['appointed', 'ceased', 'name', 'address', 'nationality', 'occupation'] as const
export type OfficeChange = (typeof officeChanges)[number]

/** What changed of one officer of a company. */
export type FiledChange = { office: Office; change: OfficeChange }

/** Who an officer is: a person, or a company. */
export type Officer = { personId: string; memberId: null } | { personId: null; memberId: string }

/**
 * Something that happened to a company and that an office must be told of (FIL-7). `event` says what, without the name of a person,
 * which may change: names are read with `people`.
 */
export type FilingEvent = {
  organizationId: string
  kind: FilingKind
  eventDate: IsoDate
  /** left out where `people` say it; the title of the kind when nobody says it */
  event?: string | undefined
  people?: readonly (Officer & FiledChange)[]
  /** the day on which it was filed already */
  sentOn?: IsoDate | null | undefined
  submissionNumber?: string | null | undefined
}

/** Stands between two events that one filing tells. No event has it in its own text. */
export const NEXT_EVENT = '; '

/** Changes without the names of whom they are about, as what happened is stored. */
export const nameless = (changes: readonly FiledChange[]): FiledChange[] =>
  changes.map(({ office, change }) => ({ office, change }))

const inWords = ({ office, change }: FiledChange, count: number): string => {
  const officers = count === 1 ? office : `${count} ${office === 'director' ? 'directors' : 'secretaries'}`
  if (change === 'appointed' || change === 'ceased') return `${officers} ${change}`
  return `${change} of ${count === 1 ? `a ${office}` : officers} changed`
}

/**
 * Says what changed of officers: 'Director appointed, 2 secretaries ceased'; with their names 'Director appointed: Marie Byrne;
 * secretary ceased: Paul Kelly'. It is '' without changes.
 */
export const changesInWords = (changes: readonly (FiledChange & { name?: string })[]): string => {
  const groups = [...Map.groupBy(changes, ({ office, change }) => `${office} ${change}`).values()]
  const named = groups.some((group) => group.some(({ name }) => name))
  const texts = groups.flatMap((group) => {
    const names = group.flatMap(({ name }) => (name ? [name] : []))
    return group
      .slice(0, 1)
      .map((first) => [inWords(first, group.length), ...(names.length > 0 ? [names.join(', ')] : [])].join(': '))
  })
  return capitalised(texts.join(named ? NEXT_EVENT : ', '))
}

const kindsOfBranches: Partial<Record<FilingKind, FilingKind>> = { B10: 'F3', B2: 'F4' }

/** The kind under which a branch of a foreign company tells an event; null for what it does not tell (Companies Act 2014, s. 1302). */
export const kindOfBranch = (kind: FilingKind): FilingKind | null => kindsOfBranches[kind] ?? null

const MONTHS_BACK = 12

/** What decides whether something that happened to a company is filed; `isStruckOff`: the company is over (ORG-36). */
export type CompanyOfEvent = { incorporationDate: IsoDate | null; isBeingFormed: boolean; isStruckOff: boolean }

/** Why no office is to be told of something. */
export type NoFiling = 'beingFormed' | 'ofForm' | 'old' | 'struckOff'

/**
 * Why no office is to be told of what happened on a day; undefined where one is (FIL-7). Not of what Form A1 says: what was so on the
 * day of incorporation, or in a company that is being formed. Nor of what is more than a year old when it is entered, nor of a company
 * that was struck off.
 */
export const whyNoFiling = (
  eventDate: IsoDate,
  { incorporationDate, isBeingFormed, isStruckOff }: CompanyOfEvent,
  today: IsoDate,
): NoFiling | undefined => {
  if (isBeingFormed) return 'beingFormed'
  if (isStruckOff) return 'struckOff'
  if (incorporationDate !== null && eventDate <= incorporationDate) return 'ofForm'
  return eventDate < addMonths(today, -MONTHS_BACK) ? 'old' : undefined
}
