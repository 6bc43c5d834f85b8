import { type Call, callName } from '@registrar/domain/shared/call'
import { type ProblemCode, problemCodes } from '@registrar/domain/shared/problem-codes'
import fc, { type Arbitrary } from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { bodyOf, ID_MARK } from './arbitrary-body.ts'

/**
 * What is wrong with an answer. `refusedButWritten`: a refused request has written. `invalidAccepted`: a wrong body was accepted.
 * `forbiddenAllowed`: the caller may not make the call. `writtenByReader`: an accepted request wrote what its caller may not write.
 */
type Finding = {
  kind: 'failure' | 'refusedButWritten' | 'invalidAccepted' | 'undocumented' | 'forbiddenAllowed' | 'writtenByReader'
  call: string
  sent: string
  got: string
}

type Options = {
  app: FastifyInstance
  calls: Call[]
  token: string
  /** the number of requests to send in all */
  requests: number
  seed: number
  /** returns the names of the tables written since the last call */
  readWrites: () => Promise<string[]>
  /** whether the caller may make a call; without it every call */
  mayMake?: (call: Call) => boolean
  /** whether an accepted request may write a table; without it every table */
  mayWrite?: (table: string) => boolean
}

type Request = { call: Call; params: string[]; payload: string }

const SHOWN = 300
const MAX_POOL = 200
/** This many refused requests are checked together. */
const MAX_REFUSED = 20

const param = fc.oneof(
  { weight: 6, arbitrary: fc.nat(MAX_POOL).map((index) => `${ID_MARK}${index}`) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('1', '-1', 'null', '%', '..%2F', "'", 'a'.repeat(300), '\u0000', '日本') },
)
const notJson = fc.constantFrom('', '{', 'null', '[]', '7', '"text"', '{"__proto__":{"a":1}}', '['.repeat(5000))

const payloadOf = (call: Call): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: (call.body ? bodyOf(call.body) : fc.constant({})).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: notJson },
  )

const isFitting = ({ body }: Call, payload: string): boolean | undefined => {
  if (!body) return undefined
  try {
    return body.safeParse(payload === '' ? {} : JSON.parse(payload)).success
  } catch {
    return false
  }
}

/** Sends generated requests to every call, one after another, and checks each answer. The same seed sends the same requests. */
export const fuzzCalls = async (options: Options): Promise<Finding[]> => {
  const { app, calls, token, requests, seed, readWrites, mayMake, mayWrite } = options
  const findings: Finding[] = []
  const ids: string[] = []

  const withIds = (text: string) =>
    text.replaceAll(
      new RegExp(`${ID_MARK}(\\d+)`, 'g'),
      (_, index: string) => ids[Number(index) % ids.length] ?? 'none',
    )

  const keepIds = (answer: unknown) => {
    for (const [, id] of JSON.stringify(answer).matchAll(/"_id":"([-0-9a-f]{36})"/g))
      if (id && !ids.includes(id)) ids.push(id)
    ids.splice(0, ids.length - MAX_POOL)
  }

  const refused: string[] = []
  const checkRefused = async () => {
    const last = refused.splice(0)
    if (last.length === 0) return

    const written = await readWrites()
    if (written.length > 0)
      findings.push({
        kind: 'refusedButWritten',
        call: 'one of the requests sent',
        sent: last.join('\n').slice(-SHOWN * 10),
        got: `refused, but ${written.join(', ')} changed`,
      })
  }

  const send = async ({ call, params, payload }: Request) => {
    const values = [...params]
    const url = call.path.replaceAll(/:\w+/g, () => encodeURIComponent(withIds(values.shift() ?? '')))
    const sent = withIds(payload)
    const fits = isFitting(call, sent)
    // A request that may be accepted may write, so the refused requests before it are checked first.
    if (fits !== false) await checkRefused()

    const response = await app.inject({
      method: call.method,
      url,
      headers: { ...(token && { authorization: `JWT ${token}` }), 'content-type': 'application/json' },
      ...(call.method !== 'GET' && { payload: sent }),
    })

    const { statusCode: status, body } = response
    const report = (kind: Finding['kind'], got: string) =>
      findings.push({ kind, call: callName(call), sent: `${url} ${sent}`.slice(0, SHOWN), got: got.slice(0, SHOWN) })

    const isRefusedCaller = status === 401 || status === 403
    if (mayMake && !mayMake(call) && !isRefusedCaller) report('forbiddenAllowed', `${status} ${body}`)
    if (status >= 500) report('failure', `${status} ${body}`)
    else if (status >= 400) {
      const { ok, code, message } = response.json<{ ok: boolean; code: ProblemCode; message: string }>()
      const isDocumented = !ok && message && problemCodes[code]?.status === status
      if (!isDocumented) report('undocumented', `${status} ${body}`)
    } else {
      if (fits === false) report('invalidAccepted', `${status} ${body}`)
      if (response.headers['content-type']?.toString().includes('json')) keepIds(response.json())
      const written = await readWrites()
      const unlawful = mayWrite ? written.filter((table) => !mayWrite(table)) : []
      if (unlawful.length > 0) report('writtenByReader', `${status}, and ${unlawful.join(', ')} changed`)
      return
    }

    refused.push(`${callName(call)} ${url} ${sent}`)
    if (fits !== false || refused.length === MAX_REFUSED) await checkRefused()
  }

  const perCall = Math.ceil(requests / calls.length)
  const generated = calls.map((call) => {
    const params = fc.array(param, { minLength: 3, maxLength: 3 })
    const arbitrary = fc.record({ call: fc.constant(call), params, payload: payloadOf(call) })
    return fc.sample(arbitrary, { seed, numRuns: perCall })
  })

  // Requests go to each call in turn, so later requests find the records that earlier ones created.
  for (let turn = 0; turn < perCall; turn += 1)
    for (const [index, of] of generated.entries()) {
      const request = of[turn]
      if (request && turn * calls.length + index < requests) await send(request)
    }

  await checkRefused()
  return findings
}
