import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { readConfig } from '#platform/config'
import type { Db } from '#platform/database/database'
import { runAsProcess } from '#testing/run-as-process'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { backupCommand } from './run-backup.ts'
import { restoreCommand } from './run-restore.ts'
import { runServer } from './run-server.ts'

const app = useApp()
let scratch = ''
let backup = ''
let restored: TestDatabase
/** Every damaged backup is refused by this one: a record that one left would make the next be refused for another reason. */
let empty: TestDatabase
const sourceEnv = () => ({ DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir })
const targetEnv = () => ({ DATABASE_URL: restored.url, DATA_DIR: path.join(scratch, 'there') })

const make = async (url: string, body: object): Promise<string> => {
  const headers = { authorization: `JWT ${app().staffToken}` }
  const response = await app().app.inject({ method: 'POST', url, headers, payload: body })
  const { ok, data } = response.json<{ ok: boolean; data: { _id: string } }>()
  if (!ok) throw new Error(response.body)
  return data._id
}

// What a table's file must write with care.
const NAME = 'Société d’Été, "Quoted" and broken \\ 50% 🇮🇪'
const NOTES = 'First "line"\n\tthen \\N and \\. alone\n\\.\n'

const createEverything = async () => {
  const organizationId = await make('/organization', { name: NAME, notes: NOTES })
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: organizationId },
    body: { incorporationDate: '2024-02-29', aml: { appendix2_q1: true, appendix2_q5: null } },
  })
  const peopleId = await make('/people', { firstName: 'Aoife', lastName: "O'Connor" })
  await make('/linkpeopleorganization', {
    peopleId,
    organizationId,
    roles: ['shareholder'],
    beneficiaryPercentage: 33.3,
  })
  await make('/followUp', { name: 'FIRST_AR', organization_id: organizationId })
  await make('/task', { title: 'Ring the client', organizationId, users: [{ userId: app().staffId }] })
  await make('/order', { organizationId, product: 'Full pack', dateOrder: '2026-11-02', totalPaid: 0.1 })
  const rawData = `data:application/pdf;base64,${Buffer.from('of the client').toString('base64')}`
  for (const folder of ['organization/2', 'people/1'])
    await make('/file', { file: { rawData, name: 'Passeport n° 1.pdf' }, folder })
}

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'registrar-backup-'))
  backup = path.join(scratch, 'monday')
  restored = await createTestDatabase('template1')
  empty = await createTestDatabase('template1')
  await createEverything()
})
afterAll(async () => {
  await restored.drop()
  await empty.drop()
  await rm(scratch, { recursive: true, force: true })
})

const linesOf = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.copy.gz'))
  const tables = names.map(async (name): Promise<[string, string[]]> => {
    const text = gunzipSync(await readFile(path.join(folder, name))).toString()
    return [name, text.split('\n').toSorted()]
  })
  return Object.fromEntries(await Promise.all(tables))
}

// A restore drops indexes and disables triggers. They must all be back.
const schemaOf = async (db: Db) => {
  const { rows } = await sql<{ part: string }>`
    select indexdef as part from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select pg_get_constraintdef(oid) || conrelid::regclass::text from pg_constraint`.execute(db)
  return rows.map(({ part }) => part).toSorted()
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))

const clientFile = async (folder: string) => (await filesIn(path.join(folder, 'files/people')))[0] ?? ''

const OF_THE_CLIENT = '5603032b5cbf4a2faac95d834e1a2e3e44207a83d5fb56793fc4765942986aeb'
const DAMAGED = /^The backup has 1 damaged file, the first is people\/1\/.+\.$/

describe('a backup', () => {
  it('is created beside a running server, and only its owner can read it', async () => {
    const run = await runInProcess(backupCommand, sourceEnv(), backup)
    expect(run.output).toMatch(/\d+ rows of \d+ tables and 2 files are in .+monday\.\n$/)
    expect(run.code).toBe(0)
    expect((await stat(backup)).mode & 0o077).toBe(0)
    expect(Object.keys(await linesOf(backup))).not.toContain('sessions.copy.gz')
  })

  it.runIf(process.getuid?.() === 0)(
    'that root makes belongs to the owner of the folder around it (SEC-14)',
    async () => {
      const around = path.join(scratch, 'of-another')
      await mkdir(around)
      await chown(around, 1234, 1234)
      const folder = path.join(around, 'monday')
      expect((await runInProcess(backupCommand, sourceEnv(), folder)).code).toBe(0)

      const places = await readdir(folder, { recursive: true })
      expect(places.filter((place) => place.startsWith('files/people'))).not.toEqual([])
      const owners = await Promise.all(['', ...places].map(async (place) => (await stat(path.join(folder, place))).uid))
      expect(new Set(owners)).toEqual(new Set([1234]))
    },
  )

  it('is restored completely into an empty database, on which a server then runs', async () => {
    const run = await runInProcess(restoreCommand, targetEnv(), backup)
    expect(run.output).toMatch(/Restored everything as it was at .+ files\.\nEverybody must sign in again\.\n$/)
    expect(run.code).toBe(0)
    const again = path.join(scratch, 'again')
    await runInProcess(backupCommand, targetEnv(), again)
    expect(await linesOf(again)).toEqual(await linesOf(backup))
    expect(await schemaOf(restored.db)).toEqual(await schemaOf(app().db))

    const server = await runServer(
      readConfig({ ...targetEnv(), NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1' }),
    )
    try {
      const post = async (url: string, body: object, token?: string) => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
        const response = await fetch(server.address + url, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await response.json()) as { token: string; data: { name?: string; Key?: string }[]; totalItems: number }
      }

      const { token } = await post('/user/signin', {
        email: 'niamh.kelly@example.ie',
        password: 'a long enough password',
      })
      const found = await post(organizationsCalls.searchOrganizations.path, { search: 'ete quoted' }, token)
      expect(found).toMatchObject({ totalItems: 1, data: [{ name: NAME, notes: NOTES }] })

      const [file] = (await post('/file/search', {}, token)).data
      const bytes = await fetch(`${server.address}/file/download`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        body: JSON.stringify({ key: file?.Key }),
      })
      expect(await bytes.text()).toBe('of the client')

      await post(peopleCalls.createPerson.path, { firstName: 'New', lastName: 'Person' }, token)
      expect((await post(peopleCalls.searchPeople.path, {}, token)).totalItems).toBe(2)
    } finally {
      await server.stop()
    }
  })

  it('overwrites neither another backup nor a database with records', async () => {
    expect(await runInProcess(backupCommand, sourceEnv(), backup)).toEqual({
      code: 1,
      output: `${backup} already exists. Name a new folder.\n`,
    })
    const before = await linesOf(backup)
    const onTop = await runInProcess(restoreCommand, sourceEnv(), backup)
    expect([onTop.code, onTop.output]).toEqual([
      1,
      'This database already has records. Restore the backup into an empty one.\n',
    ])
    const after = path.join(scratch, 'after')
    await runInProcess(backupCommand, sourceEnv(), after, '--no-files')
    expect(await linesOf(after)).toEqual(before)
  })

  it('whose file store lacks files is kept, counts them, and ends with exit code 1', async () => {
    const folder = path.join(scratch, 'other-store')
    const env = { ...sourceEnv(), DATA_DIR: path.join(scratch, 'nowhere') }
    const run = await runInProcess(backupCommand, env, folder)
    expect(run.output).toMatch(/^The file store has no file people\/1\/.+\.$/m)
    expect(run.output).toContain('The backup is kept, but it lacks 2 files: check DATA_DIR and the S3_… settings.\n')
    expect(run.code).toBe(1)
    expect(await linesOf(folder)).toEqual(await linesOf(backup))
  })

  it.each([
    [
      'it is incomplete',
      async (folder: string) => rm(path.join(folder, 'manifest.json')),
      'There is no complete backup in',
    ],
    [
      'a newer version created it',
      async (folder: string) => {
        const file = path.join(folder, 'manifest.json')
        const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[] }
        await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_later'] }))
      },
      'a newer version of Registrar',
    ],
    [
      'one of its tables is cut short',
      async (folder: string) => writeFile(path.join(folder, 'people.copy.gz'), ''),
      'people',
    ],
    [
      'one of its tables is changed, with as many rows as before',
      async (folder: string) => {
        const file = path.join(folder, 'people.copy.gz')
        const rows = gunzipSync(await readFile(file)).toString()
        expect(rows).toContain('Aoife')
        await writeFile(file, gzipSync(rows.replace('Aoife', 'Alice')))
      },
      'The table people was changed since the backup was made',
    ],
    [
      'one of its files is lost',
      async (folder: string) => rm(path.join(folder, 'files/people'), { recursive: true }),
      'lacks 1 of its files',
    ],
    [
      'one of its files is changed',
      async (folder: string) => writeFile(await clientFile(folder), 'Of the client'),
      DAMAGED,
    ],
    ['one of its files is cut short', async (folder: string) => writeFile(await clientFile(folder), 'of the'), DAMAGED],
  ])('is refused when %s, and leaves no records and no files behind', async (_, damage, message) => {
    const folder = await mkdtemp(path.join(scratch, 'damaged-'))
    await cp(backup, folder, { recursive: true })
    await damage(folder)
    const env = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'data') }
    const run = await runInProcess(restoreCommand, env, folder)
    expect([run.code, run.output.split('\n').at(-2)]).toEqual([1, expect.stringMatching(message)])
    expect(await filesIn(env.DATA_DIR)).toEqual([])
  })

  it('whose manifest has no checksums, as older versions wrote it, is restored', async () => {
    const folder = path.join(scratch, 'older')
    await cp(backup, folder, { recursive: true })
    const file = path.join(folder, 'manifest.json')
    const { files, tables, ...manifest } = JSON.parse(await readFile(file, 'utf8')) as {
      files: { copied: object[] }
      tables: { sha256?: string }[]
    }
    expect(tables.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256 ?? ''))).toBe(true)
    for (const table of tables) delete table.sha256
    expect(files.copied).toMatchObject([1, 2].map(() => ({ size: 13, sha256: OF_THE_CLIENT })))
    await writeFile(file, JSON.stringify({ ...manifest, tables, files: { count: 2, missing: [] } }))

    const env = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'data') }
    expect((await runInProcess(restoreCommand, env, folder)).code).toBe(0)
    expect(await schemaOf(empty.db)).toEqual(await schemaOf(app().db))
  })
})

it.each([
  ['backup', []],
  ['backup', ['a', 'b']],
  ['backup', ['a', '--no-file']],
  ['restore', []],
  ['restore', ['--force']],
])('npm run %s prints its usage for the wrong arguments %j', async (name, args) => {
  const command = name === 'backup' ? backupCommand : restoreCommand
  const { code, output } = await runInProcess(command, sourceEnv(), ...args)
  expect([code, output]).toEqual([2, expect.stringContaining(`Usage: npm run ${name} -- FOLDER`)])
})

it('a process of a command reads its arguments, and ends with the exit code of the command', async () => {
  const command = path.join(import.meta.dirname, '../backup.ts')
  expect(await runAsProcess(command, sourceEnv(), backup)).toEqual({
    code: 1,
    output: `${backup} already exists. Name a new folder.\n`,
  })
})
