import { originalReminder, reminderTemplate, reminderTextOf } from '@registrar/domain/reminders/reminder-template'
import { type EmailTemplate, filledTemplate } from '@registrar/domain/shared/email-template'
import { reminderTextKey } from '@registrar/domain/texts/email-texts'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { readText, readTextVersion } from '#features/texts'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import { type Addressee, readAddressee } from './reminder-facts.queries.ts'

/** The day on which a reminder is written, and the settings. */
export type Day = { config: Config; today: IsoDate }
type Content = Omit<Addressee, 'values'> & EmailTemplate & { textVersionId: string | null }

/**
 * What a reminder says on a day, in which language, and to whom (REM-3). `textVersionId`: the version of the text that it was prepared with,
 * which it keeps (REM-8); without it, it has the words in force.
 */
export const readContent = async (
  tx: Tx,
  subject: DueSubject,
  day: Day,
  textVersionId?: string | null,
): Promise<Content> => {
  const { values, ...addressee } = await readAddressee(tx, subject, day)
  const code = reminderTextOf(subject)
  const key = reminderTextKey(code)
  const text = await (textVersionId === undefined ? readText(tx, key) : readTextVersion(tx, key, textVersionId))
  const { language } = addressee
  const wording = { ...originalReminder(code, language), ...text.wordings[language] }
  const template = reminderTemplate(subject, language, values, wording)
  return { ...addressee, ...filledTemplate(template, values), textVersionId: text.versionId }
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
  text_version_id: content.textVersionId,
})
