// The documented place of the session's token.
const KEY = 'token'

export const readToken = (): string | null => localStorage.getItem(KEY)
export const storeToken = (token: string) => localStorage.setItem(KEY, token)
export const clearToken = () => localStorage.removeItem(KEY)

/** The documented header; empty without a session. */
export const authorizationHeader = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `JWT ${token}` } : {}
}
