import { type Coverage, fontSpecs, MAIN_FONT } from './fonts.ts'

/** A part of a text that one font prints. */
export type Run = { text: string; font: string }

// What the main font has. Most texts have nothing else.
const PLAIN = /^[\n\t\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

/** The most letters of a right-to-left text that are kept on one line, where their order is right. */
const MOST_ON_ONE_LINE = 80

const rightToLeft = new Set(fontSpecs.filter((font) => font.isRightToLeft).map(({ name }) => name))

// Accents are joined to their letters, a narrow no-break space is a no-break space, and a hyphen that does not break is a hyphen.
const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[\u2010\u2011]/g, '-')

const JOINERS = /[\u200c\u200d]/
const STAYS = /[\p{M}\p{Z}\p{Cf}]/u

// What only orders or joins letters is not printed where a font does not need it.
const isInvisible = (letter: string) => /\p{Cf}/u.test(letter)

const isLineEnd = (letter: string) => letter === '\n' || letter === '\t'

const fontFor = (letter: string, current: string, { has, fontOf }: Coverage): string | undefined => {
  if (isLineEnd(letter) || (STAYS.test(letter) && current !== MAIN_FONT && has(current, letter))) return current
  return fontOf(letter)?.name
}

// A blank after letters that go from right to left would be printed before them.
const withBlanksApart = ({ text, font }: Run): Run[] => {
  if (!rightToLeft.has(font)) return [{ text, font }]

  const letters = text.trimEnd()
  const blanks = text.slice(letters.length)
  const kept = letters.length <= MOST_ON_ONE_LINE ? letters.replaceAll(' ', '\u00a0') : letters
  return [{ text: kept, font }, ...(blanks ? [{ text: blanks, font: MAIN_FONT }] : [])]
}

const joined = (runs: Run[], next: Run): Run[] => {
  const last = runs.at(-1)
  return last?.font === next.font
    ? [...runs.slice(0, -1), { text: last.text + next.text, font: next.font }]
    : [...runs, next]
}

/**
 * A text in parts, each with the font that has its letters. A letter that no font has is printed by the main font, as a box. Blanks
 * inside names that go from right to left do not break, so that their words stay in order.
 */
export const fontRuns = (text: string, coverage: Coverage): Run[] => {
  if (PLAIN.test(text)) return [{ text, font: MAIN_FONT }]

  const runs: Run[] = []
  let current: Run = { text: '', font: MAIN_FONT }
  for (const letter of printed(text)) {
    if (isInvisible(letter) && !(JOINERS.test(letter) && coverage.has(current.font, letter))) continue

    const font = fontFor(letter, current.font, coverage) ?? MAIN_FONT
    if (font === current.font) current.text += letter
    else {
      if (current.text) runs.push(current)
      current = { text: letter, font }
    }
  }
  return [...runs, current].flatMap(withBlanksApart).reduce(joined, [])
}

/** The letters of texts, each once, that the main font may not have. */
export const unusualLetters = (texts: Iterable<string>): string[] => {
  const letters = new Set<string>()
  for (const text of texts)
    if (!PLAIN.test(text))
      for (const letter of printed(text)) if (!PLAIN.test(letter) && !isInvisible(letter)) letters.add(letter)
  return [...letters]
}
