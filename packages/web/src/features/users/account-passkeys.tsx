import { Button, PasswordInput, Text } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import type { Passkey } from '@registrar/domain/users/passkeys'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { useState } from 'react'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { PlainTable } from '#ui/plain-table'

const headings = [{ label: 'Passkey' }, { label: 'Created' }, { label: 'Last used' }, { label: 'Remove' }]

const RemovePasskey = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const form = useDialogForm({
    initial: { password: '' },
    toBody: ({ password }) => (password ? { password } : undefined),
    mutation: useApiMutation({
      run: (body: { password: string }) => request(passkeysCalls.removePasskey, { params: { id: passkey._id }, body }),
      successMessage: 'Passkey removed',
      refresh: ['secondFactor'],
    }),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Remove the passkey" isOpen onClose={onClose} submitLabel="Remove" {...form.dialog}>
      <Text size="sm">{passkey.name} will not sign you in any more. Delete it on your device too.</Text>
      <PasswordInput label="Password" required {...form.text('password')} autoComplete="current-password" />
    </ModalForm>
  )
}

/** The user's passkeys, each with a button that removes it (USER-22). */
export const AccountPasskeys = ({ passkeys }: { passkeys: Passkey[] }) => {
  const [removing, setRemoving] = useState<Passkey>()

  return (
    <>
      {passkeys.length > 0 && (
        <PlainTable label="Your passkeys" headings={headings}>
          {passkeys.map((passkey) => (
            <tr key={passkey._id}>
              <td>{passkey.name}</td>
              <td>{displayInstant(passkey.createdAt)}</td>
              <td>{passkey.lastUsedAt ? displayInstant(passkey.lastUsedAt) : 'Never'}</td>
              <td>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Remove the passkey ${passkey.name}`}
                  onClick={() => setRemoving(passkey)}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      {removing && <RemovePasskey passkey={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}
