import { type EmailTemplate, fillTemplateText, type TemplateParams } from '../shared/email-template.ts'
import { type EmailWording, wordedEmail } from '../shared/email-wording.ts'
import type { Language } from '../shared/language.ts'
import type { ReminderPart } from './joined-reminders.ts'
import type { ReminderRuleCode } from './reminder-rule.ts'
import { type ReminderWording, wordingOfReminder } from './reminder-wording.ts'
import { reminderTexts } from './reminder-texts.ts'

/** What a reminder is about. The first annual return has a text of its own (AR-1). */
export type ReminderMatter = { rule: ReminderRuleCode; isFirstReturn?: boolean }

/** A text of reminders: of a rule, or of the first annual return. */
export type ReminderTextCode = keyof typeof reminderTexts
export const reminderTextCodes = Object.keys(reminderTexts) as ReminderTextCode[]

/** The text that a reminder is made of. */
export const reminderTextOf = ({ rule, isFirstReturn }: ReminderMatter): ReminderTextCode =>
  rule === 'ANNUAL_RETURN' && isFirstReturn ? 'FIRST_RETURN' : rule

/** The wording of a text of reminders while nobody has edited it. */
export const originalReminder = (code: ReminderTextCode, language: Language): ReminderWording =>
  wordingOfReminder(reminderTexts[code][language])

const wordingOn = ({ subject, body, lateSubject, lateBody }: ReminderWording, isLate: boolean): EmailWording =>
  isLate ? { subject: lateSubject, body: lateBody } : { subject, body }

/**
 * The template of a reminder (MAIL-10, REM-3). With `values` it leaves out what they cannot fill, and with `daysLate` among them
 * the day is past; without them it is whole, as the preview shows it. `wording`: the words in force, otherwise the original ones.
 */
export const reminderTemplate = (
  matter: ReminderMatter,
  language: Language,
  values?: TemplateParams,
  wording: ReminderWording = originalReminder(reminderTextOf(matter), language),
): EmailTemplate => {
  const said = wordingOn(wording, Boolean(values?.['daysLate']))
  const whole = { subject: said.subject, body: [wording.opening, said.body, wording.closing].join('\n\n') }
  const { subject, textContent, htmlContent } = wordedEmail(language, whole, values)

  return { subject, tag: `${matter.rule.toLowerCase().replaceAll('_', '-')}-reminder`, textContent, htmlContent }
}

/** What a reminder says as one of several of an email, filled: without greeting and closing (REM-11). */
export const reminderPart = (
  matter: ReminderMatter,
  language: Language,
  values: TemplateParams,
  wording: ReminderWording = originalReminder(reminderTextOf(matter), language),
): ReminderPart => {
  const { subject, paragraphs } = wordedEmail(language, wordingOn(wording, Boolean(values['daysLate'])), values)
  return {
    subject: fillTemplateText(subject, values),
    paragraphs: paragraphs.map((paragraph) => fillTemplateText(paragraph, values)),
  }
}
