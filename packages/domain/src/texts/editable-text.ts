import type { Language } from '../shared/language.ts'
import { languages } from '../shared/language.ts'

/** What the texts that administrators edit are for, with the headings of the page, in its order (TEXT-1). */
export const textKinds = {
  reminder: 'Reminders',
  email: 'Emails to clients',
  form: 'Emails of the public form',
  letter: 'Letters',
} as const
export type TextKind = keyof typeof textKinds
export const textKindNames = Object.keys(textKinds) as [TextKind, ...TextKind[]]

/** A part of a text. `isLong`: it has paragraphs. `hint`: how it is written. */
export type TextPart = { key: string; label: string; isLong: boolean; hint?: string }

/** The words of a text in one language, by part. */
export type Wording = Readonly<Record<string, string>>

/** The words of a text, or some of them, by language and part. */
export type Wordings = Partial<Record<Language, Wording>>

/** A text that administrators edit, declared once (TEXT-1). What a document fixes is not one. */
export type EditableText = {
  kind: TextKind
  label: string
  /** when it is sent or printed, for staff */
  purpose: string
  parts: readonly TextPart[]
  /** what each variable means, by its name */
  variables: Readonly<Record<string, string>>
  /** the words while nobody has edited them; it has the languages that stand here */
  originals: Wordings
  /** variables that a part must have */
  needs?: Readonly<Record<string, string>>
}

const VARIABLE = /\{([^{}]*)\}/g

/** The variables that a text names in braces. */
export const variablesIn = (text: string): string[] => [...text.matchAll(VARIABLE)].map((match) => match[1] ?? '')

/** What is wrong with a part of a text; undefined when it is right (TEXT-3). */
const partProblem = ({ variables, needs }: EditableText, part: string, words: string): string | undefined => {
  if (words.trim() === '') return 'This is required.'
  if (/[{}]/.test(words.replaceAll(VARIABLE, '')))
    return 'A brace stands alone. A variable has one brace on each side: {company}.'
  const named = variablesIn(words)
  const unknown = named.find((name) => !Object.hasOwn(variables, name))
  if (unknown !== undefined)
    return `There is no variable {${unknown}} in this text. It has: ${Object.keys(variables)
      .map((name) => `{${name}}`)
      .join(', ')}.`
  const needed = needs?.[part]
  return needed !== undefined && !named.includes(needed) ? `This needs {${needed}}.` : undefined
}

/** The languages of a text. */
export const languagesOf = ({ originals }: EditableText): Language[] =>
  languages.filter((language) => originals[language] !== undefined)

const partsOf = (text: EditableText, words: Wording, keep: (part: string, words: string) => boolean): Wording =>
  Object.fromEntries(
    Object.entries(words).filter(([part, said]) => text.parts.some(({ key }) => key === part) && keep(part, said)),
  )

const eachLanguage = (text: EditableText, wordingIn: (language: Language) => Wording): Wordings =>
  Object.fromEntries(languagesOf(text).map((language) => [language, wordingIn(language)]))

/**
 * The words in force: the stored ones over the original ones. What this version does not accept, perhaps stored by another version,
 * counts as not stored.
 */
export const wordingsInForce = (text: EditableText, stored: Wordings): Wordings =>
  eachLanguage(text, (language) => ({
    ...text.originals[language],
    ...partsOf(text, stored[language] ?? {}, (part, words) => partProblem(text, part, words) === undefined),
  }))

/** What differs from the original words: this alone is stored (TEXT-4). */
export const differingWordings = (text: EditableText, wordings: Wordings): Wordings =>
  Object.fromEntries(
    languagesOf(text).flatMap((language) => {
      const differing = partsOf(
        text,
        wordings[language] ?? {},
        (part, words) => words !== text.originals[language]?.[part],
      )
      return Object.keys(differing).length > 0 ? [[language, differing]] : []
    }),
  )

/** What is wrong with words that were sent, by the paths of their fields: unknown languages and parts too (TEXT-3). */
export const wordingProblems = (text: EditableText, sent: Wordings): Record<string, string> => {
  const problems: Record<string, string> = {}
  for (const [language, wording] of Object.entries(sent)) {
    if (!languagesOf(text).some((one) => one === language)) {
      problems[`texts.${language}`] = `This text has no ${language === 'fr' ? 'French' : 'English'} words.`
      continue
    }
    for (const [part, words] of Object.entries(wording)) {
      const isKnown = text.parts.some(({ key }) => key === part)
      const problem = isKnown ? partProblem(text, part, words) : 'This text has no such part.'
      if (problem) problems[`texts.${language}.${part}`] = problem
    }
  }
  return problems
}
