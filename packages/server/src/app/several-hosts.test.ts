import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createDb, createPool, type Db } from '#platform/database/database'
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'

let database: TestDatabase
let hosts: TcpProxy[]

beforeAll(async () => {
  database = await createTestDatabase()
  const { host, port } = inject('postgres')
  const target = host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port }
  hosts = [await startTcpProxy(target), await startTcpProxy(target)]
})
afterAll(async () => {
  for (const host of hosts) await host.stop()
  await database.drop()
})

const open = (search = '') => {
  const url = new URL(database.url)
  url.search = ''
  const addresses = hosts.map(({ port }) => `127.0.0.1:${port}`).join(',')
  return createDb(createPool(url.href.replace(/@[^/]+/, `@${addresses}`) + search, { max: 3 }))
}
const one = async (db: Db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one

it('a database with several hosts is used at the one that answers, and at another when that one goes', async () => {
  const db = open()
  hosts[0]?.refuse()
  expect(await one(db)).toBe(1)
  hosts[0]?.pass()
  hosts[1]?.refuse()
  await one(db).catch(() => undefined)
  expect(await one(db)).toBe(1)
  hosts[1]?.pass()
  await db.destroy()
})

it('with several hosts one that takes no writes is passed over, unless any will do', async () => {
  const name = sql.id(new URL(database.url).pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(database.db)
  const [writing, any] = [open(), open('?target_session_attrs=any')]
  await expect(one(writing)).rejects.toThrow('The database takes no writes.')
  expect(await one(any)).toBe(1)
  await expect(sql`create table t (id int)`.execute(any)).rejects.toThrow('The database takes no writes.')
  for (const db of [writing, any]) await db.destroy()
})
