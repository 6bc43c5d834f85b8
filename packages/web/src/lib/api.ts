import { type Answer, type BodyInput, type Call, type Params, pathOf } from '@registrar/domain/shared/call'
import { type ApiProblem, networkFailure, problemFrom } from './api-problem.ts'
import { isConnectionProblem, reportLostConnection } from './connection.ts'
import { authorizationHeader } from './token.ts'

type Empty = Record<string, never>
type RequestInput<C extends Call> = {
  signal?: AbortSignal
  /** for a call that is idempotent: sent again with the same key, it is done once */
  idempotencyKey?: string
} & (Params<C> extends Empty ? { params?: undefined } : { params: Params<C> }) &
  (undefined extends BodyInput<C> ? { body?: undefined } : { body: BodyInput<C> })

type Listener = (problem: ApiProblem) => void
const sessionEndListeners = new Set<Listener>()

/** Calls the listener when a call is refused because the session has ended. Returns the function that removes it. */
export const onSessionEnd = (listener: Listener): (() => void) => {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

const secondFactorListeners = new Set<() => void>()

/** Calls the listener when a call is refused until the user adds a second factor (USER-21). */
export const onSecondFactorMissing = (listener: () => void): void => {
  secondFactorListeners.add(listener)
}

/**
 * Tells the app when the problem is an ended session, a missing second factor or a lost connection, and returns the problem.
 * For calls made outside `request`.
 */
export const reportProblem = (problem: ApiProblem): ApiProblem => {
  if (problem.code === 'UNAUTHENTICATED') for (const listener of sessionEndListeners) listener(problem)
  if (problem.code === 'SECOND_FACTOR_MISSING') for (const listener of secondFactorListeners) listener()
  if (isConnectionProblem(problem)) reportLostConnection()
  return problem
}

const send = async (path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw reportProblem(networkFailure())
  }
}

/** Makes a declared call and returns its answer. Throws `ApiProblem` when the call fails or no server answers. */
export const request = async <C extends Call>(call: C, input: RequestInput<C>): Promise<Answer<C>> => {
  const response = await send(pathOf(call.path, input.params), {
    method: call.method,
    mode: 'cors',
    credentials: 'include',
    signal: input.signal ?? null,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...authorizationHeader(),
      ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
    },
    body: call.body ? JSON.stringify(input.body) : null,
  })
  const body: unknown = await response.json().catch(() => null)
  const isOk = response.ok && (body as { ok?: boolean } | null)?.ok !== false
  if (!isOk || body === null) throw reportProblem(problemFrom(response.status, body))
  return body as Answer<C>
}

type DataOf<C extends Call> = Answer<C> extends { data: infer Data } ? Data : never

/** Makes a declared call, and returns the `data` of its answer. */
export const requestData = async <C extends Call>(call: C, input: RequestInput<C>): Promise<DataOf<C>> =>
  ((await request(call, input)) as { data: DataOf<C> }).data
