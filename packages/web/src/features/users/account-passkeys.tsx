import { Button } from '@mantine/core'
import type { Passkey } from '@registrar/domain/users/passkeys'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { useState } from 'react'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { PlainTable } from '#ui/plain-table'
import { PasswordDialog } from './password-dialog.tsx'

const headings = [{ label: 'Passkey' }, { label: 'Created' }, { label: 'Last used' }, { label: 'Remove' }]

const RemovePasskey = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const removal = useApiMutation({
    run: (body: { password: string }) => request(passkeysCalls.removePasskey, { params: { id: passkey._id }, body }),
    successMessage: 'Passkey removed',
    refresh: ['secondFactor'],
  })

  return (
    <PasswordDialog
      title="Remove the passkey"
      submitLabel="Remove"
      isDestructive
      text={`${passkey.name} will not sign you in any more. Delete it on your device too.`}
      mutation={removal}
      onDone={onClose}
      onClose={onClose}
    />
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
