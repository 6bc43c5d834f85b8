import { Chip, Group, Select } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { FOLLOW_UP_FIRST_DAY, FOLLOW_UP_LAST_DAY } from '@registrar/domain/follow-ups/follow-up'
import type { ListState } from '#lib/list-state'
import { DateField } from '#ui/date-field'
import type { FollowUpListState } from './follow-up-list-search.ts'

const kinds = followUpCodes.map((value) => ({ value, label: followUpCatalogue[value].label }))

/** The filters of the follow-up list (FUP-9, FUP-10). */
export const FollowUpFilters = ({ values, set }: ListState<FollowUpListState>) => {
  const dayFilter = (field: 'startDate' | 'deadline', label: string, placeholder: string) => (
    <DateField
      aria-label={label}
      placeholder={placeholder}
      minDate={FOLLOW_UP_FIRST_DAY}
      maxDate={FOLLOW_UP_LAST_DAY}
      value={values[field] ?? null}
      onChange={(chosen) => set({ [field]: chosen ?? undefined }, { replace: true })}
      w={150}
    />
  )

  return (
    <>
      <Select
        aria-label="Follow-up name"
        placeholder="Any follow-up"
        data={kinds}
        value={values.name ?? null}
        onChange={(name) => set({ name: name ?? undefined })}
        searchable
        clearable
        nothingFoundMessage="No follow-up of that name"
        w={220}
      />
      {dayFilter('startDate', 'Start date, on or after', 'Started from')}
      {dayFilter('deadline', 'Deadline, on or before', 'Due by')}
      <Group gap={6}>
        <Chip size="xs" checked={values.inProgress} onChange={(inProgress) => set({ inProgress })}>
          In progress
        </Chip>
        <Chip size="xs" checked={values.completed} onChange={(completed) => set({ completed })}>
          Completed
        </Chip>
      </Group>
    </>
  )
}
