import { reminderTemplate } from '@registrar/domain/reminders/reminder-template'
import { type EmailTemplate, filledTemplate } from '@registrar/domain/shared/email-template'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import { type Addressee, readAddressee } from './reminder-facts.queries.ts'

/** The day on which a reminder is written, and the settings. */
export type Day = { config: Config; today: IsoDate }
type Content = Omit<Addressee, 'values'> & EmailTemplate

/** What a reminder says on a day, in which language, and to whom (REM-3). */
export const readContent = async (tx: Tx, subject: DueSubject, day: Day): Promise<Content> => {
  const { values, ...addressee } = await readAddressee(tx, subject, day)
  return { ...addressee, ...filledTemplate(reminderTemplate(subject, addressee.language, values), values) }
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
