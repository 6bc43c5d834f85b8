import type pg from 'pg'
import { nowMs } from '#platform/clock'
import type { Db } from '#platform/database/database'
import type { Delivery, Mailer } from '#platform/mailer/mailer'
import { createWakeUpSignal } from './wake-up-signal.ts'
import {
  type EmailInProgress,
  recordHandOver,
  recordDelivery,
  retryAfterMs,
  claimNextEmail,
  requeueAbandonedEmails,
} from './email-queue.commands.ts'
import { type EmailWorkerLock, lockEmailWorker } from './email-worker-lock.ts'

export type EmailWorker = { stop: () => Promise<void> }

type Timing = {
  /** how often it looks for mails whose next try has come */
  pollMs: number
  /** until the second try of a mail that was asked to wait; doubled each time, an hour at most */
  firstRetryMs: number
  /** how long no mail is tried when the server cannot be reached; doubled each time, a minute at most */
  firstPauseMs: number
  /** how long stopping waits for mails in hand */
  stopMs: number
}

const TIMING: Timing = { pollMs: 5000, firstRetryMs: 30_000, firstPauseMs: 1000, stopMs: 8000 }
const LONGEST_PAUSE_MS = 60_000
/** Mails handed over at the same time: a slow one does not hold up the others. */
const LANES = 5

type Start = { db: Db; pool: pg.Pool; mailer: Mailer; onError: (error: unknown) => void; timing?: Partial<Timing> }

/**
 * Hands over the queued mails until it is stopped; any number of workers share the queue. Stopping lets the mails in hand
 * finish, for a while.
 */
export const startEmailWorker = ({ db, pool, mailer, onError, timing }: Start): EmailWorker => {
  const { pollMs, firstRetryMs, firstPauseMs, stopMs } = { ...TIMING, ...timing }
  const wakeUp = createWakeUpSignal()
  const inHand = new Set<string>()
  let hold: EmailWorkerLock | undefined
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let pauses = 0
  let pausedUntilMs = 0

  // What has been handed over must be written down, or it would go out again.
  const record = async (mail: EmailInProgress, delivery: Delivery, retryMs: number) => {
    for (let wait = 200; ; wait = Math.min(wait * 2, 5000)) {
      try {
        return await recordDelivery(db, mail, delivery, retryMs)
      } catch (error) {
        onError(error)
        if (isStopping()) return
        await wakeUp.wait(wait)
      }
    }
  }

  const pause = () => {
    const ms = Math.min(firstPauseMs * 2 ** Math.min(pauses, 20), LONGEST_PAUSE_MS)
    // Lanes that fail together count as one failure.
    if (nowMs() >= pausedUntilMs) {
      pauses += 1
      pausedUntilMs = nowMs() + ms
    }
    return ms
  }

  const handOver = async (mail: EmailInProgress) => {
    inHand.add(mail.id)
    try {
      let noted: Promise<void> | undefined
      const delivery = await mailer.deliver(mail, async () => {
        const { written } = await recordHandOver(db, mail)
        noted = written.catch(onError)
      })
      await noted
      const isUnreachable = delivery.outcome === 'unreachable'
      if (!isUnreachable) pauses = 0
      await record(mail, delivery, isUnreachable ? pause() : retryAfterMs(mail.tries, firstRetryMs))
    } finally {
      inHand.delete(mail.id)
    }
  }

  const next = async (): Promise<EmailInProgress | undefined> =>
    hold?.isHeld() && nowMs() >= pausedUntilMs ? claimNextEmail(db, hold.worker) : undefined

  const lane = async () => {
    while (!isStopping()) {
      try {
        const mail = await next()
        if (mail) await handOver(mail)
        else await wakeUp.wait(Math.min(pollMs, Math.max(pausedUntilMs - nowMs(), 0) || pollMs))
      } catch (error) {
        if (isStopping()) return
        onError(error)
        await wakeUp.wait(pollMs)
      }
    }
  }

  const keepHold = async () => {
    while (!isStopping()) {
      try {
        if (!hold?.isHeld()) {
          hold = await lockEmailWorker(pool, wakeUp.wakeAll)
          wakeUp.wakeAll()
        }
        if ((await requeueAbandonedEmails(db, { worker: hold.worker, inHand })) > 0) wakeUp.wakeAll()
      } catch (error) {
        if (!isStopping()) onError(error)
      }
      await wakeUp.wait(pollMs)
    }
  }

  const running = Promise.all([keepHold(), ...Array.from({ length: LANES }, lane)])
  return {
    stop: async () => {
      stopping.abort()
      wakeUp.wakeAll()
      await Promise.race([running, new Promise((done) => setTimeout(done, stopMs).unref())])
      hold?.release()
    },
  }
}
