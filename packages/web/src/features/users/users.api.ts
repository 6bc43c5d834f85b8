import type { UserOption } from '@registrar/domain/users/users'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'

/** The signed-in user's open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => requestData(usersCalls.listSessions, {}),
})

/** The signed-in user's second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['secondFactor'],
  queryFn: () => request(secondFactorCalls.findSecondFactor, {}),
})

/** What a new second factor changes: the server also ends the user's other sessions, which the staff page counts (USER-21). */
export const changedByNewSecondFactor = ['secondFactor', 'sessions', 'staff']

/** The most users that the staff page shows. */
const MAX_STAFF = 1000

/** All users as administrators see them, and the open invitations. */
export const staffQuery = (search: string) =>
  queryOptions({
    queryKey: ['staff', search],
    queryFn: () => request(staffCalls.searchStaff, { body: { search, limit: MAX_STAFF } }),
  })

/** Whether the secret code of sign-up is on. */
export const signupCodeQuery = queryOptions({
  queryKey: ['signupCode'],
  queryFn: () => request(staffCalls.findSignupCode, {}),
})

/** All users by name, for pickers. */
export const userOptionsQuery = queryOptions({
  queryKey: ['users', 'options'],
  staleTime: 60_000,
  queryFn: (): Promise<UserOption[]> => requestData(usersCalls.searchUsers, { body: { search: '' } }),
})

/** The users that a search finds, up to the limit, by name. */
export const userSearchQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: ['users', 'search', search, limit],
    staleTime: 60_000,
    queryFn: (): Promise<UserOption[]> => requestData(usersCalls.searchUsers, { body: { search, limit } }),
  })
