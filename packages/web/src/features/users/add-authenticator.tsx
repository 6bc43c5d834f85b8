import { Code, Group, Image, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import '@mantine/core/styles/Image.layer.css'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { useQuery } from '@tanstack/react-query'
import { toDataURL } from 'qrcode'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { Failed, Loading } from '#ui/states'
import { changedByNewSecondFactor } from './users.api.ts'

// Each opening of the dialog makes a new secret: it is neither cached nor fetched again.
const newTotpQuery = {
  queryKey: ['newTotp'],
  queryFn: async () => {
    const totp = await request(secondFactorCalls.createTotp, {})
    return { ...totp, image: await toDataURL(totp.uri, { margin: 1, width: 200 }) }
  },
  gcTime: 0,
  staleTime: Infinity,
  retry: false,
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: false,
}

type Props = {
  /** whether the user has recovery codes, which those of the app replace */
  hasRecoveryCodes: boolean
  onClose: () => void
}

/** Adds an authenticator app: the QR code, the recovery codes, and the first code that turns it on. */
export const AddAuthenticator = ({ hasRecoveryCodes, onClose }: Props) => {
  const totp = useQuery(newTotpQuery)
  const form = useDialogForm({
    initial: { code: '' },
    toBody: ({ code }) => (code.trim() && totp.data ? { code: code.trim() } : undefined),
    mutation: useApiMutation({
      run: (body: { code: string }) => request(secondFactorCalls.confirmTotp, { body }),
      successMessage: 'Authenticator app added',
      refresh: changedByNewSecondFactor,
    }),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Add an authenticator app" isOpen onClose={onClose} submitLabel="Turn on" {...form.dialog}>
      {totp.isPending && <Loading />}
      {totp.error && <Failed message="The secret could not be created." onRetry={() => void totp.refetch()} />}
      {totp.data && (
        <>
          <Text size="sm">Scan the picture with your app, or type the secret.</Text>
          <Group wrap="nowrap" align="flex-start">
            <Image src={totp.data.image} alt="QR code of the secret" w={160} h={160} radius="sm" />
            <Code style={{ overflowWrap: 'anywhere' }}>{totp.data.secret}</Code>
          </Group>
          <Text size="sm">
            Keep these recovery codes. Each signs you in once when you do not have the app. They are not shown again.
            {hasRecoveryCodes && ' When you turn on the app, they replace the recovery codes that you have.'}
          </Text>
          <Code block>{totp.data.recoveryCodes.join('\n')}</Code>
          <TextInput
            label="Code of the app"
            inputMode="numeric"
            required
            {...form.text('code')}
            autoComplete="one-time-code"
          />
        </>
      )}
    </ModalForm>
  )
}
