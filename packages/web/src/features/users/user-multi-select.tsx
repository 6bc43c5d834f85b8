import type { UserReference } from '@registrar/domain/users/users'
import { useRef, useState } from 'react'
import { MultiPicker } from '#ui/multi-picker'
import { useUserOptions } from './user-select.tsx'

type Props = {
  users: UserReference[]
  onChange: (users: UserReference[]) => void
  label: string
  placeholder: string
  /** whether it is a required field of a form, with a visible label */
  isField?: boolean
  error?: string | undefined
  /** the toast of a failed search; by default the error's code */
  failureMessage?: (error: unknown) => string
}

/**
 * Picks several users. Choosing a ticked user again removes it, so that the keyboard can remove users too. A chosen user
 * stays chosen even when it is no longer among the options.
 */
export const UserMultiSelect = ({ users, onChange, label, placeholder, isField, error, failureMessage }: Props) => {
  const options = useUserOptions(failureMessage)
  const [isOpen, setOpen] = useState(false)
  const isErasing = useRef(false)
  const known = new Set(options.map((option) => option.value))
  const unlisted = users.filter((user) => !known.has(user.userId))
  const data = [...options, ...unlisted.map((user) => ({ value: user.userId, label: user.userName }))]

  const choose = (ids: string[]) => {
    if (isErasing.current) return
    onChange(ids.map((userId) => ({ userId, userName: data.find((one) => one.value === userId)?.label ?? '' })))
  }

  return (
    <MultiPicker
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // A choice closes the list, since an open list covers the buttons under it.
      onOptionSubmit={() => setOpen(false)}
      {...(isField ? { label, required: true } : { 'aria-label': label })}
      error={error}
      placeholder={users.length === 0 ? placeholder : undefined}
      data={data}
      value={users.map((user) => user.userId)}
      onChange={choose}
      // Backspace in the empty search would unassign the last user, who may be saved at once.
      onKeyDown={(event) => {
        isErasing.current = event.key === 'Backspace'
      }}
      onKeyUp={() => {
        isErasing.current = false
      }}
      clearable
      nothingFoundMessage="No user of that name"
      w={{ base: '100%', sm: isField ? '100%' : 380 }}
      miw={0}
    />
  )
}
