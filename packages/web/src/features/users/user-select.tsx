import type { SelectProps } from '@mantine/core'
import { userName } from '@registrar/domain/users/users'
import { useQuery } from '@tanstack/react-query'
import { errorCode } from '#lib/error-message'
import { useErrorToast } from '#lib/use-error-toast'
import { Picker } from '#ui/picker'
import { userOptionsQuery } from './users.api.ts'

/** All users as options of a picker. A failure shows a toast with the error's code, or with the screen's own message. */
export const useUserOptions = (failureMessage: (error: unknown) => string = errorCode) => {
  const { data = [], error } = useQuery(userOptionsQuery)

  useErrorToast(error, failureMessage(error))

  return data.map((user) => ({ value: user._id, label: userName(user) }))
}

/** The name of a user known by id only. */
export const UserName = ({ id }: { id: string }) => useUserOptions().find((option) => option.value === id)?.label ?? '…'

/** Picks one user. */
export const UserSelect = (props: Omit<SelectProps, 'data'>) => (
  <Picker {...props} data={useUserOptions()} clearable nothingFoundMessage="No user of that name" />
)
