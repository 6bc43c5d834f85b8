import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { later, nowMs, now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { Delivery, OutgoingEmail } from '#platform/mailer/mailer'
import { EMAIL_WORKER_LOCKS } from './email-worker-lock.ts'

export type EmailInProgress = OutgoingEmail & { id: string; worker: number; tries: number }

/** A mail that could not be handed over for so long is given up (RFC 5321, section 4.5.4.1: four to five days). */
const GIVE_UP_MS = 5 * 24 * 60 * 60 * 1000
const LONGEST_RETRY_MS = 60 * 60 * 1000

/** Takes the next waiting mail in hand for a worker; each is given to one only. */
export const claimNextEmail = async (db: Db, worker: number): Promise<EmailInProgress | undefined> => {
  const taken = await db
    .updateTable('mails')
    .set((eb) => ({ state: 'sending', worker, tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as waiting')
        .select('waiting.id')
        .where('waiting.state', '=', 'queued')
        .where('waiting.next_try_at', '<=', now())
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
      'recipient as to',
      'subject',
      'text_content as text',
      'html_content as html',
      'created_at as date',
    ])
    .executeTakeFirst()
  return taken && { ...taken, worker }
}

/**
 * Notes that a mail is about to be completed at the other side: should this process end before it hears the answer, the
 * mail is not sent again. Resolves as soon as the commit is on its way to the database, which then does it even when this
 * process is killed: the end of the mail follows at once, and a kill between the two is next to impossible. `written`
 * resolves when the note is safe.
 * @throws Error when the mail is no longer this worker's to send
 */
export const recordHandOver = async (db: Db, mail: EmailInProgress): Promise<{ written: Promise<void> }> => {
  const tx = await db.startTransaction().execute()
  try {
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({ handed_over_at: now() })
      .where('id', '=', mail.id)
      .where('state', '=', 'sending')
      .where('worker', '=', mail.worker)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error('Another worker has taken this mail over.')
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
  const written = tx.commit().execute()
  await setImmediate()
  return { written }
}

const addEvent = (tx: Tx, mailId: string, event: string, at: string, note: string | null) =>
  tx
    .insertInto('mail_events')
    .values({ id: newId(), mail_id: mailId, event, happened_at: at, note })
    .onConflict((conflict) => conflict.columns(['mail_id', 'event', 'happened_at']).doNothing())
    .execute()

const isDelayKnown = async (tx: Tx, mailId: string): Promise<boolean> =>
  (await tx
    .selectFrom('mail_events')
    .select('id')
    .where('mail_id', '=', mailId)
    .where('event', '=', 'delayed')
    .executeTakeFirst()) !== undefined

/** Milliseconds to the next try of a mail that was asked to wait: doubled each time, an hour at most. */
export const retryAfterMs = (tries: number, firstRetryMs: number): number =>
  Math.min(firstRetryMs * 2 ** Math.min(tries - 1, 20), LONGEST_RETRY_MS)

/**
 * Writes down how handing over went. A mail that another worker has taken over meanwhile is left to it, unless it was
 * only set aside as unconfirmed. Of the delays of a mail only the first is told in its history.
 */
export const recordDelivery = (db: Db, mail: EmailInProgress, delivery: Delivery, retryMs: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const isDone = delivery.outcome === 'sent' || delivery.outcome === 'outbox'
    const isGivenUp = !isDone && nowMs() - Date.parse(mail.date) > GIVE_UP_MS
    const isFailed = delivery.outcome === 'refused' || isGivenUp
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({
        state: isDone ? 'sent' : isFailed ? 'failed' : 'queued',
        worker: null,
        next_try_at: later(at, retryMs),
        ...(!isDone && !isFailed && { handed_over_at: null }),
      })
      .where('id', '=', mail.id)
      .where((eb) =>
        eb.or([eb.and({ state: 'sending', worker: mail.worker }), eb.and({ state: 'unconfirmed', tries: mail.tries })]),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const note = 'note' in delivery ? delivery.note : null
    if (isDone) await addEvent(tx, mail.id, delivery.outcome, at, null)
    else if (isFailed) await addEvent(tx, mail.id, 'failed', at, note)
    else if (!(await isDelayKnown(tx, mail.id))) await addEvent(tx, mail.id, 'delayed', at, note)
  })

const takeOverFrom = (db: Db, worker: number, inHand: ReadonlySet<string>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isGone: boolean }>`
      select pg_try_advisory_xact_lock(${EMAIL_WORKER_LOCKS}::int, ${worker}::int) as "isGone"`.execute(tx)
    if (!rows[0]?.isGone) return 0
    const kept = [...inHand]
    const left = tx
      .updateTable('mails')
      .where('state', '=', 'sending')
      .where('worker', '=', worker)
      .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    const { numUpdatedRows } = await left
      .set({ state: 'queued', worker: null })
      .where('handed_over_at', 'is', null)
      .executeTakeFirst()
    const inDoubt = await left.set({ state: 'unconfirmed', worker: null }).returning('id').execute()
    const note = 'The server stopped before it heard whether this mail was taken. It was not sent again.'
    for (const { id } of inDoubt) await addEvent(tx, id, 'unconfirmed', now(), note)
    return Number(numUpdatedRows)
  })

/**
 * Takes over the mails that a worker had in hand when it ended, by whatever end: a living one holds its lock. Those that
 * were not completed at the other side are queued again, under the same message id; of the others nobody can know more
 * than that they were handed over, so they are told as unconfirmed and not sent twice. Gives how many are queued again.
 */
export const requeueAbandonedEmails = async (
  db: Db,
  own: { worker: number; inHand: ReadonlySet<string> },
): Promise<number> => {
  const others = await db
    .selectFrom('mails')
    .select('worker')
    .distinct()
    .where('state', '=', 'sending')
    .where('worker', '<>', own.worker)
    .execute()
  let count = 0
  for (const { worker } of others) if (worker !== null) count += await takeOverFrom(db, worker, own.inHand)
  return count
}
