import { foldText } from '@registrar/domain/shared/fold-text'

/** A text as it is compared. `starts` and `ends` say where each of its characters lies in the original. */
type FoldedText = { text: string; starts: number[]; ends: number[] }

/** What counts as one character: an apostrophe, a dash, an ampersand, a blank of any length, or a letter with its accents. */
const UNIT =
  /(?<apostrophe>['’‘ʼ`´]|&(?:#39|#x27|apos|[lr]squo);)|(?<dash>[‐‑–—])|(?<ampersand>&amp;)|(?<blank>(?:\s|&nbsp;)+)|.\p{M}*/gsu

const foldUnit = (unit: string, groups: Record<string, string | undefined>): string => {
  if (groups['apostrophe']) return "'"
  if (groups['dash']) return '-'
  if (groups['ampersand']) return '&'
  if (groups['blank']) return ' '
  return foldText(unit)
}

const foldWithPlaces = (original: string): FoldedText => {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  for (const { 0: unit, index, groups = {} } of original.matchAll(UNIT))
    for (const character of foldUnit(unit, groups)) {
      folded.text += character
      // A pattern counts the halves of a character outside the basic plane, so each has its place.
      for (let half = 0; half < character.length; half += 1) {
        folded.starts.push(index)
        folded.ends.push(index + unit.length)
      }
    }
  return folded
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

// A name within a longer word is another name. In an address a word may begin after an encoded blank.
const asWord = (pattern: string): RegExp =>
  new RegExp(String.raw`(?:(?<![\p{L}\p{N}])|(?<=%[0-9a-f]{2}))(?:${pattern})(?![\p{L}\p{N}])`, 'gu')

/** Finds a text in spite of accents, case, a comma between its words, and blanks for apostrophes and hyphens. */
const textPattern = (text: string): RegExp =>
  asWord(
    escaped(foldWithPlaces(text.trim()).text)
      .replaceAll(' ', '(?:,? |,)')
      .replaceAll("'", "(?:' ?| )?")
      .replaceAll('-', '(?: ?- ?| )'),
  )

/** Finds a number however its digits are grouped. */
const numberPattern = (number: string): RegExp => {
  const characters = foldText(number).replaceAll(/[^\p{L}\p{N}]/gu, '')
  // An empty pattern would match between all characters.
  if (characters === '') throw new Error('A number to erase has no letter or digit.')

  return asWord(String.raw`\+?` + characters.split('').join('[ ()./-]{0,3}'))
}

/** Whether one of the texts occurs, however it is spelled. */
export const hasText = (value: string, texts: readonly string[]): boolean => {
  const { text } = foldWithPlaces(value)
  return texts.some((searched) => textPattern(searched).test(text))
}

/** Whether a value is the text, however it is spelled. */
export const isText = (value: string, searched: string): boolean => {
  const { text } = foldWithPlaces(value.trim())
  return textPattern(searched).exec(text)?.[0] === text
}

/** Texts and numbers that identify a record. */
export type IdentifyingTexts = { texts: readonly string[]; numbers: readonly string[] }

const patternsOf = ({ texts, numbers }: IdentifyingTexts): RegExp[] => {
  const byLength = (list: readonly string[]) => list.toSorted((one, other) => other.length - one.length)
  return [...byLength(texts).map(textPattern), ...byLength(numbers).map(numberPattern)]
}

/** A text in which every occurrence of the texts and numbers is replaced. The longest are looked for first. */
export const replaceTexts = (original: string, searched: IdentifyingTexts, replacement: string): string =>
  patternsOf(searched).reduce((rest, pattern) => {
    const { text, starts, ends } = foldWithPlaces(rest)
    const found = [...text.matchAll(pattern)].toReversed()
    return found.reduce((changed, { 0: match, index }) => {
      const end = ends[index + match.length - 1] ?? changed.length
      return `${changed.slice(0, starts[index])}${replacement}${changed.slice(end)}`
    }, rest)
  }, original)
