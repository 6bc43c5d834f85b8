import type { JoinedPart } from '@registrar/domain/reminders/joined-reminders'
import {
  originalReminder,
  reminderPart,
  reminderTemplate,
  reminderTextOf,
} from '@registrar/domain/reminders/reminder-template'
import type { Brand } from '@registrar/domain/shared/brand'
import { type EmailTemplate, filledTemplate } from '@registrar/domain/shared/email-template'
import { reminderTextKey } from '@registrar/domain/texts/email-texts'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { readText, readTextVersion } from '#features/texts'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import { type Addressee, readAddressee } from './reminder-facts.queries.ts'

/** The day on which a reminder is written, and the settings. */
export type Day = { config: Config; today: IsoDate }
type Content = Omit<Addressee, 'values' | 'brand'> & EmailTemplate & { textVersionId: string | null }

/** The brand of what a reminder is about, and what it says as one of several of an email. */
export type PartOfEmail = { brand: Brand; part: JoinedPart }

/** `writtenIn`: the language in place of the addressee's. `textVersionId`: the version of the text that it keeps; without it, the words in force. */
type Written = { writtenIn?: Language | undefined; textVersionId?: string | null }

/** What a reminder says on a day and to whom (REM-3, REM-8). */
export const readContent = async (
  tx: Tx,
  subject: DueSubject,
  day: Day,
  { writtenIn, textVersionId }: Written = {},
): Promise<Content & PartOfEmail> => {
  const { values, ...addressee } = await readAddressee(tx, subject, { ...day, writtenIn })
  const { language, organizationName } = addressee
  const code = reminderTextOf(subject)
  const key = reminderTextKey(code)
  const text = await (textVersionId === undefined ? readText(tx, key) : readTextVersion(tx, key, textVersionId))
  const wording = { ...originalReminder(code, language), ...text.wordings[language] }
  const part = reminderPart(subject, language, values, wording)

  return {
    ...addressee,
    ...filledTemplate(reminderTemplate(subject, language, values, wording), values),
    part: { ...part, company: organizationName, firstname: values['firstname'] ?? null },
    textVersionId: text.versionId,
  }
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
