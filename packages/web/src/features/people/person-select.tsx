import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { userName } from '@registrar/domain/users/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { PEOPLE, personQuery } from './people.api.ts'

/** Milliseconds from the last key to the search (LIST-7). */
const DEBOUNCE_MS = 300

type Option = { value: string; label: string }

const readOptions = async (search: string): Promise<Option[]> => {
  const { data } = await request(peopleCalls.searchPeople, { body: { search } })
  return data.map((person) => ({ value: person._id, label: userName(person) }))
}

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange'> & {
  value: string | null
  onChange: (id: string | null) => void
}

/** Picks a person. The server searches; the chosen person is always an option. */
export const PersonSelect = ({ value, onChange, ...rest }: Props) => {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [debounced] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const chosen = useQuery({ ...personQuery(value ?? ''), enabled: value !== null })
  const chosenName = chosen.data ? userName(chosen.data) : chosen.error ? 'Unknown person' : ''

  const search = debounced === chosenName ? '' : debounced
  const found = useQuery({
    queryKey: [PEOPLE, 'select', search],
    queryFn: () => readOptions(search),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const options = found.data ?? []
  const isListed = value === null || options.some((one) => one.value === value)

  return (
    <Select
      searchable
      clearable
      nothingFoundMessage={found.isFetching ? 'Searching...' : 'No people found'}
      {...rest}
      data={isListed ? options : [{ value, label: chosenName }, ...options]}
      value={value}
      onChange={(id) => onChange(id)}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      filter={({ options: all }) => all}
      rightSection={isOpen && found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
