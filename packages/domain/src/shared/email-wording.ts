import { type EmailTemplate, letterHtml, type TemplateParams } from './email-template.ts'
import { elidedDe, frenchTypography } from './french-typography.ts'
import type { Language } from './language.ts'

/**
 * The words of an email as staff read and edit them (TEXT-2). Variables stand in braces: `{company}`. Each line of `subject` is a
 * wording: the first whose variables are all known is used. Empty lines part the paragraphs of `body`, and lines with `[or]` alone part
 * the wordings of a paragraph; of a paragraph with one wording the lines whose variables are not known are left out.
 */
export type EmailWording = { subject: string; body: string }

/** The line between two wordings of a paragraph. */
export const OR = '[or]'

/** An email with its places `{{params.name}}`, and its paragraphs as they are shown. */
type WordedEmail = Omit<EmailTemplate, 'tag'> & { paragraphs: readonly string[] }

// The greeting reads well without a name, and a link that is missing is refused, not left out.
const OPTIONAL_PLACES = ['firstname', 'signupLink']

const VARIABLE = /\{(\w+)\}/g
const PLACE = /\{\{params\.(\w+)\}\}/g

/** A text with variables in braces for places `{{params.name}}`. */
export const variablesOf = (text: string): string => text.replaceAll(PLACE, '{$1}')

/** A text with places `{{params.name}}` for variables in braces. */
export const placesOf = (text: string): string => text.replaceAll(VARIABLE, '{{params.$1}}')

const namesIn = (text: string): string[] => [...text.matchAll(PLACE)].map((match) => match[1] ?? '')

const canFill = (text: string, values: TemplateParams | undefined): boolean =>
  values === undefined || namesIn(text).every((name) => OPTIONAL_PLACES.includes(name) || values[name]?.trim())

const firstThatFits = (wordings: readonly string[], values: TemplateParams | undefined): string =>
  wordings.find((wording) => canFill(wording, values)) ?? wordings.at(-1) ?? ''

const withKnownLines = (paragraph: string, values: TemplateParams | undefined): string =>
  paragraph
    .split('\n')
    .filter((line) => canFill(line, values))
    .join('\n')

/** French as it is printed. `de` is elided before a value that begins with a vowel: `de {{params.company}}`, `d’Ormond`. */
const printedFrench = (text: string, values: TemplateParams | undefined): string =>
  frenchTypography(
    text.replaceAll(/\bde (\{\{params\.(\w+)\}\})/g, (_, place: string, name: string) =>
      elidedDe(place, values?.[name] ?? ''),
    ),
  )

const wordingsOf = (paragraph: string): string[] => {
  const wordings = [[]] as string[][]
  for (const line of paragraph.split('\n')) {
    if (line.trim() === OR) wordings.push([])
    else wordings.at(-1)?.push(line)
  }
  return wordings.map((lines) => lines.join('\n'))
}

/**
 * An email of a wording. With `values` it leaves out what they cannot fill; without them it is whole, as a preview shows it. `html`
 * makes the HTML of the paragraphs; otherwise they are plain text.
 */
export const wordedEmail = (
  language: Language,
  { subject, body }: EmailWording,
  values?: TemplateParams,
  html: (subject: string, paragraphs: readonly string[]) => string = (title, shown) =>
    letterHtml(language, title, shown),
): WordedEmail => {
  const printed = (wording: string) => (language === 'fr' ? printedFrench(wording, values) : wording)
  const shownSubject = printed(firstThatFits(placesOf(subject).split('\n'), values))
  const paragraphs = placesOf(body)
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map(wordingsOf)
    .map((wordings) =>
      wordings.length === 1 ? withKnownLines(wordings[0] ?? '', values) : firstThatFits(wordings, values),
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .map(printed)

  return {
    subject: shownSubject,
    textContent: `${paragraphs.join('\n\n')}\n`,
    htmlContent: html(shownSubject, paragraphs),
    paragraphs,
  }
}
