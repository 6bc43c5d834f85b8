import { Select, TextInput } from '@mantine/core'
import { type Role, roleLabels, roles } from '@registrar/domain/access/roles'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useInvite } from './use-invite.ts'

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }))

const NOBODY: { email: string; role: Role } = { email: '', role: 'staff' }

/** Invites an email address to create an account (USER-14). `onInvited` gets the link, which is answered once, and closes the dialog. */
export const InviteModal = ({ onClose, onInvited }: { onClose: () => void; onInvited: (link: string) => void }) => {
  const form = useDialogForm({
    about: 'new invitation',
    initial: NOBODY,
    toBody: ({ email, role }) => (email.trim() ? { email: email.trim(), role } : undefined),
    mutation: useInvite(),
    onSaved: ({ link }) => onInvited(link),
  })

  return (
    <ModalForm title="Invite" onClose={onClose} submitLabel="Send the invitation" isSave={false} {...form.dialog}>
      <TextInput label="E-mail" type="email" required data-autofocus {...form.text('email')} />
      <Select
        label="Role"
        data={roleOptions}
        allowDeselect={false}
        value={form.values.role}
        onChange={(role) => form.change({ role: role ?? 'staff' })}
      />
    </ModalForm>
  )
}
