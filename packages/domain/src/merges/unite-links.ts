import type { LinkControl } from '../links/link.ts'
import { isOverlapping, type ShareHolding, type Term } from '../links/link-terms.ts'
import { isSameValue } from '../shared/same-value.ts'
import { sharesIn } from '../shares/share-sums.ts'

type Parts = {
  beneficiaryPercentage: number
  terms: Term[]
  holdings: ShareHolding[]
  controls: LinkControl[]
  nomineeFor: string | null
  instructs?: boolean
}

const isDated = ({ appointed, ceased }: Term): boolean => appointed !== null || ceased !== null

const isRunningAndDated = ({ appointed, ceased }: Term): boolean => appointed !== null && ceased === null

// From the earlier first day to the later end; a term without an end still runs.
const spanOf = (one: Term, other: Term): Term => {
  const first = (one.appointed ?? '') <= (other.appointed ?? '') ? one : other
  const last = (one.ceased ?? '') >= (other.ceased ?? '') ? one : other
  const isRunning = one.ceased === null || other.ceased === null
  return { ...one, appointed: first.appointed, ceased: isRunning ? null : last.ceased }
}

// Two records may give one appointment different days. As two terms they would be listed twice in the registers (OWN-1).
const withoutOverlaps = (terms: readonly Term[]): Term[] =>
  terms.reduce<Term[]>((separate, term) => {
    const isOfSameOffice = (other: Term) =>
      term.appointed !== null && other.appointed !== null && isOverlapping(term, other)
    const others = separate.filter((other) => !isOfSameOffice(other))

    return [...others, separate.filter(isOfSameOffice).reduce(spanOf, term)]
  }, [])

// If a running term has its first day, the terms without days say nothing more and are left out. Terms with different days
// are separate appointments, unless they overlap.
const termsOfRole = (keep: readonly Term[], merge: readonly Term[]): Term[] => {
  const distinct = [...keep, ...merge.filter((term) => !keep.some((other) => isSameValue(other, term)))]
  return withoutOverlaps(distinct.some(isRunningAndDated) ? distinct.filter(isDated) : distinct)
}

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
  controls: [...keep.controls, ...merge.controls],
  terms: groupsOf(keep.terms, merge.terms, ({ role }) => role).flatMap(([own, other]) => termsOfRole(own, other)),
  holdings: groupsOf(keep.holdings, merge.holdings, (holding) => holding.class).flatMap(([own, other]) => [
    ...largerHoldings(own, other),
  ]),
  nomineeFor: keep.nomineeFor ?? merge.nomineeFor,
  ...((keep.instructs || merge.instructs) && { instructs: true }),
})
