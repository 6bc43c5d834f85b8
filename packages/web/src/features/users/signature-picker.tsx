import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { userName } from '@registrar/domain/users/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode } from '#lib/error-message'
import { useErrorToast } from '#lib/use-error-toast'
import { userSearchQuery } from './users.api.ts'

/** Milliseconds from the last key to the search (LIST-7). */
const DEBOUNCE_MS = 300

/** How many users the picker offers (AML-9). */
const MAX_OPTIONS = 5

type Signature = { user_id: string; user_name: string }
type Props = { label: string; value: Signature | null | undefined; onChange: (value: Signature | null) => void }

/** Picks the user who signs. The server searches, and finds five users at most. */
export const SignaturePicker = ({ label, value, onChange }: Props) => {
  const [typed, setTyped] = useState(value?.user_name ?? '')
  const [search] = useDebouncedValue(typed === value?.user_name ? '' : typed, DEBOUNCE_MS)
  const { data: found = [], error } = useQuery({
    ...userSearchQuery(search, MAX_OPTIONS),
    placeholderData: keepPreviousData,
  })
  useErrorToast(error, errorCode(error))

  const options = found.map((user) => ({ value: user._id, label: userName(user) }))
  const chosen =
    value && !options.some((option) => option.value === value.user_id)
      ? [{ value: value.user_id, label: value.user_name }]
      : []
  const data = [...options, ...chosen]

  return (
    <Select
      label={label}
      placeholder="Search a user..."
      data={data}
      // The server's results show as they are: its search ignores accents, the filter of the box would not.
      filter={() => options}
      value={value?.user_id ?? null}
      onChange={(id) => {
        const user = data.find((option) => option.value === id)
        onChange(user ? { user_id: user.value, user_name: user.label } : null)
      }}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage="No user of that name"
      maw={420}
    />
  )
}
