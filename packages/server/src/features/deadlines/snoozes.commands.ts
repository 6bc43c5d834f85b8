import type { NewSnooze } from '@registrar/domain/deadlines/deadline-search'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { notFound, Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import type { DeadlineSource } from './deadlines.row.ts'

const lockDeadline = async (tx: Tx, id: string) => {
  const deadline = await tx
    .selectFrom('deadlines as d')
    .leftJoin('deadline_snoozes as s', 's.deadline_id', 'd.id')
    .select(['d.source', 'd.source_id', 'd.legal_date', 'd.subject', 's.until', 's.reason'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst()
  if (!deadline) throw notFound('deadline')

  return deadline
}

const refuse = (message: string): never => {
  throw new Problem('VALIDATION_FAILED', message, { fields: { until: message } })
}

const logSnooze = (
  tx: Tx,
  session: Session,
  deadline: { source: string; source_id: string; subject: string },
  snooze: [before: object | null, after: object | null],
) =>
  recordChange(tx, session, {
    recordType: deadline.source as DeadlineSource,
    recordId: deadline.source_id,
    action: 'updated',
    fields: { [`snoozed: ${deadline.subject}`]: snooze },
  })

const snoozeOf = ({ until, reason }: { until: IsoDate | null; reason: string | null }) =>
  until === null ? null : { until, reason }

/**
 * Leaves a deadline out of the search until a day after today, at most until its legal day (DUE-8).
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

    const snooze = { until, reason: reason.trim(), user_id: session.userId }
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
    const { numDeletedRows } = await tx.deleteFrom('deadline_snoozes').where('deadline_id', '=', id).executeTakeFirst()
    if (numDeletedRows > 0n) await logSnooze(tx, session, deadline, [snoozeOf(deadline), null])
  })
