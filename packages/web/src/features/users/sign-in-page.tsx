import { Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { appConfigQuery } from '#lib/app-config'
import { errorCode } from '#lib/error-message'
import { startSession } from '#lib/session'
import { toast } from '#ui/toasts'
import { AuthCard } from './auth-card.tsx'
import { hasPasskeys } from './passkey-browser.ts'
import { useReturnAfterSignIn } from './return-after-sign-in.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

// The account exists in development only: the server's seed makes it (USER-8).
const DEV_ACCOUNT = { email: 'dev@registrar.local', password: 'registrar-dev-account' }

const asksForCode = (error: unknown) => error instanceof ApiProblem && error.code === 'SECOND_FACTOR_REQUIRED'

export const SignInPage = () => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [staySignedIn, setStaySignedIn] = useState(false)
  // Undefined until the server asks for a code (USER-21).
  const [code, setCode] = useState<string>()
  const returnAfterSignIn = useReturnAfterSignIn()
  const { data: config } = useQuery(appConfigQuery)
  const signIn = useMutation({
    mutationFn: () => request(usersCalls.signIn, { body: { email, password, staySignedIn, ...(code && { code }) } }),
    onSuccess: (signedIn) => {
      startSession(signedIn)
      returnAfterSignIn()
    },
    onError: (error) => {
      if (asksForCode(error) && code === undefined) setCode('')
      else toast.error(errorCode(error, 'Error'))
    },
  })
  const passkeySignIn = usePasskeySignIn(returnAfterSignIn)
  const canSubmit = email !== '' && password !== '' && code !== '' && !signIn.isPending
  const isCodeWrong = asksForCode(signIn.error) && signIn.error instanceof ApiProblem && signIn.error.fields['code']

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
      {code !== undefined && (
        <TextInput
          label="Code"
          description="From your authenticator app, or a recovery code. Or use a passkey."
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={isCodeWrong}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <Checkbox
        label="Stay signed in on this device"
        checked={staySignedIn}
        onChange={(event) => setStaySignedIn(event.currentTarget.checked)}
      />
      <Button type="submit" disabled={!canSubmit} fullWidth>
        {signIn.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
      {hasPasskeys() && (
        <Button
          variant="default"
          fullWidth
          loading={passkeySignIn.isPending}
          // After the password, the passkey must be one of the same account.
          onClick={() => passkeySignIn.mutate({ staySignedIn, ...(code !== undefined && { email, password }) })}
        >
          Use a passkey
        </Button>
      )}
      {config?.environment === 'development' && (
        <Button variant="default" onClick={prefill}>
          Prefill Dev Account
        </Button>
      )}
      <Anchor component={Link} to="/auth/forgot" size="sm" ta="center">
        Forgot your password?
      </Anchor>
    </AuthCard>
  )
}
