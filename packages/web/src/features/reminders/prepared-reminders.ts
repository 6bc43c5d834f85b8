import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import type { ReminderRow } from '@registrar/domain/reminders/reminder'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { request } from '#lib/api'

// The most that one search answers.
const MAX_PREPARED = 1000

const isOf = (reminder: ReminderRow, deadline: DeadlineRow): boolean =>
  reminder.kind === deadline.kind &&
  reminder.date === deadline.date &&
  reminder.organizationId === deadline.organizationId &&
  (reminder.personId ?? null) === (deadline.organizationId === null ? deadline.personId : null)

type Prepared = { found: ReminderRow[]; missing: DeadlineRow[] }

/** The prepared reminders of some deadlines, and the deadlines that have none. */
export const findPreparedReminders = async (deadlines: readonly DeadlineRow[]): Promise<Prepared> => {
  const body = { state: 'prepared', limit: MAX_PREPARED } as const
  const { data } = await request(remindersCalls.searchReminders, { body })
  return {
    found: data.filter((reminder) => deadlines.some((deadline) => isOf(reminder, deadline))),
    missing: deadlines.filter((deadline) => !data.some((reminder) => isOf(reminder, deadline))),
  }
}
