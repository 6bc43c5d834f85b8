import { elidedDe, frenchTypography } from '../shared/french-typography.ts'
import type { Language } from '../shared/language.ts'
import { type EmailTemplate, letterHtml, type TemplateParams } from '../shared/email-template.ts'
import type { ReminderRuleCode } from './reminder-rule.ts'
import type { ByDay } from './reminder-text.ts'
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

/**
 * The template of a reminder (MAIL-10, REM-3). With `values` it leaves out what they cannot fill, and with `daysLate` among them
 * the day is past; without them it is whole, as the preview shows it.
 */
export const reminderTemplate = (
  { rule, isFirstReturn }: ReminderMatter,
  language: Language,
  values?: TemplateParams,
): EmailTemplate => {
  const text = rule === 'ANNUAL_RETURN' && isFirstReturn ? 'FIRST_RETURN' : rule
  const { subjects, paragraphs } = reminderTexts[text][language]
  const isLate = Boolean(values?.['daysLate'])
  const printed = (wording: string) => (language === 'fr' ? printedFrench(wording, values) : wording)

  const subject = printed(firstThatFits(forDay(subjects, isLate), values))
  const shown = paragraphs
    .map((paragraph) => forDay(paragraph, isLate))
    .map((paragraph) =>
      typeof paragraph === 'string' ? withKnownLines(paragraph, values) : firstThatFits(paragraph, values),
    )
    .filter((paragraph) => paragraph !== '')
    .map(printed)

  return {
    subject,
    tag: `${rule.toLowerCase().replaceAll('_', '-')}-reminder`,
    textContent: `${shown.join('\n\n')}\n`,
    htmlContent: letterHtml(language, subject, shown),
  }
}
