import { Code, Group, Image, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import '@mantine/core/styles/Image.layer.css'
import type { NewTotp } from '@registrar/domain/users/second-factor'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { toDataURL } from 'qrcode'
import { useState } from 'react'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { PasswordDialog } from './password-dialog.tsx'
import { changedByNewSecondFactor } from './users.api.ts'

/** A new authenticator app and the QR code of its secret, as the address of a picture. */
type ShownTotp = NewTotp & { image: string }

const createTotp = async (body: { password: string }): Promise<ShownTotp> => {
  const totp = await request(secondFactorCalls.createTotp, { body })
  return { ...totp, image: await toDataURL(totp.uri, { margin: 1, width: 200 }) }
}

type Props = {
  /** whether the user has recovery codes, which those of the app replace */
  hasRecoveryCodes: boolean
  onClose: () => void
}

const ConfirmAuthenticator = ({ totp, hasRecoveryCodes, onClose }: Props & { totp: ShownTotp }) => {
  const form = useDialogForm({
    about: 'new authenticator',
    initial: { code: '' },
    toBody: ({ code }) => (code.trim() ? { code: code.trim() } : undefined),
    mutation: useApiMutation({
      run: (body: { code: string }) => request(secondFactorCalls.confirmTotp, { body }),
      successMessage: 'Authenticator app added',
      refresh: changedByNewSecondFactor,
    }),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Add an authenticator app" onClose={onClose} submitLabel="Turn on" {...form.dialog}>
      <Text size="sm">Scan the picture with your app, or type the secret.</Text>
      <Group wrap="nowrap" align="flex-start">
        <Image src={totp.image} alt="QR code of the secret" w={160} h={160} radius="sm" />
        <Code style={{ overflowWrap: 'anywhere' }}>{totp.secret}</Code>
      </Group>
      <Text size="sm">
        Keep these recovery codes. Each signs you in once when you do not have the app. They are not shown again.
        {hasRecoveryCodes && ' When you turn on the app, they replace the recovery codes that you have.'}
      </Text>
      <Code block>{totp.recoveryCodes.join('\n')}</Code>
      <TextInput
        label="Code of the app"
        inputMode="numeric"
        required
        {...form.text('code')}
        autoComplete="one-time-code"
      />
    </ModalForm>
  )
}

/** Adds an authenticator app: asks for the password, then shows the QR code and the recovery codes, and takes the first code. */
export const AddAuthenticator = (props: Props) => {
  const [totp, setTotp] = useState<ShownTotp>()
  const creation = useApiMutation({ run: createTotp })

  if (totp) return <ConfirmAuthenticator {...props} totp={totp} />
  return (
    <PasswordDialog
      title="Add an authenticator app"
      submitLabel="Continue"
      mutation={creation}
      onDone={setTotp}
      onClose={props.onClose}
    />
  )
}
