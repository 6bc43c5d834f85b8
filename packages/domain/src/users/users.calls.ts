import * as z from 'zod'
import { call } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { passwordConfirmation } from './second-factor.ts'
import { openSession, signInBody, signUpBody, user, userOption, userSearchBody } from './users.ts'

/** The most bytes of a body that comes without a session (SEC-6). */
export const MAX_SIGN_IN_BYTES = 4096

/** `lastEventId`: a stream of events from there on misses nothing (LIVE-2). Left out while the server receives no notifications. */
export const signedIn = z.object({ token: z.string(), data: user, lastEventId: z.int().optional() })

export const usersCalls = {
  signIn: call({
    method: 'POST',
    path: '/user/signin',
    access: 'public',
    summary: 'Open a session',
    body: signInBody,
    maxBytes: MAX_SIGN_IN_BYTES,
    answer: signedIn,
  }),
  signUp: call({
    method: 'POST',
    path: '/user/signup',
    access: 'public',
    summary: 'Create an account with the secret code or an invitation, and open a session',
    body: signUpBody,
    maxBytes: MAX_SIGN_IN_BYTES,
    answer: signedIn,
  }),
  checkSession: call({
    method: 'GET',
    path: '/user/signin_token',
    summary: 'The session of this token or cookie, and its user',
    answer: signedIn,
  }),
  logout: call({
    method: 'POST',
    path: '/user/logout',
    summary: 'End this session at once',
  }),
  listSessions: call({
    method: 'GET',
    path: '/user/sessions',
    summary: "The user's own open sessions, this one first, then the latest first",
    answer: listOf(openSession),
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/user/logout/others',
    summary: "End the user's other sessions at once",
    body: passwordConfirmation,
    answer: z.object({ ended: z.int() }),
  }),
  searchUsers: call({
    method: 'POST',
    path: '/user/search',
    summary: 'Users by name or email address',
    body: userSearchBody,
    answer: listOf(userOption),
  }),
  deleteUser: call({
    method: 'DELETE',
    path: '/user/:id',
    summary: 'Always refused: accounts cannot be deleted',
  }),
}
