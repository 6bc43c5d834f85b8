// The key of the session's token in the browser's storage (USER-2). Existing clients read it, so it stays.
export const TOKEN_KEY = 'token'

/** The token; null where nobody is signed in, or the browser stores nothing: the public form works without. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token)
export const clearToken = () => localStorage.removeItem(TOKEN_KEY)

/** The `Authorization` header of a call; empty without a session. */
export const authorizationHeader = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `JWT ${token}` } : {}
}
