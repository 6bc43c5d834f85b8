import { usersCalls } from '@registrar/domain/users/users.calls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { deviceId } from '#lib/device-id'
import { ApiProblem } from '#lib/api-problem'
import { errorCode } from '#lib/error-message'
import type { SignedIn } from '#lib/session'
import { toast } from '#lib/toast'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

const asksForCode = (error: unknown) => error instanceof ApiProblem && error.code === 'SECOND_FACTOR_REQUIRED'

/** What somebody types to sign in, and the calls that open a session with it. */
export const useSignIn = (onSignedIn: (signedIn: SignedIn) => void, knownEmail = '') => {
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [staySignedIn, setStaySignedIn] = useState(false)
  // Undefined until the server asks for a code (USER-21).
  const [code, setCode] = useState<string>()
  const passkey = usePasskeySignIn(onSignedIn)
  const signIn = useMutation({
    mutationFn: () =>
      request(usersCalls.signIn, {
        body: { email, password, staySignedIn, deviceId: deviceId(), ...(code && { code }) },
      }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!asksForCode(error)) toast.error(errorCode(error, 'Error'))
      // What is wrong with a code stands under it.
      else if (code === undefined) setCode('')
    },
  })
  const canSubmit = email !== '' && password !== '' && code !== '' && !signIn.isPending

  return {
    email,
    setEmail,
    password,
    setPassword,
    staySignedIn,
    setStaySignedIn,
    code,
    setCode,
    canSubmit,
    codeError: asksForCode(signIn.error) && signIn.error instanceof ApiProblem && signIn.error.fields['code'],
    isSigningIn: signIn.isPending,
    submit: () => canSubmit && signIn.mutate(),
    isPasskeyPending: passkey.isPending,
    // After the password, the passkey must be one of the same account.
    submitPasskey: () => passkey.mutate({ staySignedIn, ...(code !== undefined && { email, password }) }),
  }
}

export type SignIn = ReturnType<typeof useSignIn>
