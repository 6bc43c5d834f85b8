const segmenter = new Intl.Segmenter()

/** The letters of a text as people count them. */
export const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The size in pixels for which `letterWidth` is right. */
const MEASURED_SIZE = 13

// About how wide a bold letter of 13 pixels is. The picture is drawn without a browser that could measure it.
const letterWidth = (letter: string): number =>
  /[iljtfrI .,:;'’|()-]/.test(letter) ? 5 : /[mwMW@&%—…]/.test(letter) ? 13.5 : /\p{Lu}/u.test(letter) ? 10 : 8.4

/** About how wide a text is in bold letters, in pixels. */
export const textWidth = (text: string, fontSize = MEASURED_SIZE): number =>
  (lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * fontSize) / MEASURED_SIZE

// A word that is wider than a line goes on on the next one, after a hyphen where it has one.
const atHyphens = (word: string, room: number): string[] =>
  word.split(/(?<=-)/).reduce<string[]>((parts, next) => {
    const longer = (parts.at(-1) ?? '') + next
    return parts.length > 0 && textWidth(longer) <= room ? [...parts.slice(0, -1), longer] : [...parts, next]
  }, [])

const brokenWord = (word: string, room: number): string[] => {
  const parts: string[] = []
  let part = ''
  for (const letter of lettersOf(word)) {
    if (part !== '' && textWidth(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return part === '' ? parts : [...parts, part]
}

/** A text in lines that fit into so many pixels; none of it is left out. */
export const wrapped = (text: string, room: number): string[] => {
  const words = text
    .split(/[ \t\r\n]+/)
    .flatMap((word) => (textWidth(word) > room ? atHyphens(word, room) : [word]))
    .flatMap((part) => (textWidth(part) > room ? brokenWord(part, room) : [part]))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last ?? ''} ${word}`
    if (last !== undefined && textWidth(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Parts of a note, joined in lines that fit into so many pixels at a size of the letters. */
export const joinedLines = (parts: readonly string[], between: string, room: number, fontSize: number): string[] => {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = `${last ?? ''}${between}${part}`
    if (last !== undefined && textWidth(longer, fontSize) <= room) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}
