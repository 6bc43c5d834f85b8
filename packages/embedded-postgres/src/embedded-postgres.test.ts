import { chmodSync, existsSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  queryOnce,
  cleanUp,
  expectNothingLeft,
  makeDataDir,
  makeUsedDataDir,
  postmasterOf,
  removeTemplate,
  runInstance,
  serversOf,
} from './testing/running-instance.ts'

afterEach(cleanUp)
afterAll(removeTemplate)

const setting = async (connection: Parameters<typeof queryOnce>[0], name: string) =>
  (await queryOnce(connection, `select current_setting('${name}') as value`))[0]?.value

test('a first start makes a UTF-8 database with checksums behind a private socket', async () => {
  const dataDir = makeDataDir()
  const instance = runInstance(dataDir)
  const { connection, isOwner } = await instance.ready()
  expect(isOwner).toBe(true)
  expect(connection).toMatchObject({ user: 'registrar', database: 'registrar' })

  const [database] = await queryOnce(
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

test('trigrams keep letters outside ASCII', async () => {
  const { connection } = await runInstance(await makeUsedDataDir()).ready()
  await queryOnce(connection, 'create extension pg_trgm')
  expect(await queryOnce(connection, `select cardinality(show_trgm('żółć')) as trigrams`)).toEqual([{ trigrams: 5 }])
})

test('a clean stop leaves no process behind, and the next start finds the rows', async () => {
  const dataDir = await makeUsedDataDir()
  const first = runInstance(dataDir)
  await queryOnce((await first.ready()).connection, 'create table kept as select 7 as number')

  await first.end('SIGTERM')
  await expectNothingLeft(dataDir)

  const second = await runInstance(dataDir).ready()
  expect(await queryOnce(second.connection, 'select number from kept')).toEqual([{ number: 7 }])
})

test('a second owner is refused with one sentence while the first keeps working', async () => {
  const dataDir = await makeUsedDataDir()
  const { connection } = await runInstance(dataDir).ready()
  expect(await runInstance(dataDir).refusal()).toMatch(
    /^Another Registrar is running on the data folder .*DATA_DIR\)\.$/,
  )
  expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a helper joins the running server and leaves it running', async () => {
  const dataDir = await makeUsedDataDir()
  const owner = await runInstance(dataDir).ready()
  const helper = runInstance(dataDir, 'helper')
  const joined = await helper.ready()
  expect(joined).toEqual({ connection: owner.connection, isOwner: false })

  await helper.end('SIGTERM')
  expect(await queryOnce(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a helper without a server starts the database, keeps owners out until it is done, and stops it', async () => {
  const dataDir = await makeUsedDataDir()
  const helper = runInstance(dataDir, 'helper')
  expect((await helper.ready()).isOwner).toBe(true)
  expect(await runInstance(dataDir).refusal()).toMatch(/^A Registrar command .* is working on the data folder/)

  await helper.end('SIGTERM')
  await expectNothingLeft(dataDir)
})

test('a database that a helper started runs until the last helper is done', async () => {
  const dataDir = await makeUsedDataDir()
  const [first, second] = [runInstance(dataDir, 'helper'), runInstance(dataDir, 'helper')]

  const ready = await Promise.all([first.ready(), second.ready()])
  expect(ready.filter(({ isOwner }) => isOwner)).toHaveLength(1)
  const [owning, joined] = ready[0]?.isOwner ? [first, second] : [second, first]

  await owning.end('SIGTERM')
  expect(await queryOnce(ready[0].connection, 'select 1 as one')).toEqual([{ one: 1 }])

  await joined.end('SIGTERM')
  await expectNothingLeft(dataDir)
})

test('when two owners start at once on an empty folder, one gets the database and the other is refused', async () => {
  const dataDir = makeDataDir()
  const instances = [runInstance(dataDir), runInstance(dataDir)]
  const outcomes = await Promise.allSettled(instances.map((instance) => instance.ready()))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const loser = instances[outcomes.findIndex(({ status }) => status === 'rejected')]
  expect(await loser?.refusal()).toMatch(/^Another Registrar is running/)
  expect(serversOf(dataDir)).toContain(postmasterOf(dataDir))
  expect(readdirSync(dataDir).toSorted()).toEqual(['pgdata', 'pglog', 'pgsocket'])
})

test('the socket moves to the temporary folder when the path of the data folder is too long', async () => {
  const folder = makeDataDir()
  // The database's account must be able to pass through.
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'a-long-name'.repeat(5), 'another-long-name'.repeat(5))
  const instance = runInstance(dataDir)
  const { connection } = await instance.ready()

  expect(connection.host).toMatch(/\/registrar-[0-9a-f]{16}$/)
  expect(existsSync(join(dataDir, 'pgsocket'))).toBe(false)
  const helper = runInstance(dataDir, 'helper')
  expect((await helper.ready()).connection).toEqual(connection)

  await helper.end('SIGTERM')
  await instance.end('SIGTERM')
  await expectNothingLeft(dataDir)
  rmdirSync(String(connection.host))
})

test.runIf(process.getuid?.() === 0)(
  "a data folder is refused when the database's account cannot enter it",
  async () => {
    // Only root may enter the outer folder. The start gives away the data folder itself, never its parents.
    const dataDir = join(makeDataDir(), 'inside')
    expect(await runInstance(dataDir).refusal()).toMatch(
      /^The database does not run as root, and the account .* cannot enter/,
    )
  },
)

test('a cluster of another major version is refused with one sentence', async () => {
  const dataDir = await makeUsedDataDir()
  writeFileSync(join(dataDir, 'pgdata', 'PG_VERSION'), '17\n')
  expect(await runInstance(dataDir).refusal()).toMatch(/made by PostgreSQL 17, and this Registrar runs PostgreSQL 18/)
})
