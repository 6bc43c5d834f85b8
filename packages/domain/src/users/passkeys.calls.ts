import * as z from 'zod'
import { call } from '../shared/call.ts'
import { newPasskey, passkey, passkeyOptions, passkeySignInBody } from './passkeys.ts'
import { passwordConfirmation } from './second-factor.ts'
import { MAX_SIGN_IN_BYTES, signedIn } from './users.calls.ts'

export const passkeysCalls = {
  createPasskeyOptions: call({
    method: 'POST',
    path: '/user/second-factor/passkey/options',
    summary: 'A challenge for a new passkey; valid once, for five minutes',
    body: passwordConfirmation,
    answer: z.object({ options: passkeyOptions }),
  }),
  createPasskey: call({
    method: 'POST',
    path: '/user/second-factor/passkey',
    summary: 'Add a passkey; the first second factor of a user comes with ten recovery codes',
    body: newPasskey,
    answer: z.object({ passkey, recoveryCodes: z.array(z.string()) }),
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/user/second-factor/passkey/:id',
    summary: 'Remove a passkey',
    body: passwordConfirmation,
  }),
  createPasskeyChallenge: call({
    method: 'POST',
    path: '/user/signin/passkey/options',
    access: 'public',
    summary: 'A challenge to sign in with a passkey; valid once, for five minutes',
    maxBytes: MAX_SIGN_IN_BYTES,
    answer: z.object({ options: passkeyOptions }),
  }),
  signInWithPasskey: call({
    method: 'POST',
    path: '/user/signin/passkey',
    access: 'public',
    summary: 'Open a session with a passkey, alone or after the password',
    body: passkeySignInBody,
    maxBytes: MAX_SIGN_IN_BYTES,
    answer: signedIn,
  }),
}
