import { userName } from '@registrar/domain/users/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { errorCode } from '#lib/error-message'
import { useErrorToast } from '#lib/use-error-toast'
import { SearchSelect, useSearchText } from '#ui/search-select'
import { userSearchQuery } from './users.api.ts'

/** How many users the picker offers (AML-9). */
const MAX_OPTIONS = 5

type Signature = { user_id: string; user_name: string }
type Props = { label: string; value: Signature | null | undefined; onChange: (value: Signature | null) => void }

/** Picks the user who signs. The server searches, and finds five users at most. */
export const SignaturePicker = ({ label, value, onChange }: Props) => {
  const text = useSearchText(value?.user_name ?? '')
  const {
    data = [],
    error,
    ...found
  } = useQuery({ ...userSearchQuery(text.search, MAX_OPTIONS), placeholderData: keepPreviousData })
  useErrorToast(error, errorCode(error))

  return (
    <SearchSelect
      label={label}
      placeholder="Search a user..."
      clearable
      nothingFoundMessage="No user of that name"
      maw={420}
      value={value?.user_id ?? null}
      onChange={(id, name) => onChange(id === null ? null : { user_id: id, user_name: name ?? '' })}
      text={text}
      found={{ ...found, options: data.map((user) => ({ value: user._id, label: userName(user) })) }}
    />
  )
}
