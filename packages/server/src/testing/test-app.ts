import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Answer, BodyInput, Call, Params } from '@registrar/domain/shared/call'
import { pathOf } from '@registrar/domain/shared/call'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '#app/app'
import { databaseSubscribers } from '#app/database-subscribers'
import { openMetrics } from '#app/open-metrics'
import { openSessionReader } from '#app/session-reader'
import { readConfig } from '#platform/config'
import type { Db } from '#platform/database/database'
import { listenForNotifications } from '#platform/database/notifications'
import { openFileStore } from '#platform/file-store/open-file-store'
import type { Platform } from '#platform/http/routes'
import { createLiveChanges } from '#platform/live/live-changes'
import { createTestDatabase } from './test-database.ts'

export const SECRET_CODE = 'test-secret-code'
/** the password of the member of staff who is signed in */
export const STAFF_PASSWORD = 'a long enough password'

type Failure = {
  ok: false
  code: string
  message: string
  fields?: Record<string, string>
  organizationId?: string
  mergedInto?: string
}
type CallResult<C extends Call> = {
  status: number
  headers: Record<string, unknown>
  /** the answer of a successful call */
  answer: Answer<C> & { ok: true }
  /** the answer of a failed call */
  problem: Failure
}
type CallOptions<C extends Call> = { params?: Params<C>; body?: BodyInput<C>; headers?: Record<string, string> }

/** Makes a call of the call table as a client does. */
export type TestClient = <C extends Call>(call: C, options?: CallOptions<C>) => Promise<CallResult<C>>

export type TestApp = Platform & {
  app: FastifyInstance
  /** calls without a session */
  anybody: TestClient
  /** calls as a member of staff */
  staff: TestClient
  staffToken: string
  staffId: string
  /** calls with a given token */
  as: (token: string) => TestClient
  /** the connections of the server */
  pool: pg.Pool
  /** a connection as the owner of the database, for statements that the server may not run */
  ownerDb: Db
  /** the address of that connection */
  databaseUrl: string
}

const client =
  (app: FastifyInstance, token?: string): TestClient =>
  async (call, { params, body, headers } = {}) => {
    const response = await app.inject({
      method: call.method,
      url: pathOf(call.path, params),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }), ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const json = response.json()
    return { status: response.statusCode, headers: response.headers, answer: json, problem: json }
  }

const start = async (env: Record<string, string>) => {
  const database = await createTestDatabase()
  const { db, pool } = database.openAsApp()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-app-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SIGN_IN_TRIES: '10000',
    ...env,
  })

  const secrets = { jwt: new TextEncoder().encode('a secret for tests, long enough to sign'), signupCode: SECRET_CODE }
  const sessions = openSessionReader(db, secrets.jwt, config)
  const liveChanges = createLiveChanges(db)
  const notifications = listenForNotifications(pool, databaseSubscribers({ config, db, sessions, liveChanges }))
  const files = await openFileStore(config)
  const metrics = openMetrics({ db, pool, liveChanges })
  const platform = { config, db, files, sessions, secrets, liveChanges, metrics }
  const app = await createApp(platform, { checkAnswers: true })

  const anybody = client(app)
  const { answer } = await anybody(usersCalls.signUp, {
    body: {
      firstName: 'Niamh',
      lastName: 'Kelly',
      email: 'niamh.kelly@example.ie',
      password: STAFF_PASSWORD,
      secretCode: SECRET_CODE,
    },
  })

  const testApp: TestApp = {
    ...platform,
    app,
    pool,
    anybody,
    staff: client(app, answer.token),
    staffToken: answer.token,
    staffId: answer.data._id,
    as: (token) => client(app, token),
    ownerDb: database.db,
    databaseUrl: database.url,
  }

  const stop = async () => {
    await app.close()
    await notifications.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }

  return { testApp, stop }
}

/** The complete app for one test file, with a database of its own and one user who is signed in. */
export const useApp = (env: Record<string, string> = {}): (() => TestApp) => {
  let running: Awaited<ReturnType<typeof start>> | undefined
  beforeAll(async () => {
    running = await start(env)
  })
  afterAll(() => running?.stop())
  return () => {
    if (!running) throw new Error('Call this in a test: the app does not run before the first one.')
    return running.testApp
  }
}
