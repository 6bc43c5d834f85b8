import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networkFailure, problemFrom } from './api-problem.ts'
import { reportProblem } from './api.ts'
import { isConnectionProblem, onConnectionReturn } from './connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['no answer', networkFailure(), true],
  ['a database that is away', problemFrom(503, { code: 'NOT_READY' }), true],
  ['a proxy whose server is away', problemFrom(502, null), true],
  ['the page of such a proxy', problemFrom(503, '<html>'), true],
  ['an answer without a code', problemFrom(500, null), false],
  ['another 503', problemFrom(503, { code: 'ANY_CODE' }), false],
  ['a refusal', problemFrom(422, { code: 'WEAK_PASSWORD' }), false],
])('%s is told from other failures (API-11)', (_what, problem, expected) => {
  expect(isConnectionProblem(problem)).toBe(expected)
})

it('after a lost connection the app asks until the server is ready, and then reads again once (API-11)', async () => {
  const answers = [503, 503, 200].map((status) => new Response('{}', { status }))
  const left = [...answers]
  const ask = vi.fn<() => Promise<Response | undefined>>(async () => left.shift())
  vi.stubGlobal('fetch', ask)
  const onReturn = vi.fn<() => void>()
  onConnectionReturn(onReturn)

  reportProblem(problemFrom(503, { code: 'NOT_READY' }))
  reportProblem(networkFailure())
  await vi.advanceTimersByTimeAsync(60_000)

  expect(ask).toHaveBeenCalledTimes(3)
  // A browser keeps the connection of an answer that nobody reads.
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true])
  expect(onReturn).toHaveBeenCalledTimes(1)
})
