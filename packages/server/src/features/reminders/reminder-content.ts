import { type ReminderEmail, reminderEmail } from '@registrar/domain/reminders/reminder-email'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import type { PreparedReminder } from './lock-reminder.ts'
import { type Addressee, readAddressee } from './reminder-facts.queries.ts'

type Day = { config: Config; today: IsoDate }
type Content = Omit<Addressee, 'values'> & ReminderEmail

/** What a reminder says on a day, in which language, and to whom (REM-3). */
export const readContent = async (tx: Tx, subject: DueSubject, day: Day): Promise<Content> => {
  const { values, ...addressee } = await readAddressee(tx, subject, day)
  return { ...addressee, ...reminderEmail(subject, addressee.language, values) }
}

/** The columns of what a reminder says and to whom. */
export const contentColumns = (content: Content) => ({
  organization_id: content.organizationId,
  organization_name: content.organizationName,
  person_name: content.personName,
  recipient: content.to,
  language: content.language,
  tag: content.tag,
  subject: content.subject,
  text_content: content.textContent,
  html_content: content.htmlContent,
})

const listEditedFields = async (tx: Tx, reminderId: string): Promise<Set<string>> => {
  const lines = await tx.selectFrom('changes').select('fields').where('record_id', '=', reminderId).execute()
  return new Set(lines.flatMap(({ fields }) => Object.keys(fields as object)))
}

/**
 * Writes a locked reminder anew from the records as they are now. What staff edited stays: the address, or subject and text
 * together (REM-8).
 * @returns the reminder as it is now
 */
export const refreshReminder = async (
  tx: Tx,
  reminder: PreparedReminder,
  { subject, ...day }: Day & { subject: DueSubject },
): Promise<PreparedReminder> => {
  const edited = await listEditedFields(tx, reminder._id)
  const { organizationId, organizationName, personName, to, ...wording } = await readContent(tx, subject, day)
  const fresh = {
    ...reminder,
    organizationId,
    organizationName,
    personName,
    ...(!edited.has('to') && { to }),
    ...(!edited.has('subject') && !edited.has('textContent') && wording),
  }

  await tx.updateTable('reminders').set(contentColumns(fresh)).where('id', '=', reminder._id).execute()
  return fresh
}
