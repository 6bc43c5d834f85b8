import type { Db } from '#platform/database/database'
import type { RepeatedWork } from '#platform/jobs/run-every-minute'
import { beginDue } from './send-due.ts'
import type { SendKinds } from './send-kinds.ts'

/** How often a server looks for what is due: the user watches how a send ends. */
const EVERY_MS = 1000

/**
 * Sends what was told to wait, until it is stopped: `stop` waits for the records that are being sent to, and leaves the rest to the
 * next start.
 */
export const startSends = (db: Db, kinds: SendKinds, onError: (error: unknown) => void): RepeatedWork => {
  const stopping = new AbortController()
  const inProgress = new Map<string, Promise<unknown>>()
  let looking: Promise<void> | undefined

  const look = () => {
    looking ??= beginDue({ db, kinds, onError, stopping: stopping.signal }, inProgress)
      .catch(onError)
      .finally(() => {
        looking = undefined
      })
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()

  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await looking
      await Promise.all(inProgress.values())
    },
  }
}
