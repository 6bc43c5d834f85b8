import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type pg from 'pg'

/** Creates an account with the sign-up code of the proofs, and returns its token. */
export const signUp = async (url: string, email = `${randomUUID()}@example.ie`): Promise<string> => {
  const names = { firstName: 'Proof', lastName: 'Reader', email }
  const body = { ...names, password: 'a long enough password', secretCode: 'proof-code' }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url + usersCalls.signUp.path, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await answer.json()) as { token: string }).token
}

const headersOf = (token: string) => ({ authorization: `JWT ${token}`, 'content-type': 'application/json' })

/** A call that reads the session; its status, or 0 without an answer. */
export const ask = (url: string, token: string, path: string = usersCalls.checkSession.path): Promise<number> =>
  fetch(url + path, { headers: headersOf(token), signal: AbortSignal.timeout(60_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

/** Seconds until a call answers with the status. */
export const secondsUntil = async (status: number, url: string, token: string, path?: string): Promise<number> => {
  const started = performance.now()
  while ((await ask(url, token, path)) !== status) await sleep(20)
  return (performance.now() - started) / 1000
}

/** An organization that was created, and when its call was sent and answered, in milliseconds of `performance.now`. */
export type Write = { id: string; sentAt: number; answeredAt: number }

export type Writing = { acknowledged: Write[]; failed: number; stop: () => Promise<void> }

/** Lets clients create organizations one after the other, until they are stopped; keeps what was acknowledged. */
export const startWriting = (urls: string[], token: string, clients: number): Writing => {
  const writing: Writing = { acknowledged: [], failed: 0, stop: async () => undefined }
  const over = new AbortController()
  const write = async (client: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const url = urls[(client + turn) % urls.length] ?? ''
      const sentAt = performance.now()
      try {
        const answer = await fetch(url + organizationsCalls.createOrganization.path, {
          method: 'POST',
          headers: headersOf(token),
          body: JSON.stringify({ name: `Proof ${client} ${turn}` }),
        })
        const body = (await answer.json()) as { data?: { _id: string } }
        if (answer.ok && body.data)
          writing.acknowledged.push({ id: body.data._id, sentAt, answeredAt: performance.now() })
        else writing.failed += 1
      } catch {
        writing.failed += 1
        await sleep(20)
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, client) => write(client)))
  writing.stop = async () => {
    over.abort()
    await all
  }
  return writing
}

/** How many acknowledged organizations the database does not have. */
export const countLost = async (pool: pg.Pool, writes: Write[]): Promise<number> => {
  const { rows } = await pool.query<{ lost: number }>(
    'select count(*)::int as lost from unnest($1::uuid[]) id where not exists (select from organizations o where o.id = id)',
    [writes.map(({ id }) => id)],
  )
  return rows[0]?.lost ?? NaN
}
