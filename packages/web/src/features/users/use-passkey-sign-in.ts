import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api'
import { deviceId } from '#lib/device-id'
import { ApiProblem } from '#lib/api-problem'
import { errorCode } from '#lib/error-message'
import type { SignedIn } from '#lib/session'
import { toast } from '#lib/toast'
import { answerWithPasskey } from './passkey-browser.ts'

type Credentials = { email?: string; password?: string; staySignedIn: boolean }

/** Signs in with a passkey, alone or after the password (USER-22). */
export const usePasskeySignIn = (onSignedIn: (signedIn: SignedIn) => void) =>
  useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { options } = await request(passkeysCalls.createPasskeyChallenge, {})
      const response = await answerWithPasskey(options)
      return request(passkeysCalls.signInWithPasskey, { body: { ...credentials, deviceId: deviceId(), response } })
    },
    onSuccess: onSignedIn,
    onError: (error) =>
      toast.error(
        error instanceof ApiProblem ? errorCode(error, 'Error') : 'Signing in with the passkey failed. Try again.',
      ),
  })
