import { call } from '../shared/call.ts'
import { newTotp, secondFactor, passwordConfirmation, totpConfirmation } from './second-factor.ts'

export const secondFactorCalls = {
  findSecondFactor: call({
    method: 'GET',
    path: '/user/second-factor',
    summary: "The user's own second factor",
    answer: secondFactor,
  }),
  createTotp: call({
    method: 'POST',
    path: '/user/second-factor/totp',
    summary:
      'Make the secret of an authenticator app and ten recovery codes; they count, and replace earlier codes, once confirmed',
    body: passwordConfirmation,
    answer: newTotp,
  }),
  confirmTotp: call({
    method: 'POST',
    path: '/user/second-factor/totp/confirm',
    summary: 'Confirm the authenticator app with a code of it; from then on signing in takes one',
    body: totpConfirmation,
  }),
  removeTotp: call({
    method: 'DELETE',
    path: '/user/second-factor/totp',
    summary: 'Remove the authenticator app; the recovery codes go too, unless there is a passkey',
    body: passwordConfirmation,
  }),
}
