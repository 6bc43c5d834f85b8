import { call } from '@registrar/domain/shared/call'
import { text } from '@registrar/domain/shared/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { features } from '#app/features'
import { Problem } from '#platform/problem'
import { createServer } from '#platform/http/server'
import { counts, seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { newId } from '#platform/database/ids'
import { fuzzCalls } from './fuzz-calls.ts'
import { watchWrites } from './watch-writes.ts'

const PARTS = 4

/** These calls end the session that sends the requests, or hold the connection open. */
const LEFT_OUT = new Set(['logout', 'endStaffSessions', 'streamEvents'])

// The check of a password takes 50 ms; these limits keep the number of checks low.
const app = useApp({ RATE_LIMIT_SIGN_IN_TRIES: '20', RATE_LIMIT_SIGN_IN_FAILURES: '5' })
let readWrites: () => Promise<string[]>

beforeAll(async () => {
  readWrites = await watchWrites(app().ownerDb)
})

describe('generated requests to every call of the call table (API-2)', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => seed + part))(
    'never fail the server, and refused ones leave nothing behind, with the seed %i',
    async (partSeed) => {
      const calls = Object.values(features).flatMap((feature) => Object.entries(feature.calls))
      const open = calls.filter(([name]) => !LEFT_OUT.has(name)).map(([, one]) => one)

      const findings = await fuzzCalls({
        app: app().app,
        calls: open,
        token: app().staffToken,
        requests: counts.fuzzRequests / PARTS,
        seed: partSeed,
        readWrites,
      })
      expect(findings).toEqual([])
    },
  )
})

const planted = {
  crash: call({
    method: 'POST',
    path: '/planted/crash',
    access: 'public',
    summary: 'Fails for long names',
    body: z.object({ name: text(500), count: z.int() }),
    answer: z.object({}),
  }),
  refusedButWritten: call({
    method: 'POST',
    path: '/planted/refused-but-written',
    access: 'public',
    summary: 'Writes before it refuses',
    body: z.object({ name: text(500), isRefused: z.boolean() }),
    answer: z.object({}),
  }),
  invalidAccepted: call({
    method: 'POST',
    path: '/planted/invalid-accepted',
    access: 'public',
    summary: 'Does not parse its body',
    body: z.object({ name: text(500), count: z.int().min(0).max(100) }),
    answer: z.object({}),
  }),
}

describe('planted bugs', () => {
  const server = () =>
    createServer(app(), async ({ serve, app: router }) => {
      serve(planted.crash, async ({ body }) => {
        if (body.count < 0) throw new TypeError('a bug')
        return {}
      })
      serve(planted.refusedButWritten, async ({ db, body }) => {
        await db
          .insertInto('products')
          .values({ id: newId(), name: body.name + newId() })
          .execute()
        if (body.isRefused) throw new Problem('UNKNOWN_PERSON', 'There is no such person.')
        return {}
      })
      router.post(planted.invalidAccepted.path, { config: { access: 'public' } }, async () => ({ ok: true }))
    })
  let running: Awaited<ReturnType<typeof server>> | undefined
  afterAll(() => running?.close())

  it.each([
    ['crash', 'failure'],
    ['refusedButWritten', 'refusedButWritten'],
    ['invalidAccepted', 'invalidAccepted'],
  ] as const)('%s is found', async (name, kind) => {
    running ??= await server()
    await readWrites()
    const findings = await fuzzCalls({
      app: running,
      calls: [planted[name]],
      token: '',
      requests: 100,
      seed,
      readWrites,
    })
    expect(new Set(findings.map((finding) => finding.kind))).toEqual(new Set([kind]))
  })

  it.each([
    ['forbiddenAllowed', { mayMake: () => false }],
    ['writtenByReader', { mayWrite: () => false }],
  ] as const)('%s is found', async (kind, limits) => {
    running ??= await server()
    await readWrites()
    const sent = { app: running, calls: [planted.refusedButWritten], token: '', requests: 100, seed, readWrites }
    const findings = await fuzzCalls({ ...sent, ...limits })
    expect(findings.map((finding) => finding.kind)).toContain(kind)
  })
})
