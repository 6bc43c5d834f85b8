import * as z from 'zod'
import { type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { requiredText } from '../shared/text.ts'
import { type LinkRole, linkRoles } from '../shared/link-roles.ts'

/** How long something is in force: from `from` to the day before `ceased`. A day that is not known is null. */
export type Period = { from: IsoDate | null; ceased: IsoDate | null }

const dayOrNull = optionalIsoDate.default(null)
const CEASED_BEFORE = { path: ['ceased'], error: 'The end date is before the start date.' }
const isInOrder = (from: IsoDate | null, ceased: IsoDate | null) => from === null || ceased === null || from <= ceased

/** One appointment to a role, from the day of appointment to the day before `ceased` (OWN-1). */
export const linkTerm = z
  .object({ role: z.enum(linkRoles), appointed: dayOrNull, ceased: dayOrNull })
  .refine(({ appointed, ceased }) => isInOrder(appointed, ceased), CEASED_BEFORE)
export type Term = z.output<typeof linkTerm>

const MAX_SHARES = 1_000_000_000_000

/** Shares of one class, from the day they were acquired to the day before `ceased` (OWN-1). `nominal` is in euro. */
export const shareHolding = z
  .object({
    class: requiredText(100).default('Ordinary'),
    number: z
      .number()
      .max(MAX_SHARES, 'At most 1,000,000,000,000 shares.')
      .int('Shares are whole.')
      .min(0, 'Must be 0 or more.'),
    nominal: z.number().min(0, 'Must be 0 or more.').max(MAX_SHARES).nullable().default(null),
    acquired: dayOrNull,
    ceased: dayOrNull,
  })
  .refine(({ acquired, ceased }) => isInOrder(acquired, ceased), CEASED_BEFORE)
export type ShareHolding = z.output<typeof shareHolding>

/**
 * Whether a period includes a day (OWN-1). A period without a first day has always been in force, and one that has not
 * ceased still is.
 */
export const isInForce = ({ from, ceased }: Period, day: IsoDate): boolean =>
  (from === null || from <= day) && (ceased === null || day < ceased)

/** The periods in their order, those that overlap or follow each other without a gap as one; those of no day are left out. */
export const joinPeriods = (periods: readonly Period[]): Period[] =>
  periods
    .filter(({ from, ceased }) => from === null || from !== ceased)
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
    .reduce<Period[]>((joined, { from, ceased }) => {
      const last = joined.at(-1)
      const isGap = !last || (last.ceased !== null && (from ?? '') > last.ceased)
      if (isGap) return [...joined, { from, ceased }]

      const end = last.ceased === null || ceased === null ? null : last.ceased > ceased ? last.ceased : ceased
      return [...joined.slice(0, -1), { ...last, ceased: end }]
    }, [])

/** The first day of the uninterrupted time that includes a day; null where that is not known. */
export const beginningOf = (periods: readonly Period[], day: IsoDate): IsoDate | null =>
  joinPeriods(periods).find((period) => isInForce(period, day))?.from ?? null

/** Whether somebody has the role of a term on a day (OWN-1). */
export const isTermInForce = ({ appointed, ceased }: Term, day: IsoDate): boolean =>
  isInForce({ from: appointed, ceased }, day)

/** Whether somebody holds the shares on a day (OWN-1). */
export const isHoldingInForce = ({ acquired, ceased }: ShareHolding, day: IsoDate): boolean =>
  isInForce({ from: acquired, ceased }, day)

/**
 * Whether a link is past on a day: it had terms or shares, and all of them have ceased. Any other is present, also one without a
 * role (LINK-11).
 */
export const isPastLink = (
  { terms, holdings }: { terms: readonly Term[]; holdings: readonly ShareHolding[] },
  day: IsoDate,
): boolean => {
  const periods = [...terms, ...holdings]
  return periods.length > 0 && periods.every(({ ceased }) => ceased !== null && ceased <= day)
}

/** The roles whose terms are in force on a day, each once, in the order of the terms. */
export const rolesOn = (terms: readonly Term[], day: IsoDate): LinkRole[] => [
  ...new Set(terms.filter((term) => isTermInForce(term, day)).map(({ role }) => role)),
]

// A term that would end on its first day was never in force.
const endTerm = (term: Term, day: IsoDate): Term[] => (term.appointed === day ? [] : [{ ...term, ceased: day }])

// A new term without an end would overlap a later one (OWN-1), so the later one begins today instead.
const beginRole = (terms: readonly Term[], role: LinkRole, today: IsoDate): Term[] => {
  const startOf = ({ appointed }: Term) => appointed ?? ''
  const [next] = terms
    .filter((term) => term.role === role && startOf(term) > today)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))

  const others = terms.filter((term) => term !== next)
  return [...others, next ? { ...next, appointed: today } : { role, appointed: today, ceased: null }]
}

/**
 * The terms after somebody has saved plain `roles`: a new role begins today, a removed one ends today, and the past stays as
 * it was (OWN-2). The terms in force come last, in the order of `roles`.
 */
export const termsAfterRoles = (terms: readonly Term[], roles: readonly LinkRole[], today: IsoDate): Term[] => {
  const held = rolesOn(terms, today)
  const kept = terms.flatMap((term) =>
    isTermInForce(term, today) && !roles.includes(term.role) ? endTerm(term, today) : [term],
  )
  const begun = new Set(roles.filter((role) => !held.includes(role)))
  const after = [...begun].reduce((all, role) => beginRole(all, role, today), kept)

  const orderOf = (term: Term) => (isTermInForce(term, today) ? roles.indexOf(term.role) : -1)
  return after.toSorted((one, other) => orderOf(one) - orderOf(other))
}

const isEverInForce = ({ appointed, ceased }: Term): boolean => appointed === null || appointed !== ceased

/** Whether two terms give one role on the same day (OWN-1). */
export const isOverlapping = (one: Term, other: Term): boolean =>
  one.role === other.role &&
  isEverInForce(one) &&
  isEverInForce(other) &&
  (one.ceased === null || (other.appointed ?? '') < one.ceased) &&
  (other.ceased === null || (one.appointed ?? '') < other.ceased)

/** The place of the first term during which an earlier one of the list already gives the role (OWN-1); -1 when there is none. */
export const findOverlappingTerm = (terms: readonly Term[]): number =>
  terms.findIndex((term, index) => terms.slice(0, index).some((earlier) => isOverlapping(earlier, term)))

/** How many shares are held on a day, over all classes. */
export const sharesOn = (holdings: readonly ShareHolding[], day: IsoDate): number =>
  holdings.filter((holding) => isHoldingInForce(holding, day)).reduce((sum, { number }) => sum + number, 0)

/** Ends the running terms or holdings of somebody who leaves on that day. Those that ended earlier stay (OWN-8). */
export const endOn = <T extends Term | ShareHolding>(periods: readonly T[], day: IsoDate): T[] =>
  periods.flatMap((period): T[] => {
    const from = 'role' in period ? period.appointed : period.acquired
    const isRunning = period.ceased === null || period.ceased > day
    if (!isRunning) return [period]
    return from !== null && from >= day ? [] : [{ ...period, ceased: day }]
  })
