import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { appConfigQuery } from '#lib/app-config'
import { startSession } from '#lib/session'
import { AuthCard } from './auth-card.tsx'
import { FirstAccountNotice } from './first-account-notice.tsx'
import { useReturnAfterSignIn } from './return-after-sign-in.ts'
import { SignInFields } from './sign-in-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

// The account exists in development only: the server's seed makes it (USER-8).
const DEV_ACCOUNT = { email: 'dev@registrar.local', password: 'registrar-dev-account' }

export const SignInPage = () => {
  const returnAfterSignIn = useReturnAfterSignIn()
  const { data: config } = useQuery(appConfigQuery)
  const signIn = useSignIn((signedIn) => {
    startSession(signedIn)
    returnAfterSignIn()
  })

  const prefill = () => {
    signIn.setEmail(DEV_ACCOUNT.email)
    signIn.setPassword(DEV_ACCOUNT.password)
  }

  return (
    <AuthCard
      title="Sign in"
      onSubmit={signIn.submit}
      other={{ to: '/auth/signup', text: "Don't have an account? Sign up" }}
    >
      <FirstAccountNotice />
      <SignInFields signIn={signIn} />
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
