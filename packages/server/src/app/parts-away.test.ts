import { readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nowMs } from '#platform/clock'
import { FilesFull } from '#platform/file-store/file-store-failure'
import { useApp } from '#testing/test-app'

const app = useApp()
const MINUTE_MS = 60_000
/** Only against a test that hangs: a busy machine is slow, not wrong. */
const BUSY = { timeout: 120_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const create = (name: string) => app().staff(organizationsCalls.createOrganization, { body: { name } })
const countOf = async (name: string) =>
  (await app().ownerDb.selectFrom('organizations').select('id').where('name', '=', name).execute()).length

type Failure = { code?: string; message?: string }

// The store is asked every other second at most, so each question comes a minute after the one before.
const readiness = async (afterMs = MINUTE_MS) => {
  vi.setSystemTime(nowMs() + afterMs)
  const response = await app().app.inject({ url: '/health/ready' })
  return [response.statusCode, response.json<Failure>().message]
}

const upload = async () => {
  const rawData = `data:text/plain;base64,${Buffer.from('hello').toString('base64')}`
  const response = await app().app.inject({
    method: 'POST',
    url: '/file',
    headers: { authorization: `JWT ${app().staffToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ file: { rawData, name: 'hello.txt' }, folder: 'people/1' }),
  })
  const { code, message } = response.json<Failure>()
  return [response.statusCode, code, message]
}

it('a database whose disk is full answers 507, keeps nothing, and is not ready for half a minute after (API-11)', async () => {
  await sql`
    create function no_room() returns trigger language plpgsql as $$ begin
      if new.name = 'No room' then raise exception 'could not extend file' using errcode = 'disk_full'; end if;
      return new;
    end $$`.execute(app().ownerDb)
  await sql`create trigger no_room after insert on organizations for each row execute function no_room()`.execute(
    app().ownerDb,
  )

  const { status, problem } = await create('No room')
  expect([status, problem.code, problem.message]).toEqual([
    507,
    'STORAGE_FULL',
    'The disk of the database is full. Nothing was saved; tell whoever runs it.',
  ])
  expect(await countOf('No room')).toBe(0)
  expect(await readiness(0)).toEqual([507, problem.message])
  expect((await create('Some room')).status).toBe(200)
  expect(await readiness()).toEqual([200, undefined])
})

it('a database that takes no writes answers 503 with Retry-After and says so, and readiness with it (API-11)', async () => {
  const name = sql.id(new URL(app().databaseUrl).pathname.slice(1))
  const setReadOnly = async (isReadOnly: boolean) => {
    await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(app().ownerDb)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app().ownerDb)
  }

  await setReadOnly(true)
  // On a connection that was just cut the database is away; on the next one it takes no writes.
  const { status, headers, problem } = await vi.waitFor(async () => {
    const answered = await create('Too late')
    expect(answered.problem.code).not.toBe('NOT_READY')
    return answered
  }, BUSY)
  expect([status, headers['retry-after'], problem.code, problem.message]).toEqual([
    503,
    '5',
    'DATABASE_READ_ONLY',
    'The database takes no writes at the moment. Please try again later.',
  ])
  expect(await readiness()).toEqual([503, problem.message])

  await sql`set default_transaction_read_only = off`.execute(app().ownerDb)
  await setReadOnly(false)
  expect(await countOf('Too late')).toBe(0)
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]), BUSY)
})

it('an upload to a full disk answers 507, and one to a disk that is gone 503; nothing is kept, and readiness knows (API-11)', async () => {
  const receive = vi.spyOn(app().files, 'receive').mockRejectedValueOnce(new FilesFull())
  expect(await upload()).toEqual([
    507,
    'STORAGE_FULL',
    'The disk of the files is full. Nothing was kept; tell whoever runs it.',
  ])
  receive.mockRestore()

  const folder = path.join(app().config.dataDir, 'files')
  await rename(folder, `${folder}-unmounted`)
  const gone = 'The store of the files does not answer. Please try again in a moment.'
  expect(await upload()).toEqual([503, 'FILES_NOT_READY', gone])
  expect(await readiness()).toEqual([503, gone])

  await rename(`${folder}-unmounted`, folder)
  expect(await readiness()).toEqual([200, undefined])
  expect((await upload())[0]).toBe(200)
  expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  expect(await app().db.selectFrom('files').select('key').execute()).toHaveLength(1)
})
