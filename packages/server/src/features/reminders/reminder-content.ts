import { type ReminderEmail, reminderEmail } from '@registrar/domain/reminders/reminder-email'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import { type Addressee, readAddressee } from './reminder-facts.queries.ts'

/** The day on which a reminder is written, and the settings. */
export type Day = { config: Config; today: IsoDate }
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
