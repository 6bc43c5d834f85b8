import type pg from 'pg'
import { steadyMs } from '#platform/clock'
import type { Db } from '#platform/database/database'
import type { Subscriber } from '#platform/database/notifications'
import type { Delivery, Mailer } from '#platform/mailer/mailer'
import {
  claimNextEmail,
  EMAIL_QUEUED,
  type EmailInProgress,
  recordDelivery,
  recordHandOver,
  requeueAbandonedEmails,
  retryAfterMs,
} from './email-queue.commands.ts'
import { type EmailWorkerLock, lockEmailWorker } from './email-worker-lock.ts'
import { createWakeUpSignal } from './wake-up-signal.ts'

/** `subscriber`: what wakes the worker as soon as an email is queued. Without it the worker looks every few seconds. */
export type EmailWorker = { subscriber: Subscriber; stop: () => Promise<void> }

type Timing = {
  /** how often the worker looks for emails whose next try is due */
  pollMs: number
  /** until the second try of a delayed or unanswered email; longer each time */
  firstRetryMs: number
  /** how long nothing is sent while the SMTP server is unreachable; doubled each time, a minute at most */
  firstPauseMs: number
  /** how long stopping waits for emails in progress */
  stopMs: number
}

const TIMING: Timing = { pollMs: 5000, firstRetryMs: 30_000, firstPauseMs: 1000, stopMs: 8000 }
const MAX_PAUSE_MS = 60_000
/** How many emails are sent at the same time, so that a slow one does not hold up the others. */
const LANES = 5

type Start = {
  db: Db
  pool: pg.Pool
  mailer: Mailer
  /** the server's secret, from which the tokens of links in emails are made (MAIL-13) */
  linkSecret: Uint8Array
  onError: (error: unknown) => void
  timing?: Partial<Timing>
}

/**
 * Sends the queued emails until it is stopped (MAIL-4). Any number of workers share the queue. Stopping waits a while for
 * the emails in progress.
 */
export const startEmailWorker = ({ db, pool, mailer, linkSecret, onError, timing }: Start): EmailWorker => {
  const { pollMs, firstRetryMs, firstPauseMs, stopMs } = { ...TIMING, ...timing }
  const signal = createWakeUpSignal()
  const inProgress = new Set<string>()
  let lock: EmailWorkerLock | undefined
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let pauses = 0
  let pausedUntilMs = 0

  // A delivery that is not recorded would be repeated.
  const recordUntilItSucceeds = async (email: EmailInProgress, delivery: Delivery, retryMs: number) => {
    for (let waitMs = 200; ; waitMs = Math.min(waitMs * 2, 5000)) {
      try {
        return await recordDelivery(db, email, delivery, retryMs)
      } catch (error) {
        onError(error)
        if (isStopping()) return
        await signal.wait(waitMs)
      }
    }
  }

  const pause = () => {
    const ms = Math.min(firstPauseMs * 2 ** Math.min(pauses, 20), MAX_PAUSE_MS)

    // Lanes that fail together count as one failure.
    if (steadyMs() >= pausedUntilMs) {
      pauses += 1
      pausedUntilMs = steadyMs() + ms
    }

    return ms
  }

  const send = async (email: EmailInProgress) => {
    inProgress.add(email.id)
    try {
      let recorded: Promise<void> | undefined
      const delivery = await mailer.deliver(email, async () => {
        const { committed } = await recordHandOver(db, email)
        recorded = committed.catch(onError)
      })
      await recorded

      // Only a server that is unreachable holds up the other emails.
      const isUnreachable = delivery.outcome === 'unreachable'
      if (!isUnreachable) pauses = 0
      const reason = delivery.outcome === 'unanswered' ? 'unanswered' : 'delayed'
      await recordUntilItSucceeds(
        email,
        delivery,
        isUnreachable ? pause() : retryAfterMs(email.tries, firstRetryMs, reason),
      )
    } finally {
      inProgress.delete(email.id)
    }
  }

  const claim = async (): Promise<EmailInProgress | undefined> =>
    lock?.isHeld() && steadyMs() >= pausedUntilMs ? claimNextEmail(db, lock.worker, linkSecret) : undefined

  const runLane = async () => {
    while (!isStopping()) {
      const seen = signal.wakeUps()
      try {
        const email = await claim()
        if (email) await send(email)
        else await signal.wait(Math.min(pollMs, Math.max(pausedUntilMs - steadyMs(), 0) || pollMs), seen)
      } catch (error) {
        if (isStopping()) return
        onError(error)
        await signal.wait(pollMs)
      }
    }
  }

  const keepLock = async () => {
    while (!isStopping()) {
      const seen = signal.wakeUps()
      try {
        if (!lock?.isHeld()) {
          lock = await lockEmailWorker(pool)
          signal.wakeAll()
        }
        if ((await requeueAbandonedEmails(db, { worker: lock.worker, inProgress })) > 0) signal.wakeAll()
      } catch (error) {
        if (!isStopping()) onError(error)
      }
      await signal.wait(pollMs, seen)
    }
  }

  const running = Promise.all([keepLock(), ...Array.from({ length: LANES }, runLane)])

  return {
    subscriber: { channel: EMAIL_QUEUED, onMessage: signal.wakeAll, onListening: signal.wakeAll },
    stop: async () => {
      stopping.abort()
      signal.wakeAll()
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, stopMs).unref())])
      lock?.release()
    },
  }
}
