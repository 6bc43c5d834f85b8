import { Text } from '@mantine/core'
import type { StaffMember } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { userName } from '@registrar/domain/users/users'
import { request } from '#lib/api'
import { useSessionUser } from '#lib/session'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { UserSelect } from './user-select.tsx'

/** Deactivates a user, and asks who takes over the open tasks and companies (USER-15). */
export const DeactivateModal = ({ leaver, onClose }: { leaver: StaffMember; onClose: () => void }) => {
  const me = useSessionUser()
  const name = userName(leaver)
  const form = useDialogForm({
    about: leaver._id,
    initial: { handOverTo: me && me._id !== leaver._id ? me._id : (null as string | null) },
    toBody: ({ handOverTo }) => (handOverTo ? { active: false, handOverTo } : undefined),
    mutation: useApiMutation({
      run: (body: { active: boolean; handOverTo: string }) =>
        request(staffCalls.updateStaff, { params: { id: leaver._id }, body }),
      successMessage: `${name} is deactivated`,
      refresh: ['staff', 'users', 'tasks', 'organizations'],
    }),
    onSaved: onClose,
  })

  return (
    <ModalForm title={`Deactivate ${name}`} onClose={onClose} submitLabel="Deactivate" isDestructive {...form.dialog}>
      <Text size="sm">
        Their sessions end at once, and they can no longer sign in. Their name stays in histories and on done tasks.
      </Text>
      <UserSelect label="Open tasks and companies go to" required {...form.field('handOverTo')} />
    </ModalForm>
  )
}
