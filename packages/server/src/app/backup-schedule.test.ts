import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { backupsCalls } from '@registrar/domain/backups/backups.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { later, now } from '#platform/clock'
import { type Config, readConfig } from '#platform/config'
import { runInProcess } from '#testing/run-in-process'
import { startTestBucket } from '#testing/test-bucket'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { createTestDatabase } from '#testing/test-database'
import { runDueBackup, startBackups } from './backup-schedule.ts'
import { makeBackup } from './make-backup.ts'
import { backupCommand } from './run-backup.ts'
import { restoreCommand } from './run-restore.ts'

const scratch = mkdtempSync(path.join(tmpdir(), 'registrar-scheduled-'))
const FOLDER = path.join(scratch, 'backups')
const app = useApp({ BACKUP_SCHEDULE: '30 2 * * *', BACKUP_FOLDER: FOLDER, BACKUP_KEEP: '2 1 1' })
afterAll(() => rm(scratch, { recursive: true, force: true }))

const HALF_PAST_TWO = '2026-11-20T02:30:00.000Z'
const running = new AbortController().signal

const backupsOf = (env: Record<string, string> = {}, more: Partial<Config> = {}) => ({
  config: {
    ...readConfig({
      BACKUP_SCHEDULE: '30 2 * * *',
      BACKUP_FOLDER: FOLDER,
      BACKUP_KEEP: '2 1 1',
      DATA_DIR: app().config.dataDir,
      ...env,
    }),
    ...more,
  },
  db: app().db,
  pool: app().pool,
  ownerUrl: app().databaseUrl,
  files: app().files,
  since: '2026-11-19T12:00:00.000Z',
})
const listed = async () => (await readdir(FOLDER).catch((): string[] => [])).toSorted()
const lastOf = async () => (await app().staff(backupsCalls.findBackups)).answer.data.last
// The first account is an administrator's, every later one is not.
const signUpMember = async (email: string): Promise<string> => {
  const names = { firstName: 'Conor', lastName: 'Walsh', email }
  const body = { ...names, password: 'a long enough password', secretCode: SECRET_CODE }
  return (await app().anybody(usersCalls.signUp, { body })).answer.token
}
const emails = () =>
  app()
    .db.selectFrom('mails')
    .select(['recipient', 'subject', 'text_content as text'])
    .where('tag', '=', 'backup')
    .execute()

/** A backup of earlier, which was checked a moment ago: the next one is not checked again. */
const recordChecked = () =>
  app()
    .db.insertInto('backup_runs')
    .values({
      id: '01a1fbc3-c238-73ba-a010-250c35c466ab',
      cause: 'schedule',
      scheduled_for: '2026-01-01T02:30:00Z',
      started_at: '2026-01-01T02:30:00Z',
      ended_at: '2026-01-01T02:31:00Z',
      is_ok: true,
      message: 'good',
      checked_at: now(),
    })
    .execute()

beforeEach(async () => {
  await app().db.deleteFrom('backup_runs').execute()
  await rm(FOLDER, { recursive: true, force: true })
})

describe('GET /backup', () => {
  it('tells administrators the schedule, what is kept, and when the next backup begins', async () => {
    const { status, answer } = await app().staff(backupsCalls.findBackups)
    expect(status).toBe(200)
    expect(answer.data).toEqual({
      schedule: '30 2 * * *',
      keep: { daily: 2, weekly: 1, monthly: 1 },
      next: expect.stringMatching(/T0[12]:30:00\.000Z$/),
      last: null,
    })
    const next = answer.data.next ?? ''
    expect(next > now() && next <= later(now(), 25 * 60 * 60 * 1000)).toBe(true)
  })

  it('is refused to everybody else', async () => {
    const member = app().as(await signUpMember('member@example.ie'))
    expect((await member(backupsCalls.findBackups)).status).toBe(403)
    expect((await app().anybody(backupsCalls.findBackups)).status).toBe(401)
  })
})

describe('a backup of the schedule', () => {
  it('is made once for its time, and restored into a scratch database to check it', async () => {
    await runDueBackup(backupsOf(), later(HALF_PAST_TWO, -1000), running)
    expect(await listed()).toEqual([])

    await runDueBackup(backupsOf(), HALF_PAST_TWO, running)
    expect(await lastOf()).toMatchObject({
      ok: true,
      message: expect.stringMatching(
        /rows of \d+ tables and 0 files are in .*It was restored into a scratch database to check it\.$/,
      ),
    })
    const made = await listed()
    expect(made).toEqual([expect.stringMatching(/^registrar-/)])

    await runDueBackup(backupsOf(), later(HALF_PAST_TWO, 3_600_000), running)
    expect(await listed()).toEqual(made)

    // The next morning's is not checked again.
    await runDueBackup(backupsOf(), later(HALF_PAST_TWO, 24 * 3_600_000), running)
    expect(await listed()).toHaveLength(1)
    expect((await lastOf())?.message).not.toContain('scratch database')
  })

  it('is made by one of several servers', async () => {
    await recordChecked()
    await Promise.all([1, 2, 3].map(() => runDueBackup(backupsOf(), HALF_PAST_TWO, running)))
    expect(await listed()).toHaveLength(1)
  })

  it.each([
    ['age', generateX25519Identity],
    ['age for the time of quantum computers', generateHybridIdentity],
  ])(
    'that is encrypted with %s is checked too, and only the identity of the firm is left to read it',
    async (_kind, makeIdentity) => {
      const identity = await makeIdentity()
      await runDueBackup(backupsOf({ BACKUP_RECIPIENTS: await identityToRecipient(identity) }), HALF_PAST_TWO, running)
      expect(await lastOf()).toMatchObject({ ok: true, message: expect.stringContaining('encrypted. It was restored') })

      const keyFile = path.join(scratch, 'key')
      await writeFile(keyFile, identity)
      const target = await createTestDatabase('template1')
      const [name = ''] = await listed()
      const env = { DATABASE_URL: target.url, DATA_DIR: path.join(scratch, 'restored') }
      const { code, output } = await runInProcess(restoreCommand, env, path.join(FOLDER, name), '--identity', keyFile)
      expect([code, output]).toEqual([0, expect.stringContaining('Restored everything')])
      await target.drop()
    },
  )

  it('is no failure where the role may not create databases, and says that it was not checked', async () => {
    const role = `narrow_${process.pid}`
    await sql`create role ${sql.id(role)} login nocreatedb`.execute(app().ownerDb)
    const url = new URL(app().databaseUrl)
    url.username = role
    await runDueBackup({ ...backupsOf(), ownerUrl: url.href }, HALF_PAST_TWO, running)
    expect(await lastOf()).toMatchObject({ ok: true, message: expect.stringContaining('impossible here') })
    await sql`drop role ${sql.id(role)}`.execute(app().ownerDb)
  })

  it('that fails is told to each active administrator by email, and is not tried again before its next time', async () => {
    const file = path.join(scratch, 'a file')
    await writeFile(file, '')
    await signUpMember('no-administrator@example.ie')
    await expect(runDueBackup(backupsOf({ BACKUP_FOLDER: file }), HALF_PAST_TWO, running)).rejects.toThrow(file)

    expect(await lastOf()).toMatchObject({
      ok: false,
      message: expect.stringContaining(`The folder ${file} cannot be used for backups`),
    })
    expect(await emails()).toEqual([
      {
        recipient: 'niamh.kelly@example.ie',
        subject: expect.stringContaining('backup'),
        text: expect.stringContaining(file),
      },
    ])
    await runDueBackup(backupsOf({ BACKUP_FOLDER: file }), later(HALF_PAST_TWO, 60_000), running)
    expect(await emails()).toHaveLength(1)
  })

  it('removes what is too old, and nothing that it did not make', async () => {
    const old = [
      'registrar-2024-01-01T023000.000Z',
      'registrar-2024-01-02T023000.000Z',
      'before-upgrade-2024-01-01T000000.000Z',
      'by hand',
    ]
    for (const name of [...old, 'registrar-2024-01-03T023000.000Z.partial'])
      await mkdir(path.join(FOLDER, name), { recursive: true })
    await recordChecked()
    await runDueBackup(backupsOf(), HALF_PAST_TWO, running)
    // Kept: the two latest days that have backups.
    expect(await listed()).toEqual([old[2], old[3], old[1], expect.stringMatching(/^registrar-20(2[5-9]|[3-9])/)])
  })

  it('is shown, counted and checked although an earlier one was recorded while the clock was years ahead', async () => {
    const ahead = later(now(), 10 * 365 * 24 * 3_600_000)
    const times = { scheduled_for: ahead, started_at: ahead, ended_at: ahead, checked_at: ahead }
    const run = { ...times, id: '01a1fbc3-c238-73ba-a010-250c35c466ac', cause: 'schedule', is_ok: true, message: 'far' }
    await app().db.insertInto('backup_runs').values(run).execute()
    expect(await lastOf()).toBeNull()

    await runDueBackup(backupsOf(), HALF_PAST_TWO, running)
    expect(await lastOf()).toMatchObject({ ok: true, message: expect.stringContaining('scratch database') })
    const { body } = await app().app.inject({ url: '/metrics' })
    const at = Number(/^registrar_backup_last_success_timestamp_seconds (\S+)$/m.exec(body)?.[1])
    expect(at * 1000).toBe(Date.parse((await lastOf())?.at ?? ''))
  })

  it('that is stopped leaves nothing and is made by the server that starts next', async () => {
    await recordChecked()
    const stopped = AbortSignal.abort()
    await runDueBackup(backupsOf(), HALF_PAST_TWO, stopped)
    expect([await listed(), (await lastOf())?.message]).toEqual([[], 'good'])
    await runDueBackup(backupsOf(), HALF_PAST_TWO, running)
    expect(await listed()).toHaveLength(1)
  })

  it('that is stopped while it is restored to check it leaves nothing either', async () => {
    const stopping = new AbortController()
    const advance = () => stopping.signal.throwIfAborted()
    const step = (name: string) => {
      // Only the restore makes indexes.
      if (name === 'Indexes') stopping.abort()
      advance()
    }
    const place = { kind: 'folder', folder: FOLDER } as const
    const source = { ...backupsOf(), place, progress: { step, advance, end: () => {} } }
    await expect(makeBackup(source, true)).rejects.toThrow('abort')
    expect(await listed()).toEqual([])
  })

  it('that was missed is made when a server starts', async () => {
    const { promise: failed, reject } = Promise.withResolvers<never>()
    await recordChecked()
    const made = new Promise<void>((resolve) => {
      const files = { ...app().files }
      const backups = startBackups({ ...backupsOf(), files, since: now() }, reject)
      const look = async () => {
        while ((await lastOf())?.message === 'good') await new Promise(setImmediate)
        await backups.stop()
        resolve()
      }
      void look().catch(reject)
    })
    await Promise.race([made, failed])
    expect(await lastOf()).toMatchObject({ ok: true })
  })
})

it('a backup goes to a bucket complete, is listed and removed there, and is restored from there', async () => {
  const bucket = await startTestBucket()
  const { S3_BUCKET: name, ...account } = bucket.env
  const address = `s3://${name}/firm/nightly`
  const env = { ...account, BACKUP_FOLDER: address, BACKUP_KEEP: '1 0 0' }
  await app().staff(peopleCalls.createPerson, { body: { firstName: 'Aoife', lastName: 'Byrne' } })

  await runDueBackup(backupsOf(env), HALF_PAST_TWO, running)
  const first = /s3:\/\/\S+Z/.exec((await lastOf())?.message ?? '')?.[0] ?? ''
  await runDueBackup(backupsOf(env), later(HALF_PAST_TWO, 24 * 3_600_000), running)
  const second = /s3:\/\/\S+Z/.exec((await lastOf())?.message ?? '')?.[0] ?? ''
  expect([first, second]).toEqual([
    expect.stringContaining(`${address}/registrar-`),
    expect.stringContaining(`${address}/registrar-`),
  ])
  expect(second).not.toBe(first)
  expect(await readdir(path.join(app().config.dataDir, 'backups'))).toEqual([])

  const target = await createTestDatabase('template1')
  const restoreEnv = { ...account, DATABASE_URL: target.url, DATA_DIR: path.join(scratch, 'from bucket') }
  expect(await runInProcess(restoreCommand, restoreEnv, first)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no complete backup'),
  })
  expect(await runInProcess(restoreCommand, restoreEnv, second)).toMatchObject({ code: 0 })
  const { rows } = await sql`select last_name from people`.execute(target.db)
  expect(rows).toEqual([{ last_name: 'Byrne' }])
  await target.drop()

  await bucket.stop()
  await expect(runDueBackup(backupsOf(env), later(HALF_PAST_TWO, 48 * 3_600_000), running)).rejects.toThrow(
    'could not be sent',
  )
  expect(await lastOf()).toMatchObject({ ok: false, message: expect.stringContaining(address) })
})

it('npm run backup is recorded, so that the screen and the metrics know of it', async () => {
  const env = { DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir }
  expect((await runInProcess(backupCommand, env, path.join(scratch, 'by command'))).code).toBe(0)
  expect(await lastOf()).toMatchObject({ ok: true, message: expect.stringContaining('by command') })

  const { body } = await app().app.inject({ url: '/metrics' })
  const at = Number(/^registrar_backup_last_success_timestamp_seconds (\S+)$/m.exec(body)?.[1])
  expect(at * 1000).toBe(Date.parse((await lastOf())?.at ?? ''))
})
