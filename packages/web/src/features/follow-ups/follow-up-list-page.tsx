import { Chip, Group, SegmentedControl } from '@mantine/core'
import { followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { getRouteApi } from '@tanstack/react-router'
import '@mantine/core/styles/Chip.layer.css'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { FOLLOW_UP_FIRST_DAY, FOLLOW_UP_LAST_DAY } from '@registrar/domain/follow-ups/follow-up'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { followUpBulk } from '#features/bulk'
import { UserFilter, UserName } from '#features/users'
import { type ListState, useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { DateField } from '#ui/date-field'
import { Picker } from '#ui/picker'
import { type FilterControlProps, filterFields } from '#lib/filter-field'
import { followUpColumns } from './follow-up-columns.tsx'
import { filtersOf, type FollowUpListState } from './follow-up-list-search.ts'
import { FollowUpSummaryPanel } from './follow-up-summary.tsx'
import { FOLLOW_UPS } from './follow-ups.api.ts'
import { ProcessBoard } from './process-board.tsx'
import { followUpOptions } from './follow-up-options.ts'

type Props = FilterControlProps<FollowUpListState>

const KindFilter = ({ values, set, label, isInline }: Props) => (
  <Picker
    {...(isInline ? { 'aria-label': label, w: 200 } : { label, comboboxProps: { withinPortal: false } })}
    placeholder="Any follow-up"
    data={followUpOptions}
    value={values.name ?? null}
    onChange={(name) => set({ name: name ?? undefined })}
    clearable
    nothingFoundMessage="No follow-up of that name"
  />
)

const dayFilter = (field: 'startDate' | 'deadline', placeholder: string) => {
  const DayFilter = ({ values, set, label, isInline }: Props) => (
    <DateField
      {...(isInline ? { 'aria-label': label, w: 136 } : { label, popoverProps: { withinPortal: false } })}
      placeholder={placeholder}
      minDate={FOLLOW_UP_FIRST_DAY}
      maxDate={FOLLOW_UP_LAST_DAY}
      value={values[field] ?? null}
      onEntry={(chosen) => set({ [field]: chosen ?? undefined }, { replace: true })}
    />
  )
  return DayFilter
}

const StateFilter = ({ values, set }: Props) => (
  <Group gap={6} mih={36} role="group" aria-label="State">
    <Chip size="xs" checked={values.inProgress} onChange={(inProgress) => set({ inProgress })}>
      In progress
    </Chip>
    <Chip size="xs" checked={values.completed} onChange={(completed) => set({ completed })}>
      Completed
    </Chip>
    <Chip
      size="xs"
      checked={values.archived === true}
      onChange={(isArchived) => set({ archived: isArchived || undefined })}
    >
      Archived
    </Chip>
  </Group>
)

const InChargeFilter = (props: Props) => <UserFilter {...props} placeholder="Anybody in charge" />

/** The filters of the follow-up list (FUP-9, FUP-10). */
const followUpFilterFields = filterFields<typeof followUpListing, FollowUpListState>(followUpListing, {
  name: { isInline: true, control: KindFilter, chipText: ({ name }) => name && followUpCatalogue[name].label },
  startDate: {
    isInline: true,
    control: dayFilter('startDate', 'Started from'),
    chipText: ({ startDate }) => displayDate(startDate),
  },
  deadline: {
    isInline: true,
    control: dayFilter('deadline', 'Due by'),
    chipText: ({ deadline }) => displayDate(deadline),
  },
  user: { isInline: true, control: InChargeFilter, chipText: ({ user = '' }) => <UserName id={user} /> },
  inProgress: {
    isInline: true,
    control: StateFilter,
    isSet: ({ inProgress, completed }) => inProgress !== completed,
  },
})

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
      filters={filtersOf}
      columns={followUpColumns}
      rowTo={(row) =>
        `/organization/${row.organization_id}/FOLLOW_UP_BETA_TAB${row.archived_at ? '?archived=true' : ''}#${row._id}`
      }
      state={state}
      unsorted=""
      searchPlaceholder="Organization name"
      empty="No follow-ups found"
      onwards={{ to: '/organization', label: 'Organizations' }}
      failureMessage="Error fetching follow-ups"
      filterFields={followUpFilterFields}
      filterControls={<ViewSwitch state={state} />}
      insteadOfRows={board}
      underFilters={<FollowUpSummaryPanel values={state.values} />}
    />
  )
}
