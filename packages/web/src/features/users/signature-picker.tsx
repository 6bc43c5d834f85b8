import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { userName } from '@registrar/domain/users/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorCode } from '#lib/error-message'
import { toast } from '#ui/toasts'
import { userSearchQuery } from './users.api.ts'

/** Milliseconds from the last key to the search, and how many users it shows. Source: part 2, section 9. */
const DEBOUNCE_MS = 300
const MOST_FOUND = 5

type Signature = { user_id: string; user_name: string }
type Props = { label: string; value: Signature | null | undefined; onChange: (value: Signature | null) => void }

/** Picks who signs: the server searches the users, five at most. */
export const SignaturePicker = ({ label, value, onChange }: Props) => {
  const [typed, setTyped] = useState(value?.user_name ?? '')
  const [search] = useDebouncedValue(typed === value?.user_name ? '' : typed, DEBOUNCE_MS)
  const { data: found = [], error } = useQuery({
    ...userSearchQuery(search, MOST_FOUND),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) toast.error(errorCode(error))
  }, [error])
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
      // What the server found is what is shown: its search folds accents, the box's own would not.
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
