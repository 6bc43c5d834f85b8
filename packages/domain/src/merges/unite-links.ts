import type { ShareHolding, Term } from '../links/link-terms.ts'
import { isSameValue } from '../shared/same-value.ts'

type Parts = { beneficiaryPercentage: number; terms: Term[]; holdings: ShareHolding[]; nomineeFor: string | null }

const isDated = ({ appointed, ceased }: Term): boolean => appointed !== null || ceased !== null

const isRunningAndDated = ({ appointed, ceased }: Term): boolean => appointed !== null && ceased === null

// If a running term has its first day, the terms without days say nothing more and are left out. Terms with different days
// are separate appointments.
const termsOfRole = (keep: readonly Term[], merge: readonly Term[]): Term[] => {
  const distinct = [...keep, ...merge.filter((term) => !keep.some((other) => isSameValue(other, term)))]
  return distinct.some(isRunningAndDated) ? distinct.filter(isDated) : distinct
}

const sharesIn = (holdings: readonly ShareHolding[]): number => holdings.reduce((sum, { number }) => sum + number, 0)

// Two records of one holder name the same shares twice, so they are not added up.
const largerHoldings = (keep: readonly ShareHolding[], merge: readonly ShareHolding[]) =>
  sharesIn(merge) > sharesIn(keep) ? merge : keep

const groupsOf = <T>(keep: readonly T[], merge: readonly T[], keyOf: (item: T) => string) =>
  [...new Set([...keep, ...merge].map(keyOf))].map(
    (key) => [keep.filter((item) => keyOf(item) === key), merge.filter((item) => keyOf(item) === key)] as const,
  )

/** Unites the links that two merged records had to one organization: all roles, the higher percentage (MERGE-3). */
export const uniteLinks = (keep: Parts, merge: Parts): Parts => ({
  beneficiaryPercentage: Math.max(keep.beneficiaryPercentage, merge.beneficiaryPercentage),
  terms: groupsOf(keep.terms, merge.terms, ({ role }) => role).flatMap(([own, other]) => termsOfRole(own, other)),
  holdings: groupsOf(keep.holdings, merge.holdings, (holding) => holding.class).flatMap(([own, other]) => [
    ...largerHoldings(own, other),
  ]),
  nomineeFor: keep.nomineeFor ?? merge.nomineeFor,
})
