import type pg from 'pg'
import { within } from '../within.ts'

const BEAT_MS = 3000
const ANSWER_MS = 4000

/**
 * Asks every moment whether a connection that only waits still answers, and calls `onSilent` once when it does not.
 * @returns what ends the asking
 */
export const startHeartbeat = (client: pg.ClientBase, onSilent: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const beat = async () => {
    try {
      await within(ANSWER_MS, client.query('select 1'))
      if (!isStopped) timer = setTimeout(() => void beat(), BEAT_MS).unref()
    } catch {
      if (!isStopped) onSilent()
    }
  }
  timer = setTimeout(() => void beat(), BEAT_MS).unref()

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
