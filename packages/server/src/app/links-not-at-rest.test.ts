import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  emptyEndedLinks,
  type EmailWorker,
  queueEmail,
  removeOldAccountEmails,
  startEmailWorker,
} from '#features/emails'
import { removeOldLinks } from '#features/users'
import { later, now } from '#platform/clock'
import { createPool, inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { createMailer } from '#platform/mailer/create-mailer'
import { outboxFolder } from '#platform/mailer/outbox'
import { removeOldSessions } from '#platform/sessions/session-commands'
import { columnsHolding } from '#testing/columns-holding'
import { runInProcess } from '#testing/run-in-process'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { backupCommand } from './run-backup.ts'

const app = useApp()
let pool: pg.Pool
let worker: EmailWorker

beforeAll(() => {
  pool = createPool(app().databaseUrl, { max: 10 })
})
beforeEach(() => {
  const failed = (error: unknown) => {
    throw error
  }
  const { config, db, secrets } = app()
  const timing = { pollMs: 20 }
  worker = startEmailWorker({
    db,
    pool,
    mailer: createMailer(config),
    linkSecret: secrets.jwt,
    onError: failed,
    timing,
  })
})
afterEach(() => worker.stop())
afterAll(() => pool.end())

const makeColleague = async () => {
  const person = { firstName: 'Conor', lastName: 'Walsh', email: `${newId()}@example.ie` }
  const body = { ...person, password: 'a long enough password', secretCode: SECRET_CODE }
  const { answer } = await app().anybody(usersCalls.signUp, { body })
  return { id: answer.data._id, email: person.email, calls: app().as(answer.token) }
}
const makeEmails = (addresses: string[]): Promise<string[]> =>
  inTransaction(app().db, async (tx) => {
    const ids: string[] = []
    for (const to of addresses) {
      const email = { sender: app().config.mailSender, to, subject: 'Hello', text: 'Hello', html: null, tag: 'test' }
      ids.push((await queueEmail(tx, email, null)).messageId)
    }
    return ids
  })

const outbox = () => outboxFolder(app().config)

// The outbox writes lines as quoted-printable: a long one goes on after '='.
const outboxTexts = async (): Promise<string[]> => {
  const names = await readdir(outbox()).catch((): string[] => [])
  // A file that is being written ends otherwise.
  const written = names.filter((name) => name.endsWith('.eml'))
  const emails = await Promise.all(written.map((name) => readFile(path.join(outbox(), name), 'utf8')))
  return emails.map((email) => email.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
const linkTo = (address: string, name: string): Promise<string> =>
  vi.waitFor(async () => {
    const email = (await outboxTexts()).find((text) => text.includes(`To: ${address}`))
    const token = new RegExp(`[?]${name}=([\\w-]+)`).exec(email ?? '')?.[1]
    if (!token) throw new Error(`No link was sent to ${address}.`)
    return token
  }, 20_000)
const isInOutbox = async (address: string) => (await outboxTexts()).some((text) => text.includes(`To: ${address}`))

const invite = async () => {
  const email = `${newId()}@example.ie`
  await app().staff(staffCalls.inviteStaff, { body: { email, role: 'admin' } })
  return { email, token: await linkTo(email, 'invitation') }
}
const accept = (email: string, invitation: string) =>
  app().anybody(usersCalls.signUp, {
    body: { firstName: 'Conor', lastName: 'Walsh', email, password: 'a decent password', invitation },
  })

it('the token of an invitation or of a new password is in no table and in no backup, and the link that was sent works (MAIL-13)', async () => {
  const { email, token } = await invite()
  const colleague = await makeColleague()
  await app().anybody(accountCalls.forgotPassword, { body: { email: colleague.email } })
  const resetToken = await linkTo(colleague.email, 'token')

  expect(await columnsHolding(app().ownerDb, [token, resetToken])).toEqual([])

  const backup = path.join(app().config.dataDir, 'backup')
  const env = { DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir }
  expect((await runInProcess(backupCommand, env, backup)).code).toBe(0)
  const names = (await readdir(backup, { recursive: true })).filter((name) => name.endsWith('.gz'))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const text = gunzipSync(await readFile(path.join(backup, name))).toString()
    for (const secret of [token, resetToken]) expect(text, name).not.toContain(secret)
  }

  expect((await accept(email, token)).answer.data.role).toBe('admin')
  const body = { token: resetToken, password: 'quite another one' }
  expect((await app().anybody(accountCalls.resetPassword, { body })).status).toBe(200)
})

it('the outbox keeps an email with a link only until the link is used or ends (MAIL-13)', async () => {
  const [used, open, ended] = [await invite(), await invite(), await invite()]
  await accept(used.email, used.token)
  await sql`update invitations set expires_at = ${now()} where email = ${ended.email}`.execute(app().db)
  await emptyEndedLinks(app().db, outbox())

  expect(await isInOutbox(used.email)).toBe(false)
  expect(await isInOutbox(ended.email)).toBe(false)
  expect(await isInOutbox(open.email)).toBe(true)
  expect((await accept(open.email, open.token)).status).toBe(200)
})

it('an email of an earlier version that still has its token loses it a week later (MAIL-13)', async () => {
  const [messageId = ''] = await makeEmails(['earlier@example.ie'])
  const link = `http://localhost/auth/signup?invitation=${'a1B2'.repeat(10)}`
  await vi.waitFor(async () => expect(await isInOutbox('earlier@example.ie')).toBe(true), 20_000)
  const store = (createdAt: string) =>
    sql`update mails set tag = 'invitation', link_purpose = 'invitation', link_id = id, text_content = ${link},
      html_content = ${link}, created_at = ${createdAt} where message_id = ${messageId}`.execute(app().db)

  await store(now())
  await emptyEndedLinks(app().db, outbox())
  expect(await columnsHolding(app().ownerDb, ['a1B2a1B2'])).toEqual(['mails.html_content', 'mails.text_content'])

  await store(later(now(), -9 * 24 * 3_600_000))
  await emptyEndedLinks(app().db, outbox())
  expect(await columnsHolding(app().ownerDb, ['a1B2a1B2'])).toEqual([])
  expect(await isInOutbox('earlier@example.ie')).toBe(false)
})

it('account emails end after 30 days with their copies, those to clients do not; nor does what waits to be sent (MAIL-14)', async () => {
  await worker.stop()
  await rm(outbox(), { recursive: true, force: true })
  await mkdir(outbox())
  const cases = { old: 31, recent: 29, waiting: 31, client: 31 }
  const ids = await makeEmails(Object.keys(cases).map((name) => `${name}@example.ie`))
  const tagOf = (name: string) => (name === 'client' ? 'reminder' : 'security')
  for (const [place, [name, days]] of Object.entries(cases).entries())
    await sql`
      update mails set tag = ${tagOf(name)}, state = ${name === 'waiting' ? 'queued' : 'sent'},
        created_at = ${later(now(), -days * 24 * 3_600_000)}
      where message_id = ${ids[place] ?? ''}`.execute(app().db)

  await removeOldAccountEmails(app().db, outbox())
  const { rows } = await sql<{ recipient: string }>`
    select recipient from mails where message_id = any(${ids}::text[]) order by recipient`.execute(app().db)
  expect(rows.map(({ recipient }) => recipient)).toEqual([
    'client@example.ie',
    'recent@example.ie',
    'waiting@example.ie',
  ])
})

it('sessions and links that ended over 30 days ago are gone, and no others (USER-24)', async () => {
  const { id, email, calls } = await makeColleague()
  const days = (count: number) => later(now(), count * 24 * 3_600_000)
  await app().anybody(usersCalls.signIn, { body: { email, password: 'a long enough password' } })
  await sql`update sessions set ended_at = ${days(-31)} where id = (
    select id from sessions where user_id = ${id} order by created_at desc limit 1)`.execute(app().db)
  for (const ends of [-31, -29])
    await sql`insert into password_resets (id, user_id, token_hash, expires_at)
      values (${newId()}, ${id}, ${newId()}, ${days(ends)})`.execute(app().db)

  await removeOldSessions(app().db)
  await removeOldLinks(app().db)
  const count = async (table: string) => {
    const { rows } = await sql`select from ${sql.table(table)} where user_id = ${id}`.execute(app().db)
    return rows.length
  }
  expect([await count('sessions'), await count('password_resets')]).toEqual([1, 1])
  expect((await calls(usersCalls.checkSession)).status).toBe(200)
})
