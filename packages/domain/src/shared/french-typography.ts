import { foldText } from './fold-text.ts'

const NO_BREAK_SPACE = '\u00A0'

/**
 * A French text with French punctuation: a no-break space before `;` `:` `?` `!` and inside `«` `»`, and `’` for an apostrophe.
 * Addresses (`https://…`), times (`10:30`) and placeholders (`{{params.name}}`) stay as they are, and a text that is already
 * right is not changed.
 */
export const frenchTypography = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})'(?=[\p{L}\d«])/gu, '’')
    .replaceAll(/[ \u00A0\u202F]*([;:?!]+)(?=[\s\u00A0»”)\]]|$)/g, (_, signs: string, at: number) =>
      at === 0 ? signs : `${NO_BREAK_SPACE}${signs}`,
    )
    .replaceAll(/«[ \u00A0\u202F]*/g, `«${NO_BREAK_SPACE}`)
    .replaceAll(/[ \u00A0\u202F]*»/g, `${NO_BREAK_SPACE}»`)

/** `de` before a word, or `d’` when the word as it is read, `spoken`, begins with a vowel. */
export const elidedDe = (word: string, spoken: string): string =>
  /^(?:[aeiou]|y[^aeiouy])/.test(foldText(spoken.trim())) ? `d’${word}` : `de ${word}`
