import { Button, Text, TextInput } from '@mantine/core'
import { RESET_MINUTES } from '@registrar/domain/users/account'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { useState } from 'react'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { AuthCard } from './auth-card.tsx'

/** Asks for a link to a new password (USER-19). */
export const ForgotPasswordPage = () => {
  const [email, setEmail] = useState('')
  const ask = useApiMutation({ run: () => request(accountCalls.forgotPassword, { body: { email } }) })
  const canSubmit = email.trim() !== '' && !ask.isPending

  return (
    <AuthCard
      title="Forgotten password"
      onSubmit={() => canSubmit && ask.mutate()}
      other={{ to: '/auth/signin', text: 'Back to sign in' }}
    >
      {ask.isSuccess ? (
        <Text role="status">
          If {email} has an account, an email with a link is on its way. The link works once, for {RESET_MINUTES}{' '}
          minutes.
        </Text>
      ) : (
        <>
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!canSubmit} fullWidth>
            Send me a link
          </Button>
        </>
      )}
    </AuthCard>
  )
}
