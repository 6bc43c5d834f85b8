import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UserSelect } from '#features/users'
import { today } from '#lib/clock'
import { DateField } from '#ui/date-field'
import { Picker } from '#ui/picker'
import { PagedResult } from '#ui/query-result'
import { RecordAsOf } from './record-as-of.tsx'
import { HISTORY_LIMIT, historyQuery, type HistoryRecord } from './history.api.ts'
import { useHistoryFilters } from './history-filters.ts'
import { HistoryEntryCard } from './history-entry-card.tsx'
import classes from './history.module.css'

type Option = { value: string; label: string }

// A filtered page has fewer fields. The filter keeps offering the fields that it offered before.
const useFieldOptions = (fields: { field: string; label: string }[]): Option[] => {
  const [known, setKnown] = useState<Option[]>([])
  const added = fields
    .map(({ field, label }) => ({ value: field, label }))
    .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index)
    .filter(({ value }) => !known.some((one) => one.value === value))
  if (added.length > 0) setKnown([...known, ...added].toSorted((one, other) => one.label.localeCompare(other.label)))

  return known
}

/** The history of a record: filters, how it was on a day, and its entries (HIST-1, HIST-2, HIST-6). */
export const RecordHistory = ({ recordType, recordId, isTab = false }: HistoryRecord & { isTab?: boolean }) => {
  const record = { recordType, recordId }
  const [page, setPage] = useState(1)
  const { values, set } = useHistoryFilters(isTab)
  const { changedBy: person = null, changedField: field = null, asItWasOn: day = null } = values
  const query = useQuery(historyQuery(record, { page, person, field }))
  const fieldOptions = useFieldOptions(query.data?.data.flatMap((entry) => entry.fields) ?? [])

  const filterBy = (patch: typeof values) => {
    setPage(1)
    set(patch)
  }

  return (
    <Stack gap="md" component="section" aria-label="History">
      <Group gap="sm" align="flex-start" role="search" aria-label="Filter the history">
        <UserSelect
          label="By"
          placeholder="Anybody"
          value={person}
          onChange={(id) => filterBy({ changedBy: id ?? undefined })}
        />
        <Picker
          label="Field"
          placeholder="Any field"
          data={fieldOptions}
          value={field}
          onChange={(name) => filterBy({ changedField: name ?? undefined })}
          clearable
        />
        <DateField
          label="As it was on"
          value={day}
          onEntry={(date) => set({ asItWasOn: date ?? undefined })}
          maxDate={today()}
        />
      </Group>
      {day && <RecordAsOf key={day} record={record} day={day} />}
      <PagedResult
        query={query}
        failureMessage="Error fetching the history"
        empty="No changes found"
        paginationLabel="Pages of the history"
        page={page}
        limit={HISTORY_LIMIT}
        onPage={setPage}
      >
        {(entries) => (
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <HistoryEntryCard key={entry._id} entry={entry} recordType={recordType} />
            ))}
          </ul>
        )}
      </PagedResult>
    </Stack>
  )
}
