const NO_BREAK_SPACE = '\u00A0'

const DAY = /\b\d{1,2}(?:er)? \p{L}{3,9} (?:19|20)\d{2}\b/u
const EUROS = /\b\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{2})? (?:euros?\b|€)/
const INTERNATIONAL_TELEPHONE = /\+\d[\d ()]{5,18}\d/
// The groups of a bank account (IE29 AIBK 0311 5212 …) look like a national number. They stay as they are, because a bank may refuse them otherwise.
const NATIONAL_TELEPHONE = /(?<![A-Z\d]{2} )\b0\d{1,3}(?: \d{2,4}){2,4}\b(?! \d)/
const EIRCODE = /\b[A-Z]\d[\dW] [A-Z\d]{4}\b/

const KEPT = new RegExp(
  [DAY, EUROS, INTERNATIONAL_TELEPHONE, NATIONAL_TELEPHONE, EIRCODE].map(({ source }) => source).join('|'),
  'gu',
)

/**
 * A text, or the HTML of an email, in which no line ends inside a day in words, an amount in euro, a telephone number or an Eircode: their
 * blanks are no-break spaces (MAIL-15, DOC-1).
 */
export const keptTogether = (text: string): string =>
  text.replace(KEPT, (found) => found.replaceAll(' ', NO_BREAK_SPACE))
