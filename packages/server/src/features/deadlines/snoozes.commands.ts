import type { NewSnooze } from '@registrar/domain/deadlines/deadline-listing'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import type { DeadlineSource } from './deadlines.row.ts'

const lockDeadline = async (tx: Tx, id: string) => {
  // A refresh deletes the rows of deadlines and inserts them anew: one that waited for such a row would find it gone.
  await lockExclusively(tx, 'deadlines')

  const deadline = await tx
    .selectFrom('deadlines as d')
    // `snoozed_until` is empty when the deadline has moved since it was snoozed (DUE-8).
    .leftJoin('deadline_snoozes as s', (join) =>
      join.onRef('s.deadline_id', '=', 'd.id').onRef('s.until', '=', 'd.snoozed_until'),
    )
    .select(['d.source', 'd.source_id', 'd.legal_date', 'd.date', 'd.subject', 's.until', 's.reason'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst()
  if (!deadline) throw notFound('deadline')

  return deadline
}

const refuse = (message: string): never => {
  throw new Problem('VALIDATION_FAILED', message, { fields: { until: message } })
}

type Snooze = { until: IsoDate; reason: string }

const logSnooze = (
  tx: Tx,
  session: Session,
  { source, source_id, subject }: { source: string; source_id: string; subject: string },
  [before, after]: [before: Snooze | null, after: Snooze | null],
) =>
  recordChange(tx, session, {
    recordType: source as DeadlineSource,
    recordId: source_id,
    action: 'updated',
    fields: { snoozed: [before && { of: subject, ...before }, after && { of: subject, ...after }] },
  })

const snoozeOf = ({ until, reason }: { until: IsoDate | null; reason: string | null }): Snooze | null =>
  until === null || reason === null ? null : { until, reason }

/**
 * Leaves a deadline out of the search until a day after today, at most until its legal day, and only while it falls due on the
 * same day (DUE-8).
 * @throws Problem NOT_FOUND, VALIDATION_FAILED with `fields.until`
 */
export const snoozeDeadline = (
  db: Db,
  id: string,
  { until, reason }: NewSnooze,
  { today, session }: { today: IsoDate; session: Session },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deadline = await lockDeadline(tx, id)
    if (until <= today) refuse('Choose a day after today.')
    if (deadline.legal_date !== null && until > deadline.legal_date)
      refuse(`Choose a day up to the legal day, ${displayDate(deadline.legal_date)}.`)

    const snooze = { until, reason: reason.trim(), user_id: session.userId, due_on: deadline.date }
    await tx
      .insertInto('deadline_snoozes')
      .values({ ...snooze, deadline_id: id })
      .onConflict((conflict) => conflict.column('deadline_id').doUpdateSet(snooze))
      .execute()
    await logSnooze(tx, session, deadline, [snoozeOf(deadline), { until, reason: reason.trim() }])
  })

/**
 * Ends the snooze of a deadline. One that is not snoozed stays as it is.
 * @throws Problem NOT_FOUND
 */
export const unsnoozeDeadline = (db: Db, id: string, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deadline = await lockDeadline(tx, id)
    await tx.deleteFrom('deadline_snoozes').where('deadline_id', '=', id).execute()
    const before = snoozeOf(deadline)
    if (before) await logSnooze(tx, session, deadline, [before, null])
  })
