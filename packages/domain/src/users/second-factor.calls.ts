import * as z from 'zod'
import { call } from '../shared/call.ts'
import { newTotp, secondFactor, passwordConfirmation, totpConfirmation } from './second-factor.ts'

export const secondFactorCalls = {
  findSecondFactor: call({
    method: 'GET',
    path: '/user/second-factor',
    access: 'session',
    summary: "The user's own second factor",
    answer: secondFactor,
  }),
  createTotp: call({
    method: 'POST',
    path: '/user/second-factor/totp',
    access: 'session',
    summary:
      'Make the secret of an authenticator app and ten recovery codes; they count, and replace earlier codes, once confirmed',
    answer: newTotp,
  }),
  confirmTotp: call({
    method: 'POST',
    path: '/user/second-factor/totp/confirm',
    access: 'session',
    summary: 'Confirm the authenticator app with a code of it; from then on signing in takes one',
    body: totpConfirmation,
    answer: z.object({}),
  }),
  removeTotp: call({
    method: 'DELETE',
    path: '/user/second-factor/totp',
    access: 'session',
    summary: 'Remove the authenticator app; the recovery codes go too, unless there is a passkey',
    body: passwordConfirmation,
    answer: z.object({}),
  }),
}
