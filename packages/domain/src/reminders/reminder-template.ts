import { elidedDe, frenchTypography } from '../../shared/french-typography.ts'
import type { Language } from '../../shared/language.ts'
import type { TemplateParams } from '../email.ts'
import { escapeHtml } from '../../shared/email-template.ts'
import type { ReminderKind } from './reminder-kind.ts'
import { type ByDay, type ReminderText, reminderTexts } from './reminder-texts.ts'

/** An email with places `{{params.name}}` still to be filled. */
export type EmailTemplate = { subject: string; tag: string; textContent: string; htmlContent: string }

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

const htmlOf = (language: Language, title: string, paragraphs: readonly string[]): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
</div>
</body>
</html>
`

/** The HTML of an email whose plain text staff wrote; an empty line parts its paragraphs. */
export const htmlOfText = (language: Language, { subject, text }: { subject: string; text: string }): string =>
  htmlOf(language, subject, text.trim().split(/\n\s*\n/))

const forDay = <Piece extends string | readonly string[]>(piece: Piece | ByDay<Piece>, isLate: boolean): Piece =>
  typeof piece === 'object' && 'until' in piece ? piece[isLate ? 'after' : 'until'] : piece

/** French as it is printed. `de` is elided before a value that begins with a vowel: `de {{params.company}}`, `d’Ormond`. */
const printedFrench = (text: string, values: TemplateParams | undefined): string =>
  frenchTypography(
    text.replaceAll(/\bde (\{\{params\.(\w+)\}\})/g, (_, place: string, name: string) =>
      elidedDe(place, values?.[name] ?? ''),
    ),
  )

/** The template of a text. With `values` it leaves out what they cannot fill; with `daysLate` among them the day is past. */
export const templateOfText = (
  { subjects, paragraphs }: ReminderText,
  { language, tag, values }: { language: Language; tag: string; values?: TemplateParams | undefined },
): EmailTemplate => {
  const isLate = Boolean(values?.['daysLate'])
  const printed = (text: string) => (language === 'fr' ? printedFrench(text, values) : text)

  const subject = printed(firstThatFits(forDay(subjects, isLate), values))
  const shown = paragraphs
    .map((paragraph) => forDay(paragraph, isLate))
    .map((paragraph) =>
      typeof paragraph === 'string' ? withKnownLines(paragraph, values) : firstThatFits(paragraph, values),
    )
    .filter((paragraph) => paragraph !== '')
    .map(printed)

  return { subject, tag, textContent: `${shown.join('\n\n')}\n`, htmlContent: htmlOf(language, subject, shown) }
}

/**
 * The template of a reminder of one kind (MAIL-10). With `values` it leaves out what they cannot fill; without them it is
 * whole, as the preview shows it.
 */
export const reminderTemplate = (kind: ReminderKind, language: Language, values?: TemplateParams): EmailTemplate =>
  templateOfText(reminderTexts[kind][language], {
    language,
    tag: `${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-reminder`,
    values,
  })
