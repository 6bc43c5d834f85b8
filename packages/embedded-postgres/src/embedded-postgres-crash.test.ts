import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  queryOnce,
  cleanUp,
  expectNothingLeft,
  expectSoon,
  makeDataDir,
  makeUsedDataDir,
  postmasterOf,
  processesOf,
  removeTemplate,
  runInstance,
  serversOf,
} from './testing/running-instance.ts'

afterEach(cleanUp)
afterAll(removeTemplate)

/** Inserts rows one by one until the connection breaks, and counts the acknowledged ones. */
const writeUntilBroken = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists written (number int primary key)')
  const progress = { acknowledged: 0, isOver: false }

  const write = async () => {
    for (;;) {
      await client.query('insert into written values ($1)', [progress.acknowledged])
      progress.acknowledged += 1
    }
  }

  void write().catch(() => (progress.isOver = true))
  await expectSoon('fifty rows are written', () => progress.acknowledged > 50)
  return progress
}

const expectEveryRow = async (connection: pg.ClientConfig, progress: { acknowledged: number; isOver: boolean }) => {
  await expectSoon('the writer has lost its connection', () => progress.isOver)
  const [found] = await queryOnce(
    connection,
    `select count(*)::int as rows from written where number < ${progress.acknowledged}`,
  )
  expect(found).toEqual({ rows: progress.acknowledged })
}

const watcherOf = (dataDir: string): number => {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return Number.parseInt(lines.find((line) => line.includes('watcher.ts') && line.includes(dataDir)) ?? '', 10)
}

test('when the parent is killed, the watcher stops the database and no acknowledged row is lost', async () => {
  const dataDir = await makeUsedDataDir()
  const parent = runInstance(dataDir)
  const progress = await writeUntilBroken((await parent.ready()).connection)

  await parent.end('SIGKILL')
  await expectNothingLeft(dataDir)
  expect(existsSync(join(dataDir, 'pgdata', 'postmaster.pid'))).toBe(false)
  await expectEveryRow((await runInstance(dataDir).ready()).connection, progress)
})

test('a start right after the parent was killed owns the database', async () => {
  const dataDir = await makeUsedDataDir()
  const parent = runInstance(dataDir)
  const progress = await writeUntilBroken((await parent.ready()).connection)

  parent.child.kill('SIGKILL')

  const next = await runInstance(dataDir).ready()
  expect(next.isOwner).toBe(true)
  await expectEveryRow(next.connection, progress)
})

test('when the parent is killed while a helper is at work, the database runs until the helper is done', async () => {
  const dataDir = await makeUsedDataDir()
  const parent = runInstance(dataDir)
  await parent.ready()
  const helper = runInstance(dataDir, 'helper')
  const { connection } = await helper.ready()
  const postmaster = postmasterOf(dataDir)

  await parent.end('SIGKILL')
  await expectSoon('the lock is free', async () => {
    const sql = `select from pg_stat_activity where application_name = 'registrar server'`
    return (await queryOnce(connection, sql)).length === 0
  })

  const next = runInstance(dataDir)
  await next.ready()
  expect(postmasterOf(dataDir)).toBe(postmaster)
  await next.end('SIGKILL')
  expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }])

  await helper.end('SIGTERM')
  await expectNothingLeft(dataDir)
})

test('when the database is killed, its owner restarts it and still owns it', async () => {
  const dataDir = await makeUsedDataDir()
  const owner = runInstance(dataDir)
  const { connection } = await owner.ready()
  const progress = await writeUntilBroken(connection)

  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await owner.waitForLog(/running again/)
  await expectEveryRow(connection, progress)
  expect(await runInstance(dataDir).refusal()).toMatch(/^Another Registrar/)
  await owner.end('SIGTERM')
  await expectNothingLeft(dataDir)
})

test('when the session that holds the lock crashes, its owner takes the lock again', async () => {
  const dataDir = await makeUsedDataDir()
  const owner = runInstance(dataDir)
  const { connection } = await owner.ready()
  const [crashing] = await queryOnce(
    connection,
    `select pid from pg_stat_activity where application_name = 'registrar server'`,
  )

  process.kill(Number(crashing?.pid), 'SIGKILL')
  await owner.waitForLog(/running again/)
  expect(await runInstance(dataDir).refusal()).toMatch(/^Another Registrar/)
})

test('when parent and database are both killed, the next start recovers every acknowledged row', async () => {
  const dataDir = await makeUsedDataDir()
  const parent = runInstance(dataDir)
  const progress = await writeUntilBroken((await parent.ready()).connection)

  parent.child.kill('SIGKILL')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  const { connection } = await runInstance(dataDir).ready()
  expect(progress.acknowledged).toBeGreaterThan(0)
  await expectEveryRow(connection, progress)
})

test('when parent and watcher are both killed, the next start adopts the running database and ends its old sessions', async () => {
  const dataDir = await makeUsedDataDir()
  const parent = runInstance(dataDir)
  const { connection } = await parent.ready()
  const progress = await writeUntilBroken(connection)
  const postmaster = postmasterOf(dataDir)

  process.kill(watcherOf(dataDir), 'SIGKILL')
  await parent.end('SIGKILL')

  const next = runInstance(dataDir)
  await next.ready()
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(next.logged()).toContainEqual(expect.stringMatching(/^Taking over/))
  await expectEveryRow(connection, progress)
  await next.end('SIGKILL')
  await expectNothingLeft(dataDir)
})

test('lock files whose pid now belongs to another process do not prevent a start', async () => {
  const dataDir = await makeUsedDataDir()
  const { uid, gid } = statSync(join(dataDir, 'pgdata'))
  const foreign = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {})

  for (const lock of ['pgdata/postmaster.pid', 'pgsocket/.s.PGSQL.5432.lock']) {
    const file = join(dataDir, lock)
    writeFileSync(file, `${foreign.pid}\n${join(dataDir, 'pgdata')}\n1\n5432\n${join(dataDir, 'pgsocket')}\n\n0 0\n`)
    if (process.getuid?.() === 0) chownSync(file, uid, gid)
  }

  const next = await runInstance(dataDir).ready()
  expect(await queryOnce(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(foreign.kill()).toBe(true)
})

test('an empty lock file that a crash left behind does not prevent a start', async () => {
  const dataDir = await makeUsedDataDir()
  writeFileSync(join(dataDir, 'pgdata', 'postmaster.pid'), '')
  expect((await runInstance(dataDir).ready()).isOwner).toBe(true)
})

test('a copy of a running data folder starts a database of its own', async () => {
  const [dataDir, copyDir] = [await makeUsedDataDir(), makeDataDir()]
  const original = await runInstance(dataDir).ready()
  const { uid, gid } = statSync(join(dataDir, 'pgdata'))
  execFileSync('cp', ['-a', join(dataDir, 'pgdata'), copyDir])
  chownSync(copyDir, uid, gid)

  const copy = await runInstance(copyDir).ready()

  expect(copy.connection.host).not.toBe(original.connection.host)
  expect(postmasterOf(copyDir)).not.toBe(postmasterOf(dataDir))
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s during initdb leaves nothing behind', async (signal) => {
  const dataDir = makeDataDir()
  const instance = runInstance(dataDir)
  await expectSoon('initdb is at work', () => processesOf(dataDir).some((command) => command.includes('/initdb ')))

  instance.child.kill(signal)
  expect(await instance.refusal()).toBe(`The start of the database was interrupted by ${signal}.`)
  await expectNothingLeft(dataDir)
  expect(readdirSync(dataDir)).toEqual(['pglog', 'pgsocket'])
})

test('SIGTERM while the server starts leaves nothing behind', async () => {
  const dataDir = await makeUsedDataDir()
  const instance = runInstance(dataDir)
  await expectSoon('the server has a process', () => serversOf(dataDir).length > 0)

  instance.child.kill('SIGTERM')
  expect(await instance.refusal()).toBe('The start of the database was interrupted by SIGTERM.')
  await expectNothingLeft(dataDir)
  expect(existsSync(join(dataDir, 'pgdata', 'postmaster.pid'))).toBe(false)
})

test('a start that is killed during initdb leaves no incomplete cluster behind', async () => {
  const dataDir = makeDataDir()
  const instance = runInstance(dataDir)
  await expectSoon('initdb is at work', () => processesOf(dataDir).some((command) => command.includes('/initdb ')))

  await instance.end('SIGKILL')
  await expectNothingLeft(dataDir)
  expect(readdirSync(dataDir).toSorted()).toEqual(['pglog', 'pgsocket'])
})

test('a start removes the incomplete cluster of a process that has ended', async () => {
  const dataDir = await makeUsedDataDir()
  const { pid } = spawnSync('true')
  mkdirSync(join(dataDir, `init-${pid}`))
  await runInstance(dataDir).ready()
  expect(readdirSync(dataDir).toSorted()).toEqual(['pgdata', 'pglog', 'pgsocket'])
})
