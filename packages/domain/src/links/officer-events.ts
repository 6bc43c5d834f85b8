import type { FiledChange, Office } from '../filings/filing-event.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import { isTermInForce, joinPeriods, type Period, type Term } from './link-terms.ts'

/** An appointment to an office, or a cessation. */
export type OfficerEvent = FiledChange & { change: 'appointed' | 'ceased'; on: IsoDate }

const officeOfRole: Partial<Record<LinkRole, Office>> = {
  director: 'director',
  nomineeDirector: 'director',
  secretary: 'secretary',
}

/** The office that a role gives in law; undefined for a role that gives none. */
export const officeOf = (role: LinkRole): Office | undefined => officeOfRole[role]

// Terms that overlap or follow each other without a gap are one time in office: a director who becomes a nominee director is not
// appointed anew.
const timesInOffice = (terms: readonly Term[]): Period[] =>
  joinPeriods(terms.map(({ appointed, ceased }) => ({ from: appointed, ceased })))

/**
 * Terms of office as the law counts them: those of one office that overlap or follow each other without a gap are one (OWN-3). The role is that of
 * the day, else that of the last of them.
 */
export const officeTerms = (terms: readonly Term[], day: IsoDate): Term[] =>
  (['director', 'secretary'] as const).flatMap((office) => {
    const own = terms.filter(
      ({ role, appointed, ceased }) => officeOf(role) === office && (appointed === null || appointed !== ceased),
    )
    return timesInOffice(own).flatMap(({ from, ceased }) => {
      const within = own
        .filter(({ appointed }) => (appointed ?? '') >= (from ?? '') && (ceased === null || (appointed ?? '') < ceased))
        .toSorted((one, other) => (one.appointed ?? '').localeCompare(other.appointed ?? ''))
      const told = within.findLast((term) => isTermInForce(term, day)) ?? within.at(-1)
      return told ? [{ role: told.role, appointed: from, ceased }] : []
    })
  })

/** The appointments and cessations that terms tell, by office. A day that is not known tells none (FIL-8). */
const officerEvents = (terms: readonly Term[]): OfficerEvent[] =>
  (['director', 'secretary'] as const).flatMap((office) =>
    timesInOffice(terms.filter(({ role }) => officeOf(role) === office)).flatMap(({ from, ceased }) => [
      ...(from === null ? [] : [{ office, change: 'appointed' as const, on: from }]),
      ...(ceased === null ? [] : [{ office, change: 'ceased' as const, on: ceased }]),
    ]),
  )

const isSame = (one: OfficerEvent) => (other: OfficerEvent) =>
  one.office === other.office && one.change === other.change && one.on === other.on

/** The events that a save of terms adds, and those that it takes away: a day that is corrected is one of each (FIL-8). */
export const changedOfficerEvents = (
  before: readonly Term[],
  after: readonly Term[],
): { added: OfficerEvent[]; removed: OfficerEvent[] } => {
  const [old, now] = [officerEvents(before), officerEvents(after)]
  return {
    added: now.filter((event) => !old.some(isSame(event))),
    removed: old.filter((event) => !now.some(isSame(event))),
  }
}

/** The offices that were held before a day, by terms of a company. */
export const officesBefore = (terms: readonly Term[], day: IsoDate): Set<Office> =>
  new Set(
    terms.filter(({ appointed }) => appointed === null || appointed < day).flatMap(({ role }) => officeOf(role) ?? []),
  )

/**
 * The events of plain roles, which say no day, that an office is told of. The officers of a company that had none of the kind until
 * today, `before`, are those with whom it was taken over (FIL-8).
 */
export const undatedEvents = (events: readonly OfficerEvent[], before: ReadonlySet<Office>): OfficerEvent[] =>
  events.filter(({ change, office }) => change === 'ceased' || before.has(office))

/** The days on which offices begin and end; null where nobody has said it. */
export type OfficeDays = { appointedOn: IsoDate | null; ceasedOn: IsoDate | null }

/** Terms that plain roles have changed `today`, with the offices from and to the days that are known (FIL-8). */
export const withOfficeDays = (
  before: readonly Term[],
  after: readonly Term[],
  { appointedOn, ceasedOn }: OfficeDays,
  today: IsoDate,
): Term[] =>
  after.map((term) => {
    const { role, appointed, ceased } = term
    if (officeOf(role) === undefined) return term
    const isBegun = appointed === today && !before.some((one) => one.role === role && one.appointed === today)
    const isEnded = ceased === today && !before.some((one) => one.role === role && one.ceased === today)
    return {
      ...term,
      ...(isBegun && appointedOn && { appointed: appointedOn }),
      ...(isEnded && ceasedOn && { ceased: ceasedOn }),
    }
  })
