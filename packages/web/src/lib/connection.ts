import { ApiProblem } from './api-problem.ts'
import { createSharedValue } from './shared-value.ts'

/** What a proxy answers, without a code of ours, while the server behind it is away. */
const FROM_PROXY = [502, 503]

/** Whether a failure means that the server or its database cannot be reached; the same call may work in a moment. */
export const isConnectionProblem = (error: unknown): boolean => {
  if (!(error instanceof ApiProblem)) return false
  return error.status === 0 || error.code === 'NOT_READY' || (!error.isCoded && FROM_PROXY.includes(error.status))
}

const FIRST_TRY_MS = 2000
const LAST_TRY_MS = 15_000

const isLost = createSharedValue(false)
let timer: ReturnType<typeof setTimeout> | undefined
const returnListeners = new Set<() => void>()

const isServerReady = async (): Promise<boolean> => {
  try {
    const response = await fetch('/health/ready', { cache: 'no-store' })
    // A browser keeps the request of an answer that nobody reads, and with it one of its few connections.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

const tryAgainIn = (ms: number) => {
  clearTimeout(timer)
  timer = setTimeout(() => void tryNow(Math.min(ms * 2, LAST_TRY_MS)), ms)
}

const tryNow = async (nextMs: number) => {
  if (!(await isServerReady())) return tryAgainIn(nextMs)

  isLost.set(false)
  for (const listener of returnListeners) listener()
}

/** Notes that the server could not be reached, and asks until it is ready again (API-11). */
export const reportLostConnection = (): void => {
  if (isLost.get()) return
  isLost.set(true)
  tryAgainIn(FIRST_TRY_MS)
}

/** Calls the listener each time the server can be reached again. */
export const onConnectionReturn = (listener: () => void): void => {
  returnListeners.add(listener)
}

/** Whether the server cannot be reached at the moment. */
export const useIsConnectionLost = isLost.useValue
