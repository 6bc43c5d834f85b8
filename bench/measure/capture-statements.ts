import type { FastifyInstance } from 'fastify'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { createApp } from '../../packages/server/src/app/app.ts'
import type { Config } from '../../packages/server/src/platform/config.ts'
import type { Tables } from '../../packages/server/src/platform/database/database.ts'
import { openFileStore } from '../../packages/server/src/platform/file-store/open-file-store.ts'
import { createLiveChanges } from '../../packages/server/src/platform/live/live-changes.ts'
import { readSecrets } from '../../packages/server/src/platform/secrets.ts'
import { openMetrics } from '../../packages/server/src/app/open-metrics.ts'
import { openSessionReader } from '../../packages/server/src/app/session-reader.ts'
import type { BenchCase, Sample, Step } from '../cases/bench-case.ts'
import { type CapturedStatements, NEW_ID, type Statement } from './statements.ts'

const isTransaction = (sql: string) => /^(begin|commit|rollback|savepoint)/i.test(sql)

const send = async (app: FastifyInstance, token: string, { method, path: url, body }: Step): Promise<unknown> => {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `JWT ${token}` },
    ...(body !== undefined && { payload: body as object }),
  })
  if (answer.statusCode !== 200) throw new Error(`${method} ${url} answers ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

const idIn = (answer: unknown) => (answer as { data?: { _id?: string } }).data?._id

type Timed = { sql: string; parameters: unknown[]; start: number; end: number }

// A statement that began after the earlier ones had ended is taken to need their answers.
const inWaves = (statements: Timed[]): Statement[] => {
  let [wave, end] = [0, Infinity]
  return statements
    .toSorted((a, b) => a.start - b.start)
    .map(({ sql, parameters, ...time }) => {
      if (time.start >= end) [wave, end] = [wave + 1, Infinity]
      end = Math.min(end, time.end)
      return { sql, parameters, wave }
    })
}

// The product's application, with a database that reports every statement when it has ended.
const openApp = async (config: Config, pool: pg.Pool, onStatement: (statement: Timed) => void) => {
  const log = ({ level, query, queryDurationMillis }: LogEvent) => {
    const end = performance.now()
    if (level === 'query' && !isTransaction(query.sql))
      onStatement({ sql: query.sql, parameters: [...query.parameters], start: end - queryDurationMillis, end })
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
  const secrets = await readSecrets(config.dataDir, config)
  const sessions = openSessionReader(db, secrets.jwt, config)
  sessions.setCaching(true)
  const files = await openFileStore(config)
  const liveChanges = createLiveChanges(db)
  return createApp({
    config: { ...config, logLevel: 'silent' },
    db,
    files,
    sessions,
    secrets,
    liveChanges,
    metrics: openMetrics({ db, pool, liveChanges }),
  })
}

/** Sends the requests of every case once, and returns the statements that the product runs for each variant. */
export const captureStatements = async (
  cases: BenchCase[],
  sample: Sample,
  { config, pool, token }: { config: Config; pool: pg.Pool; token: string },
): Promise<CapturedStatements> => {
  let seen: Timed[] = []
  const app = await openApp(config, pool, (statement) => seen.push(statement))

  const capture = async (steps: Step[], mainStatement: RegExp | undefined): Promise<Statement[]> => {
    const statements: Statement[] = []
    const created: unknown[] = []
    for (const step of steps) {
      seen = []
      created.push(idIn(await send(app, token, step)))
      statements.push(...inWaves(seen))
    }

    return statements
      .filter(({ sql }) => !mainStatement || mainStatement.test(sql))
      .map((statement) => ({
        ...statement,
        parameters: statement.parameters.map((value) => (mainStatement && created.includes(value) ? NEW_ID : value)),
      }))
  }

  const captured: CapturedStatements = []
  for (const { variants, mainStatement } of cases) {
    const steps = variants(sample)
    // A first run fills the caches, so that what the product reads only once is not captured.
    if (!mainStatement) await capture(steps[0] ?? [], undefined)

    const statements: Statement[][] = []
    for (const each of steps) statements.push(await capture(each, mainStatement))
    captured.push(statements)
  }
  await app.close()
  return captured
}
