import { deadlineKindTable } from '../deadlines/deadline-kinds.ts'
import type { TemplateParams } from '../emails/email.ts'
import { fillTemplateHtml, fillTemplateText } from '../shared/email-template.ts'
import type { ReminderKind } from '../emails/reminders/reminder-kind.ts'
import { type EmailTemplate, reminderTemplate, templateOfText } from '../emails/reminders/reminder-template.ts'
import type { Language } from '../shared/language.ts'
import type { ReminderRuleCode } from './reminder-rule.ts'
import { type WrittenRule, ruleTexts } from './rule-texts.ts'

/** The kind of reminder email that a rule sends, where staff can send it from the company's page too (MAIL-10). */
export const emailKindOf = (rule: ReminderRuleCode): ReminderKind | undefined => {
  const kind = rule === 'IDENTITY' ? undefined : deadlineKindTable[rule]
  return kind && 'email' in kind ? kind.email : undefined
}

/** What a reminder is about. The first annual return has a text of its own (AR-1). */
export type ReminderMatter = { rule: ReminderRuleCode; isFirstReturn: boolean }

const templateOf = (
  { rule, isFirstReturn }: ReminderMatter,
  language: Language,
  values: TemplateParams,
): EmailTemplate => {
  const kind = emailKindOf(rule)
  if (kind) return reminderTemplate(kind, language, values)

  const tag = `${rule.toLowerCase().replaceAll('_', '-')}-reminder`
  const text = ruleTexts[rule === 'ANNUAL_RETURN' && isFirstReturn ? 'FIRST_RETURN' : (rule as WrittenRule)]
  return templateOfText(text[language], { language, tag, values })
}

export type ReminderEmail = { subject: string; tag: string; textContent: string; htmlContent: string }

/** The email of a rule in the client's language, filled with what is known; the line of an unknown value is left out (REM-3). */
export const reminderEmail = (matter: ReminderMatter, language: Language, values: TemplateParams): ReminderEmail => {
  const { subject, tag, textContent, htmlContent } = templateOf(matter, language, values)
  return {
    subject: fillTemplateText(subject, values),
    tag,
    textContent: fillTemplateText(textContent, values),
    htmlContent: fillTemplateHtml(htmlContent, values),
  }
}
