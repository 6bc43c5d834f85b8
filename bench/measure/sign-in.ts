import { usersCalls } from '@registrar/domain/users/users.calls'
import { SIGNUP_CODE } from './servers.ts'

const account = { email: 'bench@example.ie', password: 'a password for the bench' }

const post = async (url: string, path: string, body: object) => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { ok: boolean; token: string; message?: string }
}

/**
 * Opens a session of the bench's own account, made when it is missing, and gives its token.
 * @throws Error with the server's words
 */
export const signIn = async (url: string): Promise<string> => {
  const signedIn = await post(url, usersCalls.signIn.path, account)
  if (signedIn.ok) return signedIn.token
  const names = { firstName: 'Bench', lastName: 'Mark', secretCode: SIGNUP_CODE }
  const signedUp = await post(url, usersCalls.signUp.path, { ...account, ...names })
  if (!signedUp.ok) throw new Error(`The bench cannot sign in: ${signedUp.message}`)
  return signedUp.token
}
