import { Text } from '@mantine/core'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { UserMultiSelect } from '#features/users'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useAssignDeadline, usersOf } from './deadlines.api.ts'

type Props = { row: DeadlineRow; title: string; onClose: () => void }

/** Puts users in charge of a task, or of the company that a deadline is of. */
export const AssignDialog = ({ row, title, onClose }: Props) => {
  const isTask = row.kind === 'TASK'
  const form = useDialogForm({
    initial: { users: usersOf(row) },
    toBody: ({ users }) => (isTask && users.length === 0 ? undefined : users),
    mutation: useAssignDeadline(row),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Assign" isOpen onClose={onClose} submitLabel="Assign" {...form.dialog}>
      <Text size="sm">
        {isTask ? title : `Choose who is in charge of ${row.organizationName} and all its deadlines.`}
      </Text>
      <UserMultiSelect
        isField
        label="Users"
        placeholder="Select users..."
        users={form.values.users}
        onChange={(users) => form.change({ users })}
      />
    </ModalForm>
  )
}
