import { Text } from '@mantine/core'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import type { UserReference } from '@registrar/domain/users/users'
import { useState } from 'react'
import { UserMultiSelect } from '#features/users'
import { ModalForm } from '#ui/modal-form'
import { useAssignDeadline, usersOf } from './deadlines.api.ts'

type Props = { row: DeadlineRow; title: string; onClose: () => void }

/** Puts users in charge of a task, or of the company that a deadline is of. */
export const AssignDialog = ({ row, title, onClose }: Props) => {
  const [users, setUsers] = useState<UserReference[]>(usersOf(row))
  const assign = useAssignDeadline(row)
  const isTask = row.kind === 'TASK'

  return (
    <ModalForm
      title="Assign"
      isOpen
      onClose={onClose}
      onSubmit={() => assign.mutate(users, { onSuccess: onClose })}
      submitLabel="Assign"
      isBusy={assign.isPending}
      canSubmit={!isTask || users.length > 0}
    >
      <Text size="sm">
        {isTask ? title : `Choose who is in charge of ${row.organizationName} and all its deadlines.`}
      </Text>
      <UserMultiSelect isField label="Users" placeholder="Select users..." users={users} onChange={setUsers} />
    </ModalForm>
  )
}
