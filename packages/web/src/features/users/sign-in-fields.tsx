import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { hasPasskeys } from './passkey-browser.ts'
import type { SignIn } from './use-sign-in.ts'

type Props = {
  signIn: SignIn
  /** whether somebody signs in again, whose address is known */
  isEmailKnown?: boolean
}

/** The fields and buttons of signing in. */
export const SignInFields = ({ signIn, isEmailKnown = false }: Props) => (
  <>
    <TextInput
      label="E-mail"
      type="email"
      autoComplete="username"
      autoFocus={!isEmailKnown}
      readOnly={isEmailKnown}
      value={signIn.email}
      onChange={(event) => signIn.setEmail(event.currentTarget.value)}
    />
    <PasswordInput
      label="Password"
      autoComplete="current-password"
      data-autofocus={isEmailKnown || undefined}
      value={signIn.password}
      onChange={(event) => signIn.setPassword(event.currentTarget.value)}
    />
    {signIn.code !== undefined && (
      <TextInput
        label="Code"
        description="From your authenticator app, or a recovery code. Or use a passkey."
        autoComplete="one-time-code"
        autoFocus
        value={signIn.code}
        error={signIn.codeError}
        onChange={(event) => signIn.setCode(event.currentTarget.value)}
      />
    )}
    <Checkbox
      label="Stay signed in on this device"
      checked={signIn.staySignedIn}
      onChange={(event) => signIn.setStaySignedIn(event.currentTarget.checked)}
    />
    <Button type="submit" disabled={!signIn.canSubmit} fullWidth>
      {signIn.isSigningIn ? 'Signing in...' : 'Sign in'}
    </Button>
    {hasPasskeys() && (
      <Button variant="default" fullWidth loading={signIn.isPasskeyPending} onClick={signIn.submitPasskey}>
        Use a passkey
      </Button>
    )}
  </>
)
