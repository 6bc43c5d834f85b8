import { chmodSync, existsSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import {
  ask,
  cleanUp,
  expectNothingLeft,
  makeDataDir,
  makeUsedDataDir,
  postmasterOf,
  removeTemplate,
  runInstance,
  serversOf,
} from './fixtures/running-instance.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(cleanUp)
afterAll(removeTemplate)

const setting = async (connection: Parameters<typeof ask>[0], name: string) =>
  (await ask(connection, `select current_setting('${name}') as value`))[0]?.value

test('a first start makes a UTF-8 database with checksums behind a private socket', async () => {
  const dataDir = makeDataDir()
  const instance = runInstance(dataDir)
  const { connection, isOwner } = await instance.ready()
  expect(isOwner).toBe(true)
  expect(connection).toMatchObject({ user: 'registrar', database: 'registrar' })
  const [database] = await ask(
    connection,
    `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'registrar'`,
  )
  expect(database).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' })
  expect(await setting(connection, 'data_checksums')).toBe('on')
  expect(await setting(connection, 'listen_addresses')).toBe('')
  expect(await setting(connection, 'jit')).toBe('off')
  expect(await setting(connection, 'shared_buffers')).toBe('16MB')
  expect(statSync(String(connection.host)).mode & 0o777).toBe(0o700)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('init-'))).toEqual([])
})

test('trigrams keep the letters outside ASCII', async () => {
  const { connection } = await runInstance(await makeUsedDataDir()).ready()
  await ask(connection, 'create extension pg_trgm')
  expect(await ask(connection, `select cardinality(show_trgm('żółć')) as trigrams`)).toEqual([{ trigrams: 5 }])
})

test('a clean stop leaves no process, and the next start has the rows', async () => {
  const dataDir = await makeUsedDataDir()
  const first = runInstance(dataDir)
  await ask((await first.ready()).connection, 'create table kept as select 7 as number')
  await first.end('SIGTERM')
  await expectNothingLeft(dataDir)
  const second = await runInstance(dataDir).ready()
  expect(await ask(second.connection, 'select number from kept')).toEqual([{ number: 7 }])
})

test('a second owner is refused with a sentence, and the first goes on', async () => {
  const dataDir = await makeUsedDataDir()
  const { connection } = await runInstance(dataDir).ready()
  expect(await runInstance(dataDir).refusal()).toMatch(
    /^Another Registrar is running on the data folder .*DATA_DIR\)\.$/,
  )
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command joins the running server and leaves it running', async () => {
  const dataDir = await makeUsedDataDir()
  const owner = await runInstance(dataDir).ready()
  const command = runInstance(dataDir, 'helper')
  const joined = await command.ready()
  expect(joined).toEqual({ connection: owner.connection, isOwner: false })
  await command.end('SIGTERM')
  expect(await ask(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command starts the database for itself, keeps the server out meanwhile, and stops it', async () => {
  const dataDir = await makeUsedDataDir()
  const command = runInstance(dataDir, 'helper')
  expect((await command.ready()).isOwner).toBe(true)
  expect(await runInstance(dataDir).refusal()).toMatch(/^A Registrar command .* is working on the data folder/)
  await command.end('SIGTERM')
  await expectNothingLeft(dataDir)
})

test('the database that a command started runs until the last command is done', async () => {
  const dataDir = await makeUsedDataDir()
  const [first, second] = [runInstance(dataDir, 'helper'), runInstance(dataDir, 'helper')]
  const ready = await Promise.all([first.ready(), second.ready()])
  expect(ready.filter(({ isOwner }) => isOwner)).toHaveLength(1)
  const [owning, joined] = ready[0]?.isOwner ? [first, second] : [second, first]
  await owning.end('SIGTERM')
  expect(await ask(ready[0].connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await joined.end('SIGTERM')
  await expectNothingLeft(dataDir)
})

test('of two first starts at once on an empty folder, one owns the database and the other is refused', async () => {
  const dataDir = makeDataDir()
  const instances = [runInstance(dataDir), runInstance(dataDir)]
  const outcomes = await Promise.allSettled(instances.map((instance) => instance.ready()))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const loser = instances[outcomes.findIndex(({ status }) => status === 'rejected')]
  expect(await loser?.refusal()).toMatch(/^Another Registrar is running/)
  expect(serversOf(dataDir)).toContain(postmasterOf(dataDir))
  expect(readdirSync(dataDir).toSorted()).toEqual(['pgdata', 'pglog', 'pgsocket'])
})

test('a data folder with a path too long for a socket is served from the temporary folder', async () => {
  const folder = makeDataDir()
  // The account of the database has to be able to pass.
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'a-long-name'.repeat(5), 'another-long-name'.repeat(5))
  const instance = runInstance(dataDir)
  const { connection } = await instance.ready()
  expect(connection.host).toMatch(/\/registrar-[0-9a-f]{16}$/)
  expect(existsSync(join(dataDir, 'pgsocket'))).toBe(false)
  const command = runInstance(dataDir, 'helper')
  expect((await command.ready()).connection).toEqual(connection)
  await command.end('SIGTERM')
  await instance.end('SIGTERM')
  await expectNothingLeft(dataDir)
  rmdirSync(String(connection.host))
})

test.runIf(process.getuid?.() === 0)("a data folder that the database's account cannot enter is refused", async () => {
  // Root made it, for root alone; only the data folder itself would be given away.
  const dataDir = join(makeDataDir(), 'inside')
  expect(await runInstance(dataDir).refusal()).toMatch(
    /^The database does not run as root, and the account .* cannot enter/,
  )
})

test('a cluster of another major version is refused with a sentence', async () => {
  const dataDir = await makeUsedDataDir()
  writeFileSync(join(dataDir, 'pgdata', 'PG_VERSION'), '17\n')
  expect(await runInstance(dataDir).refusal()).toMatch(/made by PostgreSQL 17, and this Registrar runs PostgreSQL 18/)
})
