import type { IsoDate } from '../shared/iso-date.ts'

/** The days within which a change of facts calls for a review of a signed file (AML-22). */
export const DAYS_TO_REVIEW = 30

/** What a change of calls for a review of a signed file (AML-22), in the order in which it is named. */
export const changedFacts = ['owner', 'director', 'country', 'name', 'activity', 'status'] as const
export type ChangedFact = (typeof changedFacts)[number]

/** The facts of a company that a signed file rests on. People and companies are named by their ids. */
export type ReviewFacts = {
  name: string
  activity: string
  /** `creationStatus` */
  status: string
  directors: readonly string[]
  owners: readonly string[]
  /** the country of residence or of the registered office of each, as a code or a folded text */
  countries: Readonly<Record<string, string>>
  /** the folded name of each director and owner; a file that was signed before names were kept has none */
  names?: Readonly<Record<string, string>>
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

// Somebody who has come or gone has changed neither country nor name.
const differsOfAny = (before: ReviewFacts['countries'] = {}, now: ReviewFacts['countries'] = {}): boolean =>
  Object.entries(now).some(([id, value]) => before[id] !== undefined && before[id] !== value)

/** What has changed between the facts of a signed file and those of today, in the order of `changedFacts` (AML-22). */
export const changesOf = (before: ReviewFacts, now: ReviewFacts): ChangedFact[] => {
  const isChanged: Record<ChangedFact, boolean> = {
    owner: !isSameSet(before.owners, now.owners),
    director: !isSameSet(before.directors, now.directors),
    country: differsOfAny(before.countries, now.countries),
    name: before.name !== now.name || differsOfAny(before.names, now.names),
    activity: before.activity !== now.activity,
    status: before.status !== now.status,
  }
  return changedFacts.filter((fact) => isChanged[fact])
}

/** The facts under the ids of the records that others were merged into. Whoever was merged has no other name for that. */
export const withMergedIds = (facts: ReviewFacts, keptId: (id: string) => string): ReviewFacts => {
  const countries = Object.entries(facts.countries).map(([id, country]) => [keptId(id), country] as const)
  const names = Object.entries(facts.names ?? {}).filter(([id]) => keptId(id) === id)
  return {
    ...facts,
    directors: [...new Set(facts.directors.map(keptId))],
    owners: [...new Set(facts.owners.map(keptId))],
    countries: Object.fromEntries(countries),
    ...(facts.names && { names: Object.fromEntries(names) }),
  }
}

/** What has changed since a file was signed: all of it is one review, from the day of the first change; null when nothing has (AML-22). */
export const pendingChanges = (
  facts: { signed: ReviewFacts; now: ReviewFacts },
  first: IsoDate | null,
  today: IsoDate,
): { facts: ChangedFact[]; on: IsoDate } | null => {
  const changed = changesOf(facts.signed, facts.now)
  return changed.length === 0 ? null : { facts: changed, on: first ?? today }
}

/** What has changed, in words: `owner, director and name`. */
export const changedText = (facts: readonly ChangedFact[]): string =>
  [facts.slice(0, -1).join(', '), facts.at(-1)].filter(Boolean).join(' and ')
