import { elidedDe, frenchTypography } from '../shared/french-typography.ts'
import type { Language } from '../shared/language.ts'
import { type EmailTemplate, fillTemplateText, letterHtml, type TemplateParams } from '../shared/email-template.ts'
import type { ReminderRuleCode } from './reminder-rule.ts'
import type { ReminderPart } from './joined-reminders.ts'
import type { ByDay, ReminderText } from './reminder-text.ts'
import { reminderTexts } from './reminder-texts.ts'

// The greeting reads well without a name.
const OPTIONAL_PLACES = ['firstname']

const placesOf = (text: string): string[] => [...text.matchAll(/\{\{params\.(\w+)\}\}/g)].map((match) => match[1] ?? '')

const canFill = (text: string, values: TemplateParams | undefined): boolean =>
  values === undefined || placesOf(text).every((place) => OPTIONAL_PLACES.includes(place) || values[place]?.trim())

const firstThatFits = (wordings: readonly string[], values: TemplateParams | undefined): string =>
  wordings.find((wording) => canFill(wording, values)) ?? wordings.at(-1) ?? ''

const withKnownLines = (paragraph: string, values: TemplateParams | undefined): string =>
  paragraph
    .split('\n')
    .filter((line) => canFill(line, values))
    .join('\n')

const forDay = <Piece extends string | readonly string[]>(piece: Piece | ByDay<Piece>, isLate: boolean): Piece =>
  typeof piece === 'object' && 'until' in piece ? piece[isLate ? 'after' : 'until'] : piece

/** French as it is printed. `de` is elided before a value that begins with a vowel: `de {{params.company}}`, `d’Ormond`. */
const printedFrench = (text: string, values: TemplateParams | undefined): string =>
  frenchTypography(
    text.replaceAll(/\bde (\{\{params\.(\w+)\}\})/g, (_, place: string, name: string) =>
      elidedDe(place, values?.[name] ?? ''),
    ),
  )

/** What a reminder is about. The first annual return has a text of its own (AR-1). */
export type ReminderMatter = { rule: ReminderRuleCode; isFirstReturn?: boolean }

type Writing = { language: Language; values: TemplateParams | undefined }

const letterOf = ({ rule, isFirstReturn }: ReminderMatter, language: Language) =>
  reminderTexts[rule === 'ANNUAL_RETURN' && isFirstReturn ? 'FIRST_RETURN' : rule][language]

const printed = (wording: string, { language, values }: Writing): string =>
  language === 'fr' ? printedFrench(wording, values) : wording

/** The paragraphs that the values can fill; with `daysLate` among them those of after the day. */
const shownParagraphs = (paragraphs: ReminderText['paragraphs'], writing: Writing): string[] => {
  const { values } = writing
  return paragraphs
    .map((paragraph) => forDay(paragraph, Boolean(values?.['daysLate'])))
    .map((paragraph) =>
      typeof paragraph === 'string' ? withKnownLines(paragraph, values) : firstThatFits(paragraph, values),
    )
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => printed(paragraph, writing))
}

const subjectOf = ({ subjects }: ReminderText, writing: Writing): string => {
  const { values } = writing
  return printed(firstThatFits(forDay(subjects, Boolean(values?.['daysLate'])), values), writing)
}

/**
 * The template of a reminder (MAIL-10, REM-3). With `values` it leaves out what they cannot fill, and with `daysLate` among them
 * the day is past; without them it is whole, as the preview shows it.
 */
export const reminderTemplate = (
  matter: ReminderMatter,
  language: Language,
  values?: TemplateParams,
): EmailTemplate => {
  const writing = { language, values }
  const letter = letterOf(matter, language)
  const subject = subjectOf(letter, writing)
  const shown = shownParagraphs(letter.paragraphs, writing)

  return {
    subject,
    tag: `${matter.rule.toLowerCase().replaceAll('_', '-')}-reminder`,
    textContent: `${shown.join('\n\n')}\n`,
    htmlContent: letterHtml(language, subject, shown),
  }
}

/** What a reminder says as one of several of an email, filled: without greeting and closing (REM-11). */
export const reminderPart = (matter: ReminderMatter, language: Language, values: TemplateParams): ReminderPart => {
  const writing = { language, values }
  const letter = letterOf(matter, language)
  return {
    subject: fillTemplateText(subjectOf(letter, writing), values),
    paragraphs: shownParagraphs(letter.body, writing).map((paragraph) => fillTemplateText(paragraph, values)),
  }
}
