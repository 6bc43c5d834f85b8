import type { TimelineKind } from '@registrar/domain/timeline/timeline-entry'
import { timelineCalls } from '@registrar/domain/timeline/timeline.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** The record around which things happened. */
export type TimelineOwner = { organizationId: string } | { peopleId: string }

export const TIMELINE_LIMIT = 15

/** A page of what happened around a record, the newest first; no kinds means all of them (TIME-1). */
export const timelineQuery = (owner: TimelineOwner, { kinds, page }: { kinds: TimelineKind[]; page: number }) =>
  queryOptions({
    queryKey: ['timeline', owner, kinds, page],
    queryFn: ({ signal }) =>
      request(timelineCalls.searchTimeline, { body: { ...owner, kinds, page, limit: TIMELINE_LIMIT }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
