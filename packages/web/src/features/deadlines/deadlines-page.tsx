import { SegmentedControl, Stack } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { getRouteApi } from '@tanstack/react-router'
import { today } from '#lib/clock'
import { useListState } from '#lib/list-state'
import { ExportButton } from '#ui/export-button'
import { ListPage } from '#ui/list-page'
import { ViewsButton } from '#ui/views-button'
import { DeadlineFilters } from './deadline-filters.tsx'
import { DeadlineGroup } from './deadline-group.tsx'
import { deadlineGroups, filtersOf } from './deadline-list-search.ts'
import { MonthCalendar } from './month-calendar.tsx'

const route = getRouteApi('/staff/deadlines')

const views = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
] as const

/** What falls due, grouped by how near it is, or as a month (DUE-6). */
export const DeadlinesPage = () => {
  const state = useListState(route.useSearch())
  const { values, set } = state
  const filters = filtersOf(values)

  return (
    <ListPage
      title="Deadlines"
      actions={
        <>
          <SegmentedControl
            aria-label="View"
            data={[...views]}
            value={values.view}
            onChange={(view) => set({ view })}
          />
          <ViewsButton list="deadlines" state={{ ...state, values: { ...values, month: undefined } }} />
          <ExportButton call={deadlinesCalls.exportDeadlines} body={filters} />
        </>
      }
      filters={<DeadlineFilters {...state} />}
    >
      {values.view === 'calendar' ? (
        <MonthCalendar
          month={values.month ?? today().slice(0, 7)}
          filters={filters}
          onMonth={(month) => set({ month })}
        />
      ) : (
        <Stack gap="md">
          {deadlineGroups(today()).map((group) => (
            <DeadlineGroup key={`${group.state}/${JSON.stringify(filters)}`} group={group} filters={filters} />
          ))}
        </Stack>
      )}
    </ListPage>
  )
}
