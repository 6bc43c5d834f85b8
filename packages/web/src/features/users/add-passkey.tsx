import { Button, Code, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { useState } from 'react'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { ModalForm } from '#ui/modal-form'
import { makePasskey } from './passkey-browser.ts'
import { changedByNewSecondFactor } from './users.api.ts'

type Values = { name: string; password: string }

const createPasskey = async ({ name, password }: Values) => {
  const { options } = await request(passkeysCalls.createPasskeyOptions, { body: { password } })
  const response = await makePasskey(options)
  return request(passkeysCalls.createPasskey, { body: { name, response } })
}

const RecoveryCodes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => (
  <Dialog opened onClose={onClose} title="Your recovery codes">
    <Stack gap="md">
      <Text size="sm">
        Keep these recovery codes. Each signs you in once, with your password, when you do not have the passkey. They
        are not shown again.
      </Text>
      <Code block>{codes.join('\n')}</Code>
      <DialogActions>
        <Button onClick={onClose}>I have kept them</Button>
      </DialogActions>
    </Stack>
  </Dialog>
)

/** Adds a passkey; somebody who had no second factor sees the recovery codes afterwards (USER-22). */
export const AddPasskey = ({ onClose }: { onClose: () => void }) => {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([])
  const form = useDialogForm({
    about: 'new passkey',
    initial: { name: '', password: '' },
    toBody: ({ name, password }) => (password ? { name: name.trim(), password } : undefined),
    mutation: useApiMutation({
      run: createPasskey,
      successMessage: 'Passkey added',
      failureMessage: (error) =>
        error instanceof ApiProblem
          ? errorMessage(error)
          : 'The passkey could not be created. Try again, or try another device.',
      refresh: changedByNewSecondFactor,
    }),
    onSaved: (answer) => (answer.recoveryCodes.length > 0 ? setRecoveryCodes(answer.recoveryCodes) : onClose()),
  })

  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />

  return (
    <ModalForm title="Add a passkey" onClose={onClose} submitLabel="Continue" {...form.dialog}>
      <Text size="sm">Your device will ask for your fingerprint, your face or its PIN.</Text>
      <TextInput label="Name" placeholder="For example Work laptop" maxLength={100} {...form.text('name')} />
      <PasswordInput label="Password" required {...form.text('password')} autoComplete="current-password" />
    </ModalForm>
  )
}
