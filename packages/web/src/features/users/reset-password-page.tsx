import { Button, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { useApiMutation } from '#lib/use-api-mutation'
import { AuthCard } from './auth-card.tsx'
import { forgetSession } from './forget-session.ts'

const route = getRouteApi('/auth/reset')

/** Sets a new password with the token of an emailed link (USER-19). */
export const ResetPasswordPage = () => {
  const { token = '' } = route.useSearch()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const reset = useApiMutation({
    run: async () => {
      await request(accountCalls.resetPassword, { body: { token, password } })
      forgetSession()
      await navigate({ to: '/auth/signin' })
    },
    successMessage: 'Your password is changed. Sign in with it.',
  })
  const canSubmit = password !== '' && !reset.isPending

  return (
    <AuthCard
      title="New password"
      onSubmit={() => canSubmit && reset.mutate(undefined)}
      other={{ to: '/auth/forgot', text: 'Ask for another link' }}
    >
      <PasswordInput
        label="New password"
        description="At least 8 characters, and not a common one"
        autoComplete="new-password"
        autoFocus
        value={password}
        error={reset.error instanceof ApiProblem ? reset.error.fields['password'] : undefined}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!canSubmit} fullWidth>
        Change my password
      </Button>
    </AuthCard>
  )
}
