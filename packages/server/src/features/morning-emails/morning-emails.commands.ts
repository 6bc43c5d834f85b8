import { deadlineSearchBody, type DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import { morningEmail } from '@registrar/domain/morning-emails/morning-email'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { refreshDeadlines, refreshSettings, searchDeadlines } from '#features/deadlines'
import { queueEmail } from '#features/emails'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'

const MAX_LINES = 1000

/** Turns the email of the morning on or off for a user (REM-7). */
export const setMorningEmail = async (db: Db, userId: string, on: boolean): Promise<void> => {
  if (on)
    await db
      .insertInto('morning_emails')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('morning_emails').where('user_id', '=', userId).execute()
}

const findDueOf = async (db: Db, userId: string, today: IsoDate): Promise<DeadlineRow[]> => {
  const to = addDays(today, STATE_DAYS.week)
  const body = deadlineSearchBody.parse({ user: userId, to, limit: MAX_LINES })
  return (await searchDeadlines(db, body, { today, userId })).data
}

// A day after tomorrow was written while the clock was wrong.
const isDue = (today: IsoDate) =>
  sql<boolean>`(done_for is null or done_for < ${today}::date or done_for > ${today}::date + 1)`

type Reader = { userId: string; email: string }

const sendTo = async (db: Db, { userId, email }: Reader, today: IsoDate, config: Config): Promise<boolean> => {
  const url = config.publicUrl && `${config.publicUrl}/deadlines`
  const content = morningEmail(await findDueOf(db, userId, today), { brand: config.brands.main, url })

  return inTransaction(db, async (tx) => {
    // The mark and the email are written together, so that a server that ends here loses and repeats nothing.
    const { numUpdatedRows } = await tx
      .updateTable('morning_emails')
      .set({ done_for: today })
      .where('user_id', '=', userId)
      .where(isDue(today))
      .executeTakeFirst()
    if (numUpdatedRows === 0n || !content) return false

    await queueEmail(tx, { ...content, sender: config.mailSender, to: email, tag: 'my-day' }, null)
    return true
  })
}

/**
 * Sends each user who wants the morning email what is overdue, due today and due this week, and no email when nothing is
 * (REM-7). A second call for the same day sends nothing twice.
 * @returns how many emails were queued
 */
export const sendMorningEmails = async (
  db: Db,
  { config, today }: { config: Config; today: IsoDate },
): Promise<number> => {
  await refreshDeadlines(db, refreshSettings(config))
  const readers = await db
    .selectFrom('morning_emails as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.email'])
    .where('u.deactivated_at', 'is', null)
    .where(isDue(today))
    .orderBy('u.id')
    .execute()

  let sent = 0
  for (const reader of readers) if (await sendTo(db, reader, today, config)) sent += 1
  return sent
}
