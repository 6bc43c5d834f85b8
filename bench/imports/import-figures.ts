import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@registrar/domain/shared/call'
import type { ImportKindName, ImportReport } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type pg from 'pg'

/**
 * Seconds of an import, processor seconds of server and database meanwhile, how long each request of others took in milliseconds, and
 * seconds until nothing is stale any more.
 */
export type ImportFigures = {
  kind: ImportKindName
  made: number
  seconds: number
  cpuSeconds: number
  others: number[]
  staleSeconds: number
}

type Client = { url: string; token: string; processorSeconds: () => number }
type Answer = { data: ImportReport & { message?: string } }

const send = async ({ url, token }: Client, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const bodyOf = (kind: ImportKindName, file: string) => ({
  kind,
  fileName: `${kind}.csv`,
  content: Buffer.from(file).toString('base64'),
  dryRun: false,
})

const runImport = async (client: Client, kind: ImportKindName, file: string): Promise<ImportReport> => {
  const { data } = (await send(client, 'POST', importsCalls.runImport.path, bodyOf(kind, file))) as Answer
  if (data.state !== 'running') return data
  const path = pathOf(importsCalls.findImport.path, { id: data._id ?? '' })
  for (;;) {
    await sleep(200)
    const { data: job } = (await send(client, 'GET', path)) as {
      data: { report: ImportReport | null; message: string | null }
    }
    if (job.message) throw new Error(job.message)
    if (job.report) return job.report
  }
}

// What staff do beside an import: lists, a search by a word, a record, a new record.
const requests = (n: number): [method: string, path: string, body?: object][] => [
  ['POST', '/organization/search', { page: 1, limit: 20 }],
  ['POST', '/people/search', { page: 1, limit: 20, search: 'murphy' }],
  ['POST', '/order/search', { page: 1, limit: 20 }],
  ['POST', '/people', { firstName: 'Beside', lastName: `Imports ${n}` }],
]

const workBeside = async (client: Client, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  for (let n = 0; !isOver(); n += 1)
    for (const [method, path, body] of requests(n)) {
      const started = performance.now()
      await send(client, method, path, body)
      times.push(performance.now() - started)
      await sleep(20)
    }
  return times
}

const waitUntilNothingIsStale = async (pool: pg.Pool): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ stale: number }>('select count(*)::int as stale from stale_records')
    if (rows[0]?.stale === 0) return
    await sleep(500)
  }
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000

/** Imports a file while two others work. */
export const measureImport = async (
  client: Client,
  pool: pg.Pool,
  { kind, file }: { kind: ImportKindName; file: string },
): Promise<ImportFigures> => {
  let isOver = false
  const [started, cpuBefore] = [performance.now(), client.processorSeconds()]
  const importing = runImport(client, kind, file).finally(() => (isOver = true))
  const beside = [1, 2].map(() => workBeside(client, () => isOver))
  const [report, ...others] = await Promise.all([
    importing.then((done) => ({
      ...done,
      seconds: secondsSince(started),
      cpuSeconds: client.processorSeconds() - cpuBefore,
    })),
    ...beside,
  ])
  if (!report.isWritten) throw new Error(`Nothing was written: ${report.lines[0]?.reason}`)

  const ended = performance.now()
  await waitUntilNothingIsStale(pool)
  const { counts, seconds, cpuSeconds } = report
  return { kind, made: counts.made, seconds, cpuSeconds, others: others.flat(), staleSeconds: secondsSince(ended) }
}
