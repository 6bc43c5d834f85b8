import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '@registrar/domain/users/users'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { request } from './api.ts'
import { ApiProblem } from './api-problem.ts'
import { queryClient } from './query-client.ts'
import { clearStoredData } from './stored-data.ts'
import { clearToken, readToken, storeToken } from './token.ts'

// An answer without a token leaves the session to the cookie.
export type SignedIn = { token?: string; data: User; lastEventId?: number }

/** `lastEventId`: the latest change when the session was read. What the app reads later is at least that recent. */
export type Session = { user: User; lastEventId: number | undefined }

/** The session of the signed-in user, or null. Read once, when the app loads. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async (): Promise<Session | null> => {
    try {
      return storeSession(await request(usersCalls.checkSession, {}))
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error
      // A token that opens nothing is of a session that has ended. Without one, a client may be filling in the public form.
      if (readToken()) clearStoredData()
      return null
    }
  },
})

const storeSession = ({ token, data, lastEventId }: SignedIn): Session => {
  if (token) storeToken(token)
  else clearToken()
  return { user: data, lastEventId }
}

/** The session as the app knows it, without asking the server; undefined until it was read. */
export const knownSession = (): Session | null | undefined => queryClient.getQueryData(sessionQuery.queryKey)

/** Starts a session after signing in or up. Clears everything that was loaded for an earlier user. */
export const startSession = (signedIn: SignedIn) => {
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, storeSession(signedIn))
}

/** Goes on with a new session of the same user. What is on the page stays, and is read again. */
export const resumeSession = (signedIn: SignedIn) => {
  queryClient.setQueryData(sessionQuery.queryKey, storeSession(signedIn))
  void queryClient.invalidateQueries()
}

/** Clears the token, the session and everything that was loaded or stored in the browser. */
export const clearSession = () => {
  clearStoredData()
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

/** The signed-in user; undefined on pages that are open to everybody. */
export const useSessionUser = (): User | undefined => useQuery(sessionQuery).data?.user
