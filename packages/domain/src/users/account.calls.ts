import * as z from 'zod'
import { call } from '../shared/call.ts'
import { forgottenPassword, passwordChange, passwordReset } from './account.ts'
import { MAX_SIGN_IN_BYTES } from './users.calls.ts'

export const accountCalls = {
  changePassword: call({
    method: 'PUT',
    path: '/user/password',
    summary: "Change one's own password; ends the user's other sessions",
    body: passwordChange,
    answer: z.object({ ended: z.int() }),
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/user/forgot',
    access: 'public',
    summary: 'Ask for an email with a link to a new password; answers the same for an unknown address',
    body: forgottenPassword,
    maxBytes: MAX_SIGN_IN_BYTES,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/user/reset',
    access: 'public',
    summary: "Set a new password with the token of such a link; ends the user's sessions",
    body: passwordReset,
    maxBytes: MAX_SIGN_IN_BYTES,
  }),
}
