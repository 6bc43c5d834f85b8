import { followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import * as z from 'zod'
import { addressOf, listDefaults, listFilter, listSearch, offeredFilters } from '#lib/list-state'

/** No sort, ascending, both states on (FUP-30). */
const defaults = { ...listDefaults('', 'asc'), inProgress: true, completed: true }

const toggle = z.boolean().default(true).catch(true)
const validateSearch = listSearch(['', ...followUpListing.sortFields], defaults, {
  ...offeredFilters(followUpListing.filters),
  inProgress: toggle,
  completed: toggle,
  archived: listFilter(z.literal(true)),
  view: listFilter(z.literal('board')),
})

export type FollowUpListState = z.output<typeof validateSearch>

/** The search parameters of the follow-up list; `search` is the organization's name. */
export const followUpListSearch = addressOf(validateSearch, defaults)

/** The filters as the calls take them. Both states on, or both off, means all follow-ups (FUP-10). */
export const filtersOf = ({
  search,
  name,
  startDate,
  deadline,
  due,
  waiting,
  user,
  archived,
  inProgress,
  completed,
}: FollowUpListState) => ({
  organization_name: search,
  name,
  startDate,
  deadline,
  due,
  waiting,
  user,
  ...(archived && { archived_at: true }),
  // A deadline that is not a target makes nothing due (FUP-13).
  ...(deadline && { hasTarget: true }),
  ...(inProgress !== completed && (inProgress ? { inProgress } : { completed })),
})
