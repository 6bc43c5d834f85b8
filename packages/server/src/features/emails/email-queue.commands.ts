import { setImmediate } from 'node:timers/promises'
import type { EmailEvent } from '@registrar/domain/emails/email-event'
import { type ControlledTransaction, type ExpressionBuilder, sql } from 'kysely'
import { later, nowMs, now } from '#platform/clock'
import { type Db, inTransaction, type Tables, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { Delivery, OutgoingEmail } from '#platform/mailer/mailer'
import { type EmailedLink, withToken } from './emailed-link.ts'
import { EMAIL_WORKER_LOCKS } from './email-worker-lock.ts'

/** The channel that tells every worker of a newly committed email. */
export const EMAIL_QUEUED = 'mail_queued'

export type EmailInProgress = OutgoingEmail & { id: string; worker: number; tries: number }

/** An email is given up after this long without success (RFC 5321, section 4.5.4.1: four to five days). */
const GIVE_UP_MS = 5 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** No try is further ahead than a day. One that is was written while the clock was wrong, and is due now. */
const MAX_AHEAD_MS = 2 * 24 * HOUR_MS

const isTryDue = (eb: ExpressionBuilder<{ waiting: Tables['mails'] }, 'waiting'>) => {
  const at = now()
  return eb.or([eb('waiting.next_try_at', '<=', at), eb('waiting.next_try_at', '>', later(at, MAX_AHEAD_MS))])
}

/** Claims the next due email for a worker, with the token of its link. No other worker gets it. */
export const claimNextEmail = async (
  db: Db,
  worker: number,
  linkSecret: Uint8Array,
): Promise<EmailInProgress | undefined> => {
  const claimed = await db
    .updateTable('mails')
    .set((eb) => ({ state: 'sending', worker, tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as waiting')
        .select('waiting.id')
        .where('waiting.state', '=', 'queued')
        .where(isTryDue)
        .orderBy('waiting.next_try_at')
        .orderBy('waiting.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'tries',
      'message_id as messageId',
      'sender as from',
      'reply_to as replyTo',
      'recipient as to',
      'subject',
      'text_content as text',
      'html_content as html',
      'created_at as date',
      'link_purpose',
      'link_id',
      (eb) => eb('requested_by', 'is', null).$castTo<boolean>().as('isAutomatic'),
    ])
    .executeTakeFirst()
  if (!claimed) return undefined

  const { link_purpose: purpose, link_id: id, ...email } = claimed
  // A check constraint of the table allows only the purposes, and both or neither.
  const link = id === null ? null : { purpose: purpose as EmailedLink['purpose'], id }
  return withToken({ ...email, worker }, link, linkSecret)
}

// A commit that fails keeps its connection. Rolling back gives it back to the pool, even when that fails too.
const commit = async (tx: ControlledTransaction<Tables>) => {
  try {
    await tx.commit().execute()
  } catch (error) {
    await tx
      .rollback()
      .execute()
      .catch(() => {})
    throw error
  }
}

/**
 * Records that the SMTP server is about to get the last byte of an email. If this process ends before it hears the
 * answer, the email is not sent again.
 *
 * Resolves once the commit is on its way to the database, which completes it even when this process is killed. The last
 * byte follows at once, so a kill between the two is next to impossible. `committed` resolves when the record is safe.
 * @throws Error when another worker has taken the email over
 */
export const recordHandOver = async (db: Db, email: EmailInProgress): Promise<{ committed: Promise<void> }> => {
  const tx = await db.startTransaction().execute()

  try {
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({ handed_over_at: now() })
      .where('id', '=', email.id)
      .where('state', '=', 'sending')
      .where('worker', '=', email.worker)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error('Another worker has taken this email over.')
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }

  const committed = commit(tx)
  // The caller hears of a failure; that it fails before the caller listens must not end the process.
  committed.catch(() => {})
  await setImmediate()

  return { committed }
}

const addEvent = (tx: Tx, emailId: string, event: EmailEvent, at: string, note: string | null) =>
  tx
    .insertInto('mail_events')
    .values({ id: newId(), mail_id: emailId, event, happened_at: at, note })
    .onConflict((conflict) => conflict.columns(['mail_id', 'event', 'happened_at']).doNothing())
    .execute()

// Hundreds of tries make one line of the history: the latest.
const keepLatestDelay = async (tx: Tx, emailId: string, at: string, note: string | null): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('mail_events')
    .set({ happened_at: at, note })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_events as delays')
        .select('delays.id')
        .where('delays.mail_id', '=', emailId)
        .where('delays.event', '=', 'delayed')
        .orderBy('delays.happened_at', 'desc')
        .orderBy('delays.id', 'desc')
        .limit(1),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await addEvent(tx, emailId, 'delayed', at, note)
}

// An unanswered email may have arrived, and each further try may be one more copy of it (docs/decisions/0008-mail-in-doubt.md).
const RETRIES = { delayed: { factor: 2, maxMs: HOUR_MS }, unanswered: { factor: 4, maxMs: 24 * HOUR_MS } }

/**
 * Milliseconds until the next try of an email: doubled each time, an hour at most; of an unanswered one four times as long
 * each time, a day at most.
 */
export const retryAfterMs = (tries: number, firstRetryMs: number, reason: keyof typeof RETRIES = 'delayed'): number => {
  const { factor, maxMs } = RETRIES[reason]
  return Math.min(firstRetryMs * factor ** Math.min(tries - 1, 20), maxMs)
}

/**
 * Records the outcome of a delivery. Does nothing when another worker has taken the email over, unless that worker only
 * marked it as unconfirmed. The history shows only the latest delay of an email. A try that reached no server does not count:
 * once there is one, the email is tried again as soon as a new one.
 */
export const recordDelivery = (db: Db, email: EmailInProgress, delivery: Delivery, retryMs: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = now()
    const isDone = delivery.outcome === 'sent' || delivery.outcome === 'outbox'
    const isGivenUp = !isDone && nowMs() - Date.parse(email.date) > GIVE_UP_MS
    const isFailed = delivery.outcome === 'refused' || isGivenUp
    const failure = delivery.outcome === 'unanswered' ? 'unconfirmed' : 'failed'

    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({
        state: isDone ? 'sent' : isFailed ? failure : 'queued',
        worker: null,
        next_try_at: later(at, retryMs),
        ...(!isDone && !isFailed && { handed_over_at: null }),
        ...(delivery.outcome === 'unreachable' && { tries: email.tries - 1 }),
      })
      .where('id', '=', email.id)
      .where((eb) =>
        eb.or([
          eb.and({ state: 'sending', worker: email.worker }),
          eb.and({ state: 'unconfirmed', tries: email.tries }),
        ]),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return

    const note = 'note' in delivery ? delivery.note : null
    if (isDone) await addEvent(tx, email.id, delivery.outcome, at, null)
    else if (isFailed) await addEvent(tx, email.id, failure, at, note)
    else await keepLatestDelay(tx, email.id, at, note)
  })

const requeueEmailsOf = (db: Db, worker: number, inProgress: ReadonlySet<string>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ isGone: boolean }>`
      select pg_try_advisory_xact_lock(${EMAIL_WORKER_LOCKS}::int, ${worker}::int) as "isGone"`.execute(tx)
    if (!rows[0]?.isGone) return 0

    const kept = [...inProgress]
    const abandoned = tx
      .updateTable('mails')
      .where('state', '=', 'sending')
      .where('worker', '=', worker)
      .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    const { numUpdatedRows } = await abandoned
      .set({ state: 'queued', worker: null })
      .where('handed_over_at', 'is', null)
      .executeTakeFirst()

    const unconfirmed = await abandoned.set({ state: 'unconfirmed', worker: null }).returning('id').execute()
    const note = 'The server stopped before it learned whether this email was accepted. It was not sent again.'
    for (const { id } of unconfirmed) await addEvent(tx, id, 'unconfirmed', now(), note)

    return Number(numUpdatedRows)
  })

/**
 * Takes over the emails of workers that have ended; a living worker holds its lock. Emails that the SMTP server cannot
 * have accepted are queued again under the same message id. Nobody can know about the others, so they become
 * `unconfirmed` and are not sent twice (MAIL-5).
 * @returns how many are queued again
 */
export const requeueAbandonedEmails = async (
  db: Db,
  own: { worker: number; inProgress: ReadonlySet<string> },
): Promise<number> => {
  const others = await db
    .selectFrom('mails')
    .select('worker')
    .distinct()
    .where('state', '=', 'sending')
    .where('worker', '<>', own.worker)
    .execute()

  let requeued = 0
  for (const { worker } of others) if (worker !== null) requeued += await requeueEmailsOf(db, worker, own.inProgress)

  return requeued
}
