import { daysUntil } from '@registrar/domain/deadlines/deadline'
import { oldestDay, reachedDayCount, type ReminderRule } from '@registrar/domain/reminders/reminder-rule'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { type DueSubject, isStillDue, type ListedSubject, listDueSubjects } from './due-subjects.queries.ts'
import { lockPreparedReminder } from './lock-reminder.ts'
import { refreshReminder } from './refresh-reminder.commands.ts'
import { contentColumns, readContent } from './reminder-content.ts'
import { listReminderRules } from './reminder-rules.queries.ts'
import { sendReminders } from './send-reminders.commands.ts'
import { makeTaskOfUnsent } from './unsent-reminder-task.commands.ts'

/** The configuration, and the day that the work is done on. */
export type Morning = { config: Config; today: IsoDate }

/** Brings the deadlines up to date and drops the prepared reminders of what is not to be reminded of any more (REM-6). */
export const dropFinishedReminders = async (db: Db, { config, today }: Morning): Promise<void> => {
  await refreshDeadlines(db, refreshSettings(config))
  await db
    .deleteFrom('reminders as r')
    .where('r.state', '=', 'prepared')
    .where((eb) => eb.not(isStillDue(today)))
    .execute()
}

/** Prepares the reminder of a subject for a day count; false when it has had that one. */
export const insertReminder = async (
  tx: Tx,
  { subject, dayCount, morning }: { subject: DueSubject; dayCount: number; morning: Morning },
): Promise<boolean> => {
  const content = await readContent(tx, subject, morning)
  const key = { rule: subject.rule, subject_id: subject.subjectId, date: subject.date }

  // The new reminder replaces one of an earlier day count that nobody has sent, and keeps its task.
  const replaced = await tx
    .deleteFrom('reminders')
    .where('state', '=', 'prepared')
    .where((eb) => eb.and(key))
    .returning('task_id')
    .executeTakeFirst()

  const inserted = await tx
    .insertInto('reminders')
    .values({
      ...key,
      id: newId(),
      day_count: dayCount,
      person_id: subject.personId,
      task_id: replaced?.task_id ?? null,
      ...contentColumns(content),
    })
    .onConflict((conflict) => conflict.columns(['rule', 'subject_id', 'date', 'day_count']).doNothing())
    .returning('id')
    .executeTakeFirst()

  return inserted !== undefined
}

/** Writes the reminder of a subject anew, if one waits (REM-8). */
export const refreshPrepared = async (db: Db, subject: ListedSubject, morning: Morning): Promise<void> => {
  const { preparedId } = subject
  if (preparedId === null) return

  await inTransaction(db, async (tx) => {
    const reminder = await lockPreparedReminder(tx, preparedId)
    if (typeof reminder !== 'string') await refreshReminder(tx, reminder, { subject, ...morning })
  })
}

/** The day count to prepare now; undefined before the first one, when this one or a later one has been prepared, and of what is too old. */
const dueDayCount = ({ days }: ReminderRule, { date, lowest }: ListedSubject, today: IsoDate): number | undefined => {
  if (date < oldestDay(days, today)) return undefined

  const reached = reachedDayCount(days, daysUntil(date, today))
  return reached === undefined || (lowest !== null && lowest <= reached) ? undefined : reached
}

const sendAutomatic = async (db: Db, rules: readonly ReminderRule[], morning: Morning): Promise<number> => {
  const automatic = rules.filter((rule) => rule.on && rule.automatic).map(({ rule }) => rule)
  if (automatic.length === 0) return 0

  const waiting = await db
    .selectFrom('reminders')
    .select('id')
    .where('state', '=', 'prepared')
    .where('rule', 'in', automatic)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const ids = waiting.map(({ id }) => id)
  const outcomes = await sendReminders(db, ids, { ...morning, author: { userId: null, source: 'job' } })

  for (const { ok, _id } of outcomes) if (!ok) await makeTaskOfUnsent(db, _id)
  return outcomes.filter(({ ok }) => ok).length
}

/**
 * The morning's work (REM-2): prepares the reminders that are due on `today`, refreshes those that wait, and sends those of the
 * rules that send by themselves; what they cannot send becomes a task (REM-9). Each reminder is a transaction of its own, so the work may end anywhere and be done again.
 * @returns how many were prepared and sent
 */
export const prepareReminders = async (db: Db, morning: Morning): Promise<{ prepared: number; sent: number }> => {
  const { config, today } = morning
  await dropFinishedReminders(db, morning)
  const rules = await listReminderRules(db, config.reminderDays)
  const activeRules = new Map(rules.filter((rule) => rule.on && rule.days.length > 0).map((rule) => [rule.rule, rule]))
  const furthest = Math.max(0, ...[...activeRules.values()].flatMap(({ days }) => days))

  const subjects = await listDueSubjects(db, { rules: [...activeRules.keys()], until: addDays(today, furthest), today })

  let prepared = 0
  for (const subject of subjects) {
    const rule = activeRules.get(subject.rule)
    const dayCount = rule && dueDayCount(rule, subject, today)
    if (dayCount === undefined) {
      await refreshPrepared(db, subject, morning)
      continue
    }

    const isNew = await inTransaction(db, (tx) => insertReminder(tx, { subject, dayCount, morning }))
    if (isNew) prepared += 1
  }

  return { prepared, sent: await sendAutomatic(db, rules, morning) }
}
