import type { NewImport } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { Kysely, PostgresDialect } from 'kysely'
import { expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import type { Tables } from '#platform/database/database'
import { silentProgress } from '#platform/progress'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { runImport } from './imports.commands.ts'
import { readImportFile } from './read-import-file.ts'

const app = useApp()

const send = async (kind: NewImport['kind'], lines: string[]) => {
  const content = Buffer.from(lines.join('\n')).toString('base64')
  const body = { kind, fileName: 'file.csv', content, dryRun: false, keepGood: true }
  return (await app().staff(importsCalls.runImport, { body })).answer.data
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

it('a line means also whom an earlier line of the file has made or changed, near or far (IMP-4)', async () => {
  const people = numbers(80)
  const line = (n: number, phone: string) => `Twin,Number${n},twin${n}@example.ie,+353 1 ${phone}`
  const { counts } = await send('people', [
    'First Name,Last Name,Email,Phone',
    ...people.flatMap((n) => [line(n, '111 1111'), line(n, '222 2222'), line(n, '222 2222')]),
    ...people.map((n) => line(n, '222 2222')),
  ])
  expect(counts).toEqual({ made: 80, updated: 80, skipped: 160, refused: 0 })

  const { data } = (await app().staff(peopleCalls.searchPeople, { body: { search: 'Number7', limit: 1 } })).answer
  expect(data).toMatchObject([{ firstName: 'Twin', phone: '+353 1 222 2222' }])
})

it('a line that gives an address to somebody is seen by the next one with that address (IMP-4)', async () => {
  const { lines } = await send('people', [
    'First Name,Last Name,Birth,Email',
    'Aoife,Moved,03/02/1980,',
    'Aoife,Moved,03/02/1980,moved@example.ie',
    'Bob,Moved,04/02/1980,moved@example.ie',
    'Aoife,Moved,05/02/1981,moved@example.ie',
  ])
  const isTheirs = 'Made as a new person: moved@example.ie is the address of Aoife Moved'
  expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['made', ''],
    ['updated', 'Changed: Email.'],
    ['made', `${isTheirs}.`],
    ['made', `${isTheirs}, Bob Moved.`],
  ])
})

it('an order that a file has twice is made once, near or far, and one that differs twice (IMP-4)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Often Ordering Ltd' })
  const line = (n: number, product: string) => `Often Ordering Ltd,${product},24/11/2026,Ref ${n}`
  const { counts } = await send('orders', [
    'Organization,Product,Order date,Company',
    ...numbers(150).flatMap((n) => [line(n, 'Some pack'), line(n, 'some PACK'), line(n, 'Another pack')]),
    ...numbers(150).map((n) => line(n, 'Some pack')),
  ])
  expect(counts).toEqual({ made: 300, updated: 0, skipped: 300, refused: 0 })
  expect((await app().staff(ordersCalls.searchOrders, { body: { organizationId } })).answer.totalItems).toBe(300)
})

const countStatements = async (kind: NewImport['kind'], lines: string[]): Promise<number> => {
  let statements = 0
  const { pool, staffId } = app()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level }) => void (level === 'query' && (statements += 1)),
  })
  const file = { kind, fileName: 'file.csv', columns: {} }
  const read = await readImportFile(db, Buffer.from(lines.join('\n')), file)
  const session = { userId: staffId } as unknown as Parameters<typeof runImport>[2]['session']
  const config = readConfig({ NODE_ENV: 'test' })
  const context = { session, config, today: '2026-11-24', progress: silentProgress, onArdMoved: async () => {} }
  const { isWritten } = await runImport(db, { ...file, ...read, dryRun: false, keepGood: false }, context)
  return isWritten ? statements : Number.NaN
}

const LINES = 600

it.each<[NewImport['kind'], string, (n: number) => string]>([
  ['organizations', 'Name,CRO', (n) => `Counted ${n} Ltd,${660000 + n}`],
  ['people', 'First Name,Last Name,Email', (n) => `Counted,Person${n},counted${n}@example.ie`],
  ['people', 'First Name,Last Name,Email,Phone', (n) => `Counted,Person${n},counted${n}@example.ie,${n}`],
  ['links', 'CRO,Email,Roles', (n) => `${660000 + n},counted${n}@example.ie,director`],
  ['links', 'CRO,Email,Roles', (n) => `${660000 + n},counted${n}@example.ie,director`],
  ['orders', 'CRO,Product,Order date', (n) => `${660000 + n},Some pack,24/11/2026`],
])('a file of %s, %s, is read and written many lines at once', async (kind, headings, line) => {
  const statements = await countStatements(kind, [headings, ...numbers(LINES).map(line)])
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThan(LINES / 6)
})
