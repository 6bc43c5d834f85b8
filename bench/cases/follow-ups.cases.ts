import {
  followUpListing,
  type FollowUpFilters,
  type FollowUpSearchInput,
} from '@registrar/domain/follow-ups/follow-up-listing'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: FollowUpSearchInput): Step[] => [step(followUpsCalls.searchFollowUps, { body })]

/** The filters that staff use, alone and combined. */
const filters: Partial<FollowUpFilters>[] = [
  { name: 'AR_TRADING' },
  { inProgress: true },
  { completed: true },
  { startDate: '2026-06-01' },
  { deadline: '2026-06-01' },
  { due: 'overdue' },
  { due: 'soon' },
  { organization_name: 'liffey' },
  { organization_name: 'o' },
  { name: 'STRIKE_OFF', inProgress: true, deadline: '2026-12-01' },
]

const sorts = followUpListing.sortFields.flatMap((sortField) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({ sortField, sortOrder })),
)

const organizationSearches: BodyInput<typeof followUpsCalls.searchFollowUpOrganizations>[] = [
  {},
  { page: 4 },
  { sortOrder: 'desc' },
  { name: 'AR_TRADING' },
  { search: 'liffey' },
  { search: 'liffey', name: 'AR_TRADING', sortOrder: 'desc' },
]

export const followUpsCases: BenchCase[] = [
  {
    name: 'follow-ups: list',
    variants: () => [1, 2, 3, 4, 5, 6, 7, 8].map((page) => search({ page })),
    target: targets.anyList,
  },
  {
    name: 'follow-ups: list, each sort',
    variants: () => sorts.map((sort) => search(sort)),
    target: targets.anyList,
  },
  {
    name: 'follow-ups: list, each filter with each sort',
    variants: () => filters.flatMap((filter) => sorts.map((sort) => search({ ...filter, ...sort }))),
    target: targets.anyList,
  },
  {
    name: 'follow-ups: summary',
    variants: () => [{}, ...filters].map((body) => [step(followUpsCalls.summarizeFollowUps, { body })]),
    target: targets.anyList,
  },
  {
    name: 'follow-ups: organizations with theirs',
    variants: () => organizationSearches.map((body) => [step(followUpsCalls.searchFollowUpOrganizations, { body })]),
    target: targets.anyList,
  },
  {
    name: 'follow-ups: of one organization',
    variants: ({ organizations }) => organizations.map((organization_id) => search({ organization_id })),
    target: targets.none,
  },
]
