import { Button, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { getRouteApi } from '@tanstack/react-router'
import { deadlineStateLabels } from '@registrar/domain/deadlines/deadline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '#lib/clock'
import { useListState } from '#lib/list-state'
import { ExportButton } from '#ui/export-button'
import { ListPage } from '#ui/list-page'
import { ViewsButton } from '#ui/views-button'
import { DeadlineFilters } from './deadline-filters.tsx'
import { deadlineGroups, filtersOf, type StateGroup } from './deadline-list-search.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { DeadlineRows } from './deadline-rows.tsx'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'

const FIRST_ROWS = 10
const MORE_ROWS = 50

type Props = { group: StateGroup; filters: Parameters<typeof deadlinesQuery>[0] }

/** One group of the list: its count, its first rows, and the others on demand. */
const DeadlineGroup = ({ group: { state, days }, filters }: Props) => {
  const title = deadlineStateLabels[state]
  const [limit, setLimit] = useState(FIRST_ROWS)
  const list = useQuery(deadlinesQuery({ ...filters, ...days, limit }))
  const page = list.data
  const left = page ? page.totalItems - page.data.length : 0

  return (
    <Paper component="section" aria-label={title} className={classes.group}>
      <Group gap="xs" align="baseline" px="md" py="sm">
        <Title order={2} c={state === 'overdue' && page?.totalItems ? 'var(--app-red-text)' : undefined}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" aria-live="polite">
          {page?.totalItems}
        </Text>
      </Group>
      <DeadlineRows list={list} />
      {page?.totalItems === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="sm">
          Nothing.
        </Text>
      )}
      {left > 0 && (
        <Button variant="subtle" m="xs" onClick={() => setLimit(limit + MORE_ROWS)} loading={list.isPlaceholderData}>
          Show more ({left})
        </Button>
      )}
    </Paper>
  )
}

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
