import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { getRouteApi } from '@tanstack/react-router'
import { useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { followUpColumns } from './follow-up-columns.tsx'
import { followUpFilterFields } from './follow-up-filters.tsx'
import { filtersOf } from './follow-up-list-search.ts'
import { FollowUpSummaryPanel } from './follow-up-summary.tsx'
import { FOLLOW_UPS } from './follow-ups.api.ts'

const route = getRouteApi('/staff/followUp')

/** All active follow-ups, with a summary of what is due (FUP-30). */
export const FollowUpListPage = () => {
  const state = useListState(route.useSearch())

  return (
    <ListView
      title="Follow-ups"
      name={FOLLOW_UPS}
      call={followUpsCalls.searchFollowUps}
      exportCall={followUpsCalls.exportFollowUps}
      filters={filtersOf(state.values)}
      columns={followUpColumns}
      rowTo={(row) =>
        `/organization/${row.organization_id}/FOLLOW_UP_BETA_TAB${row.archived_at ? '?archived=true' : ''}#${row._id}`
      }
      state={state}
      unsorted=""
      searchPlaceholder="Organization name"
      empty="No follow-ups found"
      failureMessage="Error fetching follow-ups"
      filterFields={followUpFilterFields}
      underFilters={<FollowUpSummaryPanel values={state.values} />}
    />
  )
}
