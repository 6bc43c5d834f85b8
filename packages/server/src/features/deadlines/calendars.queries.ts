import { type DeadlineKind, deadlinePath, deadlineRecordId } from '@registrar/domain/deadlines/deadline-kinds'
import { type DeadlineSearch, deadlineSearchBody } from '@registrar/domain/deadlines/deadline-listing'
import { addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { Db } from '#platform/database/database'
import { conditionsOf } from '#platform/lists/list'
import { hashSecret } from './calendars.commands.ts'
import { deadlineList } from './deadline.list.ts'

const MONTHS_AHEAD = 12

/** When the user's calendar address was made; null when there is none. */
export const findCalendar = async (db: Db, userId: string): Promise<string | null> => {
  const calendar = await db
    .selectFrom('user_calendars')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()

  return calendar?.created_at ?? null
}

/** The user whose calendar has this secret; undefined when it ended or never was, or its owner's account is closed. */
export const findCalendarOwner = async (db: Db, secret: string): Promise<string | undefined> => {
  const calendar = await db
    .selectFrom('user_calendars')
    .innerJoin('users', 'users.id', 'user_calendars.user_id')
    .select('user_calendars.user_id')
    .where('secret_digest', '=', hashSecret(secret))
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()

  return calendar?.user_id
}

/** One day of a calendar; `path` is the page of the app on which it is dealt with. */
export type CalendarEntry = {
  id: string
  date: IsoDate
  organization_name: string | null
  subject: string
  path: string
}

/** What a user is in charge of, overdue or within a year (DUE-9): company and subject only. */
export const listCalendarEntries = async (db: Db, userId: string, today: IsoDate): Promise<CalendarEntry[]> => {
  const all: DeadlineSearch = deadlineSearchBody.parse({})
  const query = { ...all, user: userId, to: addMonths(today, MONTHS_AHEAD) }

  const entries = await db
    .selectFrom('deadlines as d')
    .select(['d.id', 'd.date', 'd.kind', 'd.organization_id', 'd.organization_name', 'd.subject'])
    .select('d.follow_up_id')
    .where(conditionsOf(deadlineList, query, { today }).where)
    .orderBy('d.date')
    .orderBy('d.sort_name')
    .orderBy('d.id')
    .execute()

  return entries.map(({ kind, organization_id: organizationId, follow_up_id: followUpId, ...entry }) => ({
    ...entry,
    path: deadlinePath({
      kind: kind as DeadlineKind,
      recordId: deadlineRecordId(entry.id),
      organizationId,
      followUpId,
    }),
  }))
}
