// What Windows-1252 has for the bytes from 80 to 9F.
const HIGH = Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u0178')

/** How a letter of UTF-8 begins, when it is read as Windows-1252. */
const TWICE = /[\u{c2}-\u{f4}][\u{80}-\u{bf}\u{152}-\u{178}\u{192}\u{2c6}\u{2dc}\u{2013}-\u{2122}]/u

const byteOf = (letter: string): number =>
  HIGH.includes(letter) ? HIGH.indexOf(letter) + 0x80 : (letter.codePointAt(0) ?? 0)

/** A text of which UTF-8 was read as Windows-1252, and saved so, as it was: `SÃ©amus` is `Séamus`. No name has such letters together. */
export const repairedText = (text: string): string => {
  const bytes = TWICE.test(text) ? Array.from(text, byteOf) : []
  if (bytes.length === 0 || bytes.some((byte) => byte > 0xff)) return text
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return text
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' }
const ENTITY = /&(?:(amp|quot|apos|lt|gt|nbsp)|#(\d{2,5}));/g

/** A name as people read it, where a website wrote it for its pages: `Byrne &amp; Sons`. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(ENTITY, (_, name?: string, code?: string) =>
    name === undefined ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? ''),
  )
