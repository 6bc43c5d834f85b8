import { TextInput } from '@mantine/core'
import type { StaffMember } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { userName } from '@registrar/domain/users/users'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'

type Edits = Pick<StaffMember, 'firstName' | 'lastName' | 'email'>

/** Corrects the name and the address of a colleague, who is told by email of another address (USER-25). */
export const EditAccountModal = ({ member, onClose }: { member: StaffMember; onClose: () => void }) => {
  const { _id: id, firstName, lastName, email } = member
  const form = useDialogForm({
    about: id,
    initial: { firstName, lastName, email },
    toBody: (values) => (Object.values(values).every((text) => text.trim() !== '') ? values : undefined),
    mutation: useApiMutation({
      run: (body: Edits) => request(staffCalls.updateStaff, { params: { id }, body }),
      successMessage: (saved) => `${userName(saved)} is updated`,
      refresh: ['staff', 'users', 'session'],
    }),
    onSaved: onClose,
  })

  return (
    <ModalForm title={`Edit ${userName(member)}`} onClose={onClose} submitLabel="Save" {...form.dialog}>
      <TextInput label="First name" required data-autofocus {...form.text('firstName')} />
      <TextInput label="Last name" required {...form.text('lastName')} />
      <TextInput
        label="E-mail"
        type="email"
        required
        description="They sign in with it, and get a mail about the change at both addresses."
        {...form.text('email')}
      />
    </ModalForm>
  )
}
