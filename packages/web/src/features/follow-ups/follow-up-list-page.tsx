import { SegmentedControl } from '@mantine/core'
import { followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { getRouteApi } from '@tanstack/react-router'
import { followUpBulk } from '#features/bulk'
import { type ListState, useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { followUpColumns } from './follow-up-columns.tsx'
import { followUpFilterFields } from './follow-up-filters.tsx'
import { filtersOf, type FollowUpListState } from './follow-up-list-search.ts'
import { FollowUpSummaryPanel } from './follow-up-summary.tsx'
import { FOLLOW_UPS } from './follow-ups.api.ts'
import { ProcessBoard } from './process-board.tsx'

const route = getRouteApi('/staff/followUp')

/** The list or the board of the chosen kind; without a kind there is no board (FUP-38). */
const ViewSwitch = ({ state: { values, set } }: { state: ListState<FollowUpListState> }) =>
  values.name && (
    <SegmentedControl
      aria-label="View"
      size="xs"
      data={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board' },
      ]}
      value={values.view ?? 'list'}
      onChange={(view) => set({ view: view === 'board' ? view : undefined }, { replace: true })}
    />
  )

/** All active follow-ups, with a summary of what is due (FUP-30). */
export const FollowUpListPage = () => {
  const state = useListState(route.useSearch())
  const { name, view } = state.values
  const board = view === 'board' && name && <ProcessBoard name={name} filters={filtersOf(state.values)} />

  return (
    <ListView
      title={followUpListing.title}
      name={FOLLOW_UPS}
      call={followUpsCalls.searchFollowUps}
      exportCall={followUpsCalls.exportFollowUps}
      bulk={followUpBulk}
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
      filterControls={<ViewSwitch state={state} />}
      insteadOfRows={board}
      underFilters={<FollowUpSummaryPanel values={state.values} />}
    />
  )
}
