import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { organizationOptionsQuery, personOptionsQuery } from './record-options.ts'

/** Wait before a search is sent. Source: part 2, section 9. */
const DEBOUNCE_MS = 300

export type PickedRecord = { id: string; name: string }

type Props = {
  label: string
  placeholder: string
  picked: PickedRecord | null
  onPick: (picked: PickedRecord | null) => void
}
type OptionsQuery = typeof organizationOptionsQuery | typeof personOptionsQuery

// The server searches; the picked one is shown though it may not be among what was found.
const RecordPicker = ({ label, placeholder, picked, onPick, optionsOf }: Props & { optionsOf: OptionsQuery }) => {
  const [typed, setTyped] = useState(picked?.name ?? '')
  const [waited] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const search = waited === picked?.name ? '' : waited
  const { data: found = [], isFetching } = useQuery(optionsOf(search))
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

/** Picks one of all organizations. */
export const OrganizationPicker = (props: Props) => <RecordPicker {...props} optionsOf={organizationOptionsQuery} />

/** Picks one of all people. */
export const PersonPicker = (props: Props) => <RecordPicker {...props} optionsOf={personOptionsQuery} />
