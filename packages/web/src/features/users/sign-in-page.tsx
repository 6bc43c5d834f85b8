import { Button, PasswordInput, TextInput } from '@mantine/core'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { appConfigQuery } from '#lib/app-config'
import { errorCode } from '#lib/error-message'
import { startSession } from '#lib/session'
import { toast } from '#ui/toasts'
import { AuthCard } from './auth-card.tsx'
import { useReturnAfterSignIn } from './return-after-sign-in.ts'

// The account exists in development only: the server's seed makes it (USER-8).
const DEV_ACCOUNT = { email: 'dev@registrar.local', password: 'registrar-dev-account' }

export const SignInPage = () => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const returnAfterSignIn = useReturnAfterSignIn()
  const { data: config } = useQuery(appConfigQuery)
  const signIn = useMutation({
    mutationFn: () => request(usersCalls.signIn, { body: { email, password } }),
    onSuccess: (signedIn) => {
      startSession(signedIn)
      returnAfterSignIn()
    },
    onError: (error) => toast.error(errorCode(error, 'Error')),
  })
  const canSubmit = email !== '' && password !== '' && !signIn.isPending

  const prefill = () => {
    setEmail(DEV_ACCOUNT.email)
    setPassword(DEV_ACCOUNT.password)
  }

  return (
    <AuthCard
      title="Sign in"
      onSubmit={() => canSubmit && signIn.mutate()}
      other={{ to: '/auth/signup', text: "Don't have an account? Sign up" }}
    >
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!canSubmit} fullWidth>
        {signIn.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
      {config?.environment === 'development' && (
        <Button variant="default" onClick={prefill}>
          Prefill Dev Account
        </Button>
      )}
    </AuthCard>
  )
}
