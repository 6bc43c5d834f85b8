import { displayDate } from '../shared/iso-date.ts'
import type { NewTask } from '../tasks/task.ts'
import type { ReminderRow } from './reminder.ts'

const MAX_TITLE = 500

type Unsent = Pick<ReminderRow, 'subject' | 'date' | 'organizationId' | 'organizationName' | 'personId' | 'personName'>

/** The task that asks staff to correct the address of a reminder that could not be sent by itself, and why it could not (REM-9). */
export const unsentReminderTask = (reminder: Unsent, problem: string): NewTask => ({
  title: `Reminder not sent: ${reminder.personName ?? reminder.organizationName ?? 'no name'}`.slice(0, MAX_TITLE),
  description: [
    `The reminder "${reminder.subject}" of ${displayDate(reminder.date)} could not be sent.`,
    problem,
    'Correct the email address on the record. The reminder is then sent the next morning, or at once from the page Reminders.',
  ].join('\n'),
  organizationId: reminder.organizationId,
  peopleId: reminder.personId,
})
