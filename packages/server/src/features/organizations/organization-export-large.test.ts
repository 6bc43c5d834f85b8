import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { counts } from '#testing/counts'
import { useApp } from '#testing/test-app'

const ROWS = counts.exportedRows
const MAX_GROWTH_BYTES = 100_000_000

const app = useApp()
let folder = ''
let address = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-export-'))
  address = await app().app.listen({ port: 0, host: '127.0.0.1' })
  await app()
    .db.transaction()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`
    insert into organizations (id, name, cro, incorporation_date, created_at)
    select gen_random_uuid(), 'Company ' || i || ' Limited', i::text, '2000-01-01'::date + i % 9000,
      '2026-01-01'::timestamptz + i * interval '1 s'
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(tx)
    })
})
afterAll(() => rm(folder, { recursive: true }))

// The client is another process, so that its memory is not counted.
const CLIENT = `
  const [, address, token, format, file] = process.argv
  const body = JSON.stringify({ format, columns: ['name', 'cro', 'incorporationDate', 'status'], sortField: 'createdAt', sortOrder: 'asc' })
  const headers = { 'content-type': 'application/json', authorization: 'JWT ' + token }
  const response = await fetch(address + '/organization/export', { method: 'POST', headers, body })
  const { createWriteStream } = await import('node:fs')
  const { pipeline } = await import('node:stream/promises')
  await pipeline(response.body, createWriteStream(file))`

const exportTo = async (format: 'csv' | 'xlsx') => {
  const file = path.join(folder, `organizations.${format}`)
  const before = process.memoryUsage().rss
  let peak = before
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const args = ['--input-type=module', '-e', CLIENT, address, app().staffToken, format, file]
  const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [number]
  clearInterval(sampler)

  expect(code).toBe(0)
  return { file, growth: peak - before }
}

// The first export makes the test runner compile code, which would count as growth of the server (decision 0020).
beforeAll(async () => void (await exportTo('csv')))

it(`an export of ${ROWS} organizations as CSV lets the memory grow by less than 100 MB (EXP-4)`, async () => {
  const { file, growth } = await exportTo('csv')
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES)

  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(ROWS + 1)
})

it(`an export of ${ROWS} organizations as XLSX lets the memory grow by less than 100 MB (EXP-4)`, async () => {
  const { file, growth } = await exportTo('xlsx')
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES)

  const [sheet] = await readXlsxFile(await readFile(file))
  expect(sheet?.data).toHaveLength(ROWS + 1)
  expect(sheet?.data.at(-1)).toEqual([
    `Company ${ROWS} Limited`,
    String(ROWS),
    new Date(Date.UTC(2000, 0, 1 + (ROWS % 9000))),
    'PENDING',
  ])
})
