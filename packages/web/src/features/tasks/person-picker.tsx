import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { personOptionsQuery } from './record-options.ts'
import type { PickedRecord } from './task-draft.ts'

/** The wait before a search is sent, in milliseconds (LIST-7). */
const DEBOUNCE_MS = 300

type Props = {
  label: string
  placeholder: string
  picked: PickedRecord | null
  onPick: (picked: PickedRecord | null) => void
}

/** Picks a person. The server searches. The picked person is always an option, even when the search does not find them. */
export const PersonPicker = ({ label, placeholder, picked, onPick }: Props) => {
  const [typed, setTyped] = useState(picked?.name ?? '')
  const [debounced] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const search = debounced === picked?.name ? '' : debounced
  const { data: found = [], isFetching } = useQuery(personOptionsQuery(search))
  const isFound = picked === null || found.some((one) => one.value === picked.id)
  const options = isFound ? found : [{ value: picked.id, label: picked.name }, ...found]

  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={options}
      value={picked?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(_, option) => onPick(option && { id: option.value, name: option.label })}
      filter={({ options: all }) => all}
      searchable
      clearable
      nothingFoundMessage={isFetching ? 'Searching…' : 'Nothing found'}
    />
  )
}
