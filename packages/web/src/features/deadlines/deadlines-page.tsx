import { Button, Chip, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { getRouteApi } from '@tanstack/react-router'
import { deadlineStateLabels } from '@registrar/domain/deadlines/deadline'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import '@mantine/core/styles/Chip.layer.css'
import { formatCount } from '@registrar/domain/shared/count-text'
import { deadlineKindLabels, deadlineKinds } from '@registrar/domain/deadlines/deadline-kinds'
import { today } from '#lib/clock'
import { type ListState, useListState } from '#lib/list-state'
import { BrandFilter } from '#ui/brand-filter'
import { ExportButton } from '#ui/export-button'
import { ListPage } from '#ui/list-page'
import { Onwards } from '#ui/onwards'
import { ViewTabs } from '#ui/view-tabs'
import { ViewsButton } from '#ui/views-button'
import { useUserOptions } from '#features/users'
import { useMay } from '#lib/may'
import { useSessionUser } from '#lib/session'
import { KindsFilter } from '#ui/kinds-filter'
import { MoreFilters } from '#ui/more-filters'
import { Picker } from '#ui/picker'
import { SearchBox } from '#ui/search-box'
import { Together } from '#ui/together'
import { deadlineGroups, type DeadlineListState, filtersOf, type StateGroup } from './deadline-list-search.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { DeadlineRows } from './deadline-rows.tsx'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'
import { type TickedRows, useTickedRows } from './ticked-rows.ts'

// Loaded when a row is ticked.
const SelectedRows = lazy(async () => ({ default: (await import('./selected-rows.tsx')).SelectedRows }))

/** The filters of the deadlines page: search terms, kinds, person in charge, brand, snoozed. */
const DeadlineFilters = ({ values, set }: ListState<DeadlineListState>) => {
  const users = useUserOptions()
  const me = useSessionUser()?._id
  const isMine = me !== undefined && values.user === me

  return (
    <>
      <SearchBox
        value={values.search}
        onChange={(search) => set({ search }, { replace: true })}
        placeholder="Company or subject"
      />
      <MoreFilters isSet={[values.kinds, values.user, values.brand].some((value) => value !== undefined)}>
        <KindsFilter
          kinds={deadlineKinds}
          labels={deadlineKindLabels}
          placeholder="Any kind"
          value={values.kinds ?? []}
          onChange={(kinds) => set({ kinds: kinds.length > 0 ? kinds : undefined })}
          miw={200}
          maw={420}
          flex={{ base: '1 1 100%', sm: 'none' }}
        />
        <Picker
          aria-label="In charge"
          placeholder="Anybody in charge"
          data={[{ value: 'none', label: 'Nobody in charge' }, ...users]}
          value={values.user ?? null}
          onChange={(user) => set({ user: user ?? undefined })}
          clearable
          w={200}
          flex={{ base: '1 1 200px', sm: 'none' }}
        />
        <BrandFilter
          value={values.brand}
          onChange={(brand) => set({ brand })}
          flex={{ base: '1 1 150px', sm: 'none' }}
        />
      </MoreFilters>
      <Group gap={6} mih={36}>
        <Chip size="xs" checked={isMine} onChange={(wanted) => set({ user: wanted ? me : undefined })}>
          Mine
        </Chip>
        <Chip
          size="xs"
          checked={values.due === 'week'}
          onChange={(wanted) => set({ due: wanted ? 'week' : undefined })}
        >
          Due this week
        </Chip>
        <Chip size="xs" checked={values.snoozed ?? false} onChange={(wanted) => set({ snoozed: wanted || undefined })}>
          Snoozed
        </Chip>
      </Group>
    </>
  )
}

const FIRST_ROWS = 10
const MORE_ROWS = 50

type Props = { group: StateGroup; filters: Parameters<typeof deadlinesQuery>[0]; ticked: TickedRows | undefined }

/** One group of the list: its count, its first rows, and the others on demand. */
const DeadlineGroup = ({ group: { state, days }, filters, ticked }: Props) => {
  const title = deadlineStateLabels[state]
  const [limit, setLimit] = useState(FIRST_ROWS)
  const list = useQuery(deadlinesQuery({ ...filters, ...days, limit }))
  const page = list.data
  const left = page ? page.totalItems - page.data.length : 0
  // A company that was taken over may have one; most firms have none.
  if (state === 'unconfirmed' && !page?.totalItems) return null

  return (
    <Paper component="section" aria-label={title} className={classes.group}>
      <Group gap="xs" align="baseline" px="md" py={{ base: 6, sm: 'sm' }}>
        <Title order={2} c={state === 'overdue' && page?.totalItems ? 'var(--app-red-text)' : undefined}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" aria-live="polite">
          {page && formatCount(page.totalItems)}
        </Text>
      </Group>
      <DeadlineRows list={list} ticked={ticked} />
      {page?.totalItems === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="sm">
          Nothing.
        </Text>
      )}
      {left > 0 && (
        <Button variant="subtle" m="xs" onClick={() => setLimit(limit + MORE_ROWS)} loading={list.isPlaceholderData}>
          Show more ({formatCount(left)})
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
  const filters = filtersOf(values, today())
  const ticked = useTickedRows(JSON.stringify(filters))
  const mayChange = useMay(deadlinesCalls.snoozeDeadline)
  const total = useQuery(deadlinesQuery({ ...filters, limit: 1 })).data?.totalItems

  return (
    <ListPage
      title="Deadlines"
      count={total === undefined ? undefined : `${formatCount(total)} in total`}
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
      <ViewTabs list="deadlines" values={values} counted={{ body: (of) => filtersOf(of, today()) }} />
      {values.view === 'calendar' ? (
        <MonthCalendar
          month={values.month ?? today().slice(0, 7)}
          filters={filters}
          onMonth={(month) => set({ month })}
        />
      ) : (
        <Stack gap="md">
          {ticked.rows.length > 0 && (
            <Suspense>
              <SelectedRows ticked={ticked} />
            </Suspense>
          )}
          <Together>
            {deadlineGroups(today(), values.due).map((group) => (
              <DeadlineGroup
                key={`${group.state}/${JSON.stringify(filters)}`}
                group={group}
                filters={filters}
                ticked={mayChange ? ticked : undefined}
              />
            ))}
          </Together>
          {total === 0 && (
            <Group justify="center">
              <Onwards to="/organization" label="Organizations" />
            </Group>
          )}
        </Stack>
      )}
    </ListPage>
  )
}
