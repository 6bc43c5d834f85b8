import { useSyncExternalStore } from 'react'
import { ApiProblem } from './api-problem.ts'

/** What a proxy answers, without a code of ours, while the server behind it is away. */
const FROM_PROXY = [502, 503]

/** Whether a failure means that the server or its database cannot be reached; the same call may work in a moment. */
export const isConnectionProblem = (error: unknown): boolean => {
  if (!(error instanceof ApiProblem)) return false
  return error.status === 0 || error.code === 'NOT_READY' || (!error.isCoded && FROM_PROXY.includes(error.status))
}

const FIRST_TRY_MS = 2000
const LAST_TRY_MS = 15_000

let isLost = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const returnListeners = new Set<() => void>()

const setLost = (value: boolean) => {
  if (isLost === value) return
  isLost = value
  for (const listener of listeners) listener()
}

const isServerReady = async (): Promise<boolean> => {
  try {
    return (await fetch('/health/ready', { cache: 'no-store' })).ok
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

  setLost(false)
  for (const listener of returnListeners) listener()
}

/** Notes that the server could not be reached, and asks until it is ready again (API-11). */
export const reportLostConnection = (): void => {
  if (isLost) return
  setLost(true)
  tryAgainIn(FIRST_TRY_MS)
}

/** Calls the listener each time the server can be reached again. */
export const onConnectionReturn = (listener: () => void): void => {
  returnListeners.add(listener)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server cannot be reached at the moment. */
export const useIsConnectionLost = (): boolean => useSyncExternalStore(subscribe, () => isLost)
