/*
 * How a text is cleaned where it enters. Marks that nobody sees make two equal texts differ, and a control character breaks
 * what is printed. The database has `clean_line` too, tested to be equal.
 */

/** Scripts whose words need the zero-width joiners: Arabic, Syriac, N'Ko, Mongolian, Khmer and their like. */
const JOINED_SCRIPTS =
  String.raw`\u{600}-\u{85f}\u{870}-\u{8ff}\u{900}-\u{dff}\u{1000}-\u{109f}\u{1780}-\u{17ff}\u{1800}-\u{18af}\u{1b00}-\u{1c7f}` +
  String.raw`\u{a8e0}-\u{a8ff}\u{fb50}-\u{fdcf}\u{fdf0}-\u{fdff}\u{fe70}-\u{fefc}\u{11000}-\u{11fff}\u{1e900}-\u{1e95f}`
/** Of these the scripts of India and their neighbours, where a joiner may also end a word. */
const INDIC = String.raw`\u{900}-\u{dff}\u{11000}-\u{11fff}`
const PICTURES = String.raw`\u{2190}-\u{2bff}\u{1f000}-\u{1faff}`
/** What a variation selector may follow: an ideograph, a letter of Mongolia or Burma, a symbol, the digit of a keycap. */
const VARIED = String.raw`#*0-9\u{a9}\u{ae}\u{1000}-\u{109f}\u{1800}-\u{18af}\u{203c}\u{2049}\u{2122}\u{2139}\u{3030}\u{303d}\u{3297}\u{3299}\u{3400}-\u{9fff}\u{f900}-\u{faff}\u{20000}-\u{3ffff}${PICTURES}`
const TAGS = String.raw`\u{e0020}-\u{e007f}`

const LINE_END = /\r\n?|[\n\v\f\u{85}\u{2028}\u{2029}]/gu
/** Control characters, directions, zero widths, soft hyphens, byte order marks, fillers, and what is no character. */
const INVISIBLE = new RegExp(
  String.raw`[\u{1}-\u{8}\u{e}-\u{1f}\u{7f}-\u{84}\u{86}-\u{9f}\u{ad}\u{34f}\u{61c}\u{17b4}\u{17b5}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{fdd0}-\u{fdef}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{fffe}\u{ffff}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}\u{e0080}-\u{e0fff}]`,
  'gu',
)
/** Marks that mean something beside the right characters only: joiners, variation selectors, the letters of a flag. */
const OUT_OF_PLACE = new RegExp(
  [
    `(?!(?<=[${JOINED_SCRIPTS}])[\\u{200c}\\u{200d}](?=[${JOINED_SCRIPTS}])|(?<=[${INDIC}])[\\u{200c}\\u{200d}]|(?<=[${PICTURES}\\u{fe0f}])\\u{200d}(?=[${PICTURES}]))[\\u{200c}\\u{200d}]`,
    String.raw`(?<![\u{1800}-\u{18af}])[\u{180b}-\u{180f}]`,
    `(?<![${VARIED}])[\\u{fe00}-\\u{fe0f}]`,
    `(?<!\\u{1f3f4}[${TAGS}]*)[${TAGS}]`,
  ].join('|'),
  'gu',
)
const BLANKS = /[\t \u{a0}\u{1680}\u{2000}-\u{200a}\u{202f}\u{205f}\u{3000}]+/gu

// Marks go before composing, because a mark between a letter and its accent keeps them apart.
const composed = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(OUT_OF_PLACE, '').normalize('NFC')

/**
 * Cleans a text of several lines: composed characters (NFC); no control characters but tabs and line ends; no format characters
 * but those that a script needs inside a word. Blanks stay as they are.
 */
export const cleanLines = (text: string): string => composed(text.replaceAll(/[\v\f\u{85}\u{2028}\u{2029}]/gu, '\n'))

/** Cleans a text of one line, such as a name, a number or an email address: as `cleanLines`, each run of blanks and line ends is one blank, and none surrounds the text. */
export const cleanLine = (text: string): string =>
  composed(text.replaceAll(LINE_END, ' ')).replaceAll(BLANKS, ' ').replaceAll(/^ | $/g, '')

/** Cleans a sentence of one line, such as the subject of an email: as `cleanLine`, but the no-break blanks of French typography stay. */
export const cleanSentence = (text: string): string =>
  composed(text.replaceAll(LINE_END, ' ').replaceAll('\t', ' ')).trim()

/** Cleans an address of several lines: each line as `cleanLine`, without blank lines around them. */
export const cleanAddress = (text: string): string =>
  composed(text.replaceAll(LINE_END, '\n'))
    .replaceAll(BLANKS, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/^[\n ]+|[\n ]+$/g, '')
