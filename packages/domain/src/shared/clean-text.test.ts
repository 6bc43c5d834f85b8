import { expect, it } from 'vitest'
import { cleanAddress, cleanLine, cleanLines } from './clean-text.ts'

it.each([
  ['an NFD accent is composed', 'Zoe\u0301', 'Zoé'],
  ['a mark between a letter and its accent goes first', 'Zoe\u200B\u0301', 'Zoé'],
  ['a zero-width space, a byte order mark, a soft hyphen', '\uFEFF0220\u200B45\u00AD', '022045'],
  ['direction marks and isolates', '\u2066\u200Eanne@example.ie\u202C\u2069', 'anne@example.ie'],
  ['control characters', 'Murphy\u0007 \u001BLtd\u009F', 'Murphy Ltd'],
  ['blanks of all kinds', ' \u00A0Aran\u202F\u3000 Isles\t', 'Aran Isles'],
  ['line ends', 'Aran\r\nIsles\u2028Ltd\u0085', 'Aran Isles Ltd'],
  ['a joiner in a Latin name', 'Mur\u200Dphy\u200C', 'Murphy'],
  ['a joiner that Persian needs', 'علی\u200Cرضا', 'علی\u200Cرضا'],
  ['a joiner at the end of a Persian name', 'علی\u200C', 'علی'],
  ['a joiner that Hindi needs', 'क्\u200Dष', 'क्\u200Dष'],
  ['a joiner at the end of a word in Malayalam', 'അവന്\u200D', 'അവന്\u200D'],
  ['a family of emoji', '👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
  ['the selector of an emoji', '❤\uFE0F', '❤\uFE0F'],
  ['the selector of an ideograph', '葛\u{E0100}葛\uFE00', '葛葛\uFE00'],
  ['a selector after a Latin letter', 'a\uFE0F', 'a'],
  ['the letters of a flag', '🏴\u{E0067}\u{E0062}\u{E007F}', '🏴\u{E0067}\u{E0062}\u{E007F}'],
  ['hidden letters', 'Anne\u{E0067}\u{E0062}', 'Anne'],
  ['what is clean', "Seán Ó'Briain & Cie — 12 %", "Seán Ó'Briain & Cie — 12 %"],
  ['nothing', '', ''],
])('a text of one line is cleaned: %s', (_, text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned)
  expect(cleanLine(cleaned)).toBe(cleaned)
})

it('a text of several lines keeps its tabs, line ends and blanks', () => {
  expect(cleanLines(' a\tb \r\n\u200Bc\u00A0: d\u2028e\u0000'.replace('\u0000', '\u0001'))).toBe(
    ' a\tb \r\nc\u00A0: d\ne',
  )
})

it('an address keeps its lines, each cleaned as a text of one line', () => {
  expect(cleanAddress('\n 12  High\u00A0Street \r\n Cork\u200B\t \n')).toBe('12 High Street\nCork')
})
