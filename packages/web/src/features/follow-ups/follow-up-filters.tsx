import { Chip, Group } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { FOLLOW_UP_FIRST_DAY, FOLLOW_UP_LAST_DAY } from '@registrar/domain/follow-ups/follow-up'
import { followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { DateField } from '#ui/date-field'
import { Picker } from '#ui/picker'
import { type FilterControlProps, filterFields } from '#lib/filter-field'
import type { FollowUpListState } from './follow-up-list-search.ts'
import { followUpOptions } from './follow-up-options.ts'

type Props = FilterControlProps<FollowUpListState>

const KindFilter = ({ values, set, label, isInline }: Props) => (
  <Picker
    {...(isInline ? { 'aria-label': label, w: 220 } : { label, comboboxProps: { withinPortal: false } })}
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
      {...(isInline ? { 'aria-label': label, w: 150 } : { label, popoverProps: { withinPortal: false } })}
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

/** The filters of the follow-up list (FUP-9, FUP-10). */
export const followUpFilterFields = filterFields<typeof followUpListing, FollowUpListState>(followUpListing, {
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
  inProgress: {
    isInline: true,
    control: StateFilter,
    isSet: ({ inProgress, completed }) => inProgress !== completed,
  },
})
