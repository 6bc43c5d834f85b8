import { isPermitted } from '@registrar/domain/access/permitted-calls'
import { type Role, roles } from '@registrar/domain/access/roles'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { Call } from '@registrar/domain/shared/call'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { features } from '#app/features'
import { newId } from '#platform/database/ids'
import { counts, seed } from '#testing/counts'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { fuzzCalls } from './fuzz-calls.ts'
import { watchWrites } from './watch-writes.ts'

/** These calls end the session that sends the requests, or hold the connection open. */
const LEFT_OUT = new Set(['logout', 'endStaffSessions', 'streamEvents'])

const app = useApp({ RATE_LIMIT_SIGN_IN_TRIES: '20', RATE_LIMIT_SIGN_IN_FAILURES: '5' })
let readWrites: () => Promise<string[]>

beforeAll(async () => {
  readWrites = await watchWrites(app().ownerDb)
})

const calls: Call[] = Object.values(features)
  .flatMap((feature) => Object.entries(feature.calls))
  .filter(([name]) => !LEFT_OUT.has(name))
  .map(([, call]) => call)

/** What a reader may write: the own account and views, a suspicion (FIRM-9), and what reading computes anew. */
const WRITTEN_BY_READERS = new Set([
  'saved_views',
  'default_views',
  'user_calendars',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'morning_emails',
  'users',
  'mails',
  'mail_events',
  'changes',
  'company_compliance',
  'sanctions_hits',
  'aml_reports',
])

const signedIn = async (role: Role): Promise<{ id: string; token: string }> => {
  const person = { firstName: role, lastName: 'Walker', email: `${newId()}@example.ie`, password: 'a decent password' }
  const { answer } = await app().anybody(usersCalls.signUp, { body: { ...person, secretCode: SECRET_CODE } })
  const id = answer.data._id
  await app().db.updateTable('users').set({ role }).where('id', '=', id).execute()
  app().sessions.setCaching(false)
  app().sessions.setCaching(true)
  // What was written to make the account.
  await readWrites()
  return { id, token: answer.token }
}

// Made before any request, because made-up sign-ups may reach the limit of their address.
const accounts = new Map<Role, { id: string; token: string }>()
beforeAll(async () => {
  for (const role of roles) accounts.set(role, await signedIn(role))
})
const accountOf = (role: Role) => accounts.get(role) ?? { id: '', token: '' }

const fuzz = (token: string, role: Role | undefined) =>
  fuzzCalls({
    app: app().app,
    calls,
    token,
    requests: Math.max(counts.roleRequests, calls.length),
    seed,
    readWrites,
    mayMake: (call) => call.access !== 'session' || (role !== undefined && isPermitted(role, call)),
    ...(role === 'readOnly' && { mayWrite: (table: string) => WRITTEN_BY_READERS.has(table) }),
  })

it.each(roles.map((role) => [role, seed] as const))(
  'generated requests of the role %s to every call never fail the server, and none that is forbidden is answered, with the seed %i (USER-12)',
  async (role) => {
    const { id, token } = accountOf(role)
    expect(await fuzz(token, role)).toEqual([])

    if (role !== 'readOnly') return
    const { rows } = await sql<{ type: string }>`
      select distinct record_type as type from changes where user_id = ${id} and record_type <> 'user'`.execute(
      app().db,
    )
    expect(rows).toEqual([])
  },
)

it(`generated requests of nobody reach the public calls only, with the seed ${seed} (USER-1)`, async () => {
  expect(await fuzz('', undefined)).toEqual([])
})
