import { usersCalls } from '@registrar/domain/users/users.calls'
import type pg from 'pg'
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
 * Signs in with the bench's account, which is created if it is missing, and returns the token.
 * @throws Error with the server's message
 */
export const signIn = async (url: string): Promise<string> => {
  const signedIn = await post(url, usersCalls.signIn.path, account)
  if (signedIn.ok) return signedIn.token
  const newAccount = { firstName: 'Bench', lastName: 'Mark', secretCode: SIGNUP_CODE }
  const signedUp = await post(url, usersCalls.signUp.path, { ...account, ...newAccount })
  if (!signedUp.ok) throw new Error(`The bench cannot sign in: ${signedUp.message}`)
  return signedUp.token
}

/** Makes the bench's account an administrator, who may read every list, and returns the token of a new session. */
export const signInAsAdministrator = async (url: string, pool: pg.Pool): Promise<string> => {
  await signIn(url)
  await pool.query(`update users set role = 'admin' where email = $1`, [account.email])
  return signIn(url)
}
