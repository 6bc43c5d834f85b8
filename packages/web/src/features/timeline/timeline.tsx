import type { AddressedRecord } from '#features/emails'
import { Stack } from '@mantine/core'
import { type TimelineKind, timelineKindLabels, timelineKinds } from '@registrar/domain/timeline/timeline-entry'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KindsFilter } from '#ui/kinds-filter'
import { PagedResult } from '#ui/query-result'
import { TimelineEntryRow } from './timeline-entry-row.tsx'
import { TIMELINE_LIMIT, type TimelineOwner, timelineQuery } from './timeline.api.ts'
import classes from './timeline.module.css'

export type TimelineProps = {
  owner: TimelineOwner
  /** the email field of the record, as it is today */
  record: AddressedRecord
}

/** What happened around a company or a person, the newest first, with a filter by kind (TIME-1). */
export const Timeline = ({ owner, record }: TimelineProps) => {
  const [kinds, setKinds] = useState<TimelineKind[]>([])
  const [page, setPage] = useState(1)
  const query = useQuery(timelineQuery(owner, { kinds, page }))

  const filterBy = (chosen: TimelineKind[]) => {
    setKinds(chosen)
    setPage(1)
  }

  return (
    <Stack gap="sm">
      <KindsFilter kinds={timelineKinds} labels={timelineKindLabels} value={kinds} onChange={filterBy} maw={520} />
      <PagedResult
        query={query}
        failureMessage="Error fetching the timeline"
        empty={kinds.length > 0 ? 'Nothing of these kinds has happened yet.' : 'Nothing has happened yet.'}
        paginationLabel="Pages of the timeline"
        page={page}
        limit={TIMELINE_LIMIT}
        onPage={setPage}
      >
        {(entries) => (
          <ul className={classes.entries} aria-label="Timeline">
            {entries.map((entry) => (
              <TimelineEntryRow key={entry._id} entry={entry} owner={owner} record={record} />
            ))}
          </ul>
        )}
      </PagedResult>
    </Stack>
  )
}
