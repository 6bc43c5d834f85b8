import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { later, now } from '#platform/clock'
import { readConfig } from '#platform/config'
import { runInProcess } from '#testing/run-in-process'
import { startSmtpServer } from '#testing/smtp-server'
import { startTestBucket } from '#testing/test-bucket'
import { useApp } from '#testing/test-app'
import { examineMail } from './examine-mail.ts'
import { doctorCommand } from './run-doctor.ts'

const app = useApp()
let scratch = ''
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'registrar-doctor-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const settings = () => ({ DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir })
const examine = (env: Record<string, string> = {}, ...args: string[]) =>
  runInProcess(doctorCommand, { ...settings(), ...env }, ...args)
const NOBODY_LISTENS = 'smtp://127.0.0.1:9'

it('nothing is broken where there is no SMTP server and no backup yet, and nothing is made', async () => {
  const before = await readdir(app().config.dataDir, { recursive: true })
  const { code, output } = await examine()
  expect(output).toContain('Nothing is broken.')
  expect(code).toBe(0)
  for (const sentence of [
    'Good:   The database answers. It is PostgreSQL',
    'Good:   The extensions pg_trgm and unaccent are there.',
    'Good:   The tables are of this version.',
    'Remark: There is no SMTP_URL',
    'Remark: No backup has been made yet.',
  ])
    expect(output).toContain(sentence)
  expect(await readdir(app().config.dataDir, { recursive: true })).toEqual(before)
})

it('a data folder without a database is broken, and named', async () => {
  const empty = path.join(scratch, 'empty')
  const { code, output } = await examine({ DATABASE_URL: '', DATA_DIR: empty })
  expect([code, output]).toEqual([1, expect.stringContaining(`Broken: There is no database in ${empty}.`)])
  expect(await readdir(scratch)).toEqual([])
})

it('a database that cannot be reached is broken', async () => {
  const { code, output } = await examine({ DATABASE_URL: 'postgresql://registrar@127.0.0.1:9/registrar' })
  expect([code, output]).toEqual([1, expect.stringMatching(/Broken: The database .* cannot be reached/)])
})

it('an SMTP server that does not answer is broken', async () => {
  const { code, output } = await examine({ SMTP_URL: NOBODY_LISTENS, MAIL_FROM: 'registrar@localhost' })
  expect([code, output]).toEqual([1, expect.stringContaining('Broken: The SMTP server 127.0.0.1:9 cannot be used')])
})

it('--test-mail sends one email', async () => {
  const smtp = await startSmtpServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'registrar@localhost' }
  const { code, output } = await examine(env, '--test-mail', 'me@example.ie')
  expect([code, output]).toEqual([0, expect.stringContaining('A test email to me@example.ie was accepted')])
  expect(smtp.arrivals.map(({ to }) => to)).toEqual(['me@example.ie'])
  await smtp.stop()

  expect((await examine({}, '--test-mail', 'me@example.ie')).code).toBe(1)
  expect((await examine({}, '--test-mail', 'nobody')).code).toBe(2)
})

it('no sender is broken until one is set in Settings or the environment (MAIL-20)', async () => {
  const smtp = await startSmtpServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
  expect(await examine(env)).toMatchObject({ code: 1, output: expect.stringContaining('Broken: No sender is set') })

  await app().staff(settingsCalls.updateSettings, { body: { mailFrom: 'office@localhost' } })
  expect((await examine(env)).output).not.toContain('No sender is set')
  await app().staff(settingsCalls.updateSettings, { body: { mailFrom: null } })
  await smtp.stop()
})

it('what other servers look up about the sender is a remark, where it is missing or cannot be looked up', async () => {
  const smtp = await startSmtpServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Firm <office@example.ie>' })
  const records: Record<string, string[]> = { 'example.ie': ['other', 'v=spf1 mx -all'] }
  const texts = async (lookUp: (name: string) => Promise<string[]>) =>
    (await examineMail(config, { lookUp })).map(({ level, text }) => `${level}: ${text}`)

  const found = await texts((name) => Promise.resolve(records[name] ?? []))
  expect(found).toContain('good: example.ie has a SPF record: v=spf1 mx -all')
  expect(found).toContainEqual(expect.stringContaining('remark: _dmarc.example.ie has no DMARC record'))
  const failed = await texts(() => Promise.reject(new Error('no answer')))
  expect(failed).toContainEqual(expect.stringContaining('remark: The SPF record of example.ie could not be looked up'))
  await smtp.stop()
})

it('a bucket that is away is broken', async () => {
  const bucket = await startTestBucket()
  expect((await examine(bucket.env)).output).toContain('Good:   The bucket clients for files answers.')
  await bucket.stop()
  const { code, output } = await examine(bucket.env)
  expect([code, output]).toEqual([1, expect.stringContaining('Broken: The bucket clients')])
})

it('a backup that failed, or that is late, is broken', async () => {
  const run = { cause: 'schedule', started_at: now(), scheduled_for: null, message: 'the disk is full' }
  const id = (last: number) => `01a1fbc3-c238-73ba-a010-250c35c466a${last}`
  const old = later(now(), -3 * 24 * 60 * 60 * 1000)
  await app()
    .db.insertInto('backup_runs')
    .values({ ...run, id: id(1), ended_at: old, is_ok: true, message: 'good' })
    .execute()
  const env = { BACKUP_SCHEDULE: '0 */6 * * *', BACKUP_FOLDER: path.join(scratch, 'backups') }
  expect(await examine(env)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/Broken: The last good backup is of .* one was due at/),
  })
  expect((await examine()).code).toBe(0)

  await app()
    .db.insertInto('backup_runs')
    .values({ ...run, id: id(2), ended_at: now(), is_ok: false })
    .execute()
  expect(await examine()).toMatchObject({ code: 1, output: expect.stringContaining('has failed: the disk is full') })
  await app().db.deleteFrom('backup_runs').execute()
})
