import type { UserOption } from '@registrar/domain/users/users'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** The signed-in user's open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await request(usersCalls.listSessions, {})).data,
})

/** All users by name, for pickers. */
export const userOptionsQuery = queryOptions({
  queryKey: ['users', 'options'],
  staleTime: 60_000,
  queryFn: async (): Promise<UserOption[]> => (await request(usersCalls.searchUsers, { body: { search: '' } })).data,
})

/** The users that a search finds, up to the limit, by name. */
export const userSearchQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: ['users', 'search', search, limit],
    staleTime: 60_000,
    queryFn: async (): Promise<UserOption[]> =>
      (await request(usersCalls.searchUsers, { body: { search, limit } })).data,
  })
