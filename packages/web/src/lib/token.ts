// The documented key of the session's token in the browser's storage (USER-2).
const KEY = 'token'

const readToken = (): string | null => localStorage.getItem(KEY)
export const storeToken = (token: string) => localStorage.setItem(KEY, token)
export const clearToken = () => localStorage.removeItem(KEY)

/** The `Authorization` header of a call; empty without a session. */
export const authorizationHeader = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `JWT ${token}` } : {}
}
