// The key of the session's token in the browser's storage (USER-2). Existing clients read it, so it stays.
export const TOKEN_KEY = 'token'

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token)
export const clearToken = () => localStorage.removeItem(TOKEN_KEY)

/** The `Authorization` header of a call; empty without a session. */
export const authorizationHeader = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `JWT ${token}` } : {}
}
