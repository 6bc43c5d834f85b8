import { daysUntil } from '@registrar/domain/deadlines/deadline'
import { CHASE_DAYS, type ChasedReminders, type RemindersToChase } from '@registrar/domain/reminders/chased-reminders'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql, type SqlBool } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { type ChasedSubject, listChasedDeadlines, listChasedOfOrganization } from './due-subjects.queries.ts'
import { dropFinishedReminders, insertReminder, type Morning, refreshPrepared } from './prepare-reminders.commands.ts'
import { answeredReminder, reminderColumns } from './reminders.row.ts'

type Refused = ChasedReminders['refused']

const NOT_REMINDED_OF = 'Clients are not reminded of it, or it does not fall due any more.'
const MAY_NOT = 'It is snoozed, filed already, or of a company that the firm no longer looks after.'
const HAD_TODAY = 'A reminder of today was sent or skipped already.'

/** The largest day count that is kept. */
const MOST_DAYS = 32_767

const refusedOf = ({ deadlineIds }: ChasedSubject, reason: string): Refused =>
  deadlineIds.map((_id) => ({ _id, reason }))

// Prepares one, or says why there is none.
const chase = async (db: Db, subject: ChasedSubject, morning: Morning): Promise<Refused> => {
  if (subject.preparedId !== null) {
    await refreshPrepared(db, subject, morning)
    return []
  }
  if (!subject.mayRemind) return refusedOf(subject, MAY_NOT)

  const dayCount = Math.max(-MOST_DAYS, Math.min(MOST_DAYS, daysUntil(subject.date, morning.today)))
  const isNew = await inTransaction(db, (tx) => insertReminder(tx, { subject, dayCount, morning }))
  return isNew ? [] : refusedOf(subject, HAD_TODAY)
}

const preparedOf = async (db: Db, subjects: readonly ChasedSubject[]): Promise<ChasedReminders['data']> => {
  if (subjects.length === 0) return []
  const keys = subjects.map(({ rule, subjectId, date }) => sql`(${rule}, ${subjectId}::uuid, ${date}::date)`)
  const rows = await db
    .selectFrom('reminders as r')
    .select(reminderColumns)
    .where('r.state', '=', 'prepared')
    .where(sql<SqlBool>`(r.rule, r.subject_id, r.date) in (${sql.join(keys)})`)
    .orderBy('r.date')
    .orderBy('r.id')
    .execute()
  return rows.map(answeredReminder)
}

const listChased = (db: Db, asked: RemindersToChase, today: IsoDate): Promise<ChasedSubject[]> | ChasedSubject[] => {
  if ('deadlineIds' in asked) return listChasedDeadlines(db, asked.deadlineIds, today)
  const until = addDays(today, CHASE_DAYS)
  return isId(asked.organizationId) ? listChasedOfOrganization(db, asked.organizationId, { today, until }) : []
}

/**
 * Prepares the reminders that staff ask for, whichever rules are on and whatever day counts they have (REM-13): of some deadlines, or of
 * what a company is late with or owes soon. Each is a transaction of its own.
 */
export const chaseReminders = async (db: Db, asked: RemindersToChase, morning: Morning): Promise<ChasedReminders> => {
  const { today } = morning
  await dropFinishedReminders(db, morning)
  const subjects = await listChased(db, asked, today)

  const refused: Refused = []
  for (const subject of subjects) refused.push(...(await chase(db, subject, morning)))

  const askedIds = 'deadlineIds' in asked ? asked.deadlineIds : []
  const known = new Set(subjects.flatMap(({ deadlineIds }) => deadlineIds))
  const unknown = askedIds.filter((id) => !known.has(id)).map((_id) => ({ _id, reason: NOT_REMINDED_OF }))
  const isAsked = ({ _id }: { _id: string }) => askedIds.length === 0 || askedIds.includes(_id)
  return { data: await preparedOf(db, subjects), refused: [...refused.filter(isAsked), ...unknown] }
}
