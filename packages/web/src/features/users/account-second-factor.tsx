import { Button, Group, Text } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import type { SecondFactor } from '@registrar/domain/users/second-factor'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { AccountPasskeys } from './account-passkeys.tsx'
import { AddAuthenticator } from './add-authenticator.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { hasPasskeys } from './passkey-browser.ts'
import { secondFactorQuery } from './users.api.ts'

const RemoveAuthenticator = ({ onClose }: { onClose: () => void }) => {
  const removal = useApiMutation({
    run: (body: { password: string }) => request(secondFactorCalls.removeTotp, { body }),
    successMessage: 'Authenticator app removed',
    refresh: ['secondFactor'],
  })

  return (
    <PasswordDialog
      title="Remove the authenticator app"
      submitLabel="Remove"
      isDestructive
      mutation={removal}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

const factorText = ({ totp, passkeys, recoveryCodesLeft, required }: SecondFactor): string => {
  const codesLeft = `${countText(recoveryCodesLeft, 'recovery code')} left.`
  if (totp && passkeys.length > 0)
    return `Signing in asks for a code from your authenticator app or a passkey. ${codesLeft}`
  if (totp) return `Signing in asks for a code from your authenticator app. ${codesLeft}`
  if (passkeys.length > 0) return `Signing in asks for a passkey. ${codesLeft}`
  return required
    ? 'Everybody needs a second factor here. Add an authenticator app or a passkey before you go on.'
    : 'Signing in asks for your password only. An authenticator app or a passkey protects your account if somebody learns it.'
}

/** The user's second factors: an authenticator app and passkeys (USER-21, USER-22). */
export const AccountSecondFactor = () => {
  const factor = useQuery(secondFactorQuery)
  const [open, setOpen] = useState<'add' | 'remove' | 'addPasskey'>()
  const close = () => setOpen(undefined)

  return (
    <Section title="Second factor">
      {factor.isPending && <Loading />}
      {factor.error && !factor.data && (
        <Failed message="Error fetching the second factor" onRetry={() => void factor.refetch()} />
      )}
      {factor.data && (
        <>
          <Text size="sm">{factorText(factor.data)}</Text>
          <Group>
            {factor.data.totp ? (
              <Button variant="default" onClick={() => setOpen('remove')}>
                Remove the authenticator app
              </Button>
            ) : (
              <Button variant="default" onClick={() => setOpen('add')}>
                Add an authenticator app
              </Button>
            )}
            {hasPasskeys() && (
              <Button variant="default" onClick={() => setOpen('addPasskey')}>
                Add a passkey
              </Button>
            )}
          </Group>
          <AccountPasskeys passkeys={factor.data.passkeys} />
        </>
      )}
      {open === 'add' && (
        <AddAuthenticator hasRecoveryCodes={(factor.data?.recoveryCodesLeft ?? 0) > 0} onClose={close} />
      )}
      {open === 'addPasskey' && <AddPasskey onClose={close} />}
      {open === 'remove' && <RemoveAuthenticator onClose={close} />}
    </Section>
  )
}
