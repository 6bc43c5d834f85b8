import type { IsoDate } from '../shared/iso-date.ts'
import { type LinkRole, linkRoles } from './link.ts'

/** How long something holds: from its first day to the day before its last mark. A day that is not known is null. */
export type Period = { from: IsoDate | null; ceased: IsoDate | null }

/** One appointment to a role, from the day of appointment to the day before `ceased`. */
export type Term = { role: LinkRole; appointed: IsoDate | null; ceased: IsoDate | null }

/** Shares of one class, from the day they were acquired to the day before `ceased`. `nominal` is in euro. */
export type ShareHolding = {
  class: string
  number: number
  nominal: number | null
  acquired: IsoDate | null
  ceased: IsoDate | null
}

/** Whether a period holds on a day (OWN-1). One without a first day has always held, one that has not ceased still does. */
export const isInForce = ({ from, ceased }: Period, day: IsoDate): boolean =>
  (from === null || from <= day) && (ceased === null || day < ceased)

export const isTermInForce = ({ appointed, ceased }: Term, day: IsoDate): boolean =>
  isInForce({ from: appointed, ceased }, day)

export const isHoldingInForce = ({ acquired, ceased }: ShareHolding, day: IsoDate): boolean =>
  isInForce({ from: acquired, ceased }, day)

/** The roles whose terms are in force on a day, each once, in the order of the catalogue. */
export const rolesOn = (terms: readonly Term[], day: IsoDate): LinkRole[] =>
  linkRoles.filter((role) => terms.some((term) => term.role === role && isTermInForce(term, day)))

// A term that would end on its first day never held.
const endTerm = (term: Term, day: IsoDate): Term[] => (term.appointed === day ? [] : [{ ...term, ceased: day }])

/**
 * The terms once somebody has saved plain `roles`: a role that is new begins today, one that is gone ends today, and the
 * past stays as it was (OWN-2).
 */
export const termsAfterRoles = (terms: readonly Term[], roles: readonly LinkRole[], today: IsoDate): Term[] => {
  const held = rolesOn(terms, today)
  const kept = terms.flatMap((term) =>
    isTermInForce(term, today) && !roles.includes(term.role) ? endTerm(term, today) : [term],
  )
  const begun = roles
    .filter((role, index) => !held.includes(role) && roles.indexOf(role) === index)
    .map((role) => ({ role, appointed: today, ceased: null }))
  return [...kept, ...begun]
}

/** How many shares are held on a day, over all classes. */
export const sharesOn = (holdings: readonly ShareHolding[], day: IsoDate): number =>
  holdings.filter((holding) => isHoldingInForce(holding, day)).reduce((sum, { number }) => sum + number, 0)
