import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { create, Font } from 'fontkit'
import { readWoff } from './read-woff.ts'

/** A font of the PDFs: its files by style, and the scripts that it is asked for. */
type FontSpec = {
  name: string
  scripts: RegExp
  isRightToLeft: boolean
  files: { normal: string; bold: string; italics: string; bolditalics: string }
}

const pathOf = (name: string) => fileURLToPath(import.meta.resolve(name))
const roboto = (weight: string) => pathOf(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`)
const upright = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold })

const noto = (family: string, subset: string, scripts: RegExp, isRightToLeft = false): FontSpec => {
  const file = (weight: number) => pathOf(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
  return { name: `${family}-${subset}`, scripts, isRightToLeft, files: upright(file(400), file(500)) }
}

/** The font of every letter that it has. */
export const MAIN_FONT = 'Roboto'

const unifont = pathOf('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')

/** The fonts in the order in which they are asked for a letter. Each is read when a text first has a letter of its scripts. */
export const fontSpecs: readonly FontSpec[] = [
  {
    name: MAIN_FONT,
    scripts: /./u,
    isRightToLeft: false,
    files: {
      normal: roboto('Regular'),
      bold: roboto('Medium'),
      italics: roboto('Italic'),
      bolditalics: roboto('MediumItalic'),
    },
  },
  noto('noto-sans', 'latin-ext', /\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited}/u),
  noto('noto-sans', 'vietnamese', /\p{Script=Latin}|\p{Script=Inherited}/u),
  noto('noto-sans', 'greek', /\p{Script=Greek}/u),
  noto('noto-sans', 'greek-ext', /\p{Script=Greek}/u),
  noto('noto-sans', 'cyrillic', /\p{Script=Cyrillic}/u),
  noto('noto-sans', 'cyrillic-ext', /\p{Script=Cyrillic}/u),
  noto('noto-sans', 'devanagari', /\p{Script_Extensions=Devanagari}/u),
  noto('noto-sans-arabic', 'arabic', /\p{Script_Extensions=Arabic}/u, true),
  noto('noto-sans-hebrew', 'hebrew', /\p{Script_Extensions=Hebrew}/u, true),
  noto('noto-sans-georgian', 'georgian', /\p{Script=Georgian}/u),
  noto('noto-sans-armenian', 'armenian', /\p{Script=Armenian}/u),
  noto('noto-sans-thai', 'thai', /\p{Script=Thai}/u),
  // It draws letters on a coarse grid and joins none, so it is only asked for scripts that need no joining.
  {
    name: 'unifont',
    scripts:
      /\p{Script_Extensions=Han}|\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}|\p{Script=Hangul}|\p{Script_Extensions=Bopomofo}|\p{Script=Ethiopic}|\p{Script=Common}/u,
    isRightToLeft: false,
    files: upright(unifont, unifont),
  },
]

/** The files of all fonts, as the PDF library wants them. */
export const fontDictionary = Object.fromEntries(fontSpecs.map(({ name, files }) => [name, files]))

/** The letters of each font, and the fonts themselves. */
export type Coverage = {
  has: (fontName: string, letter: string) => boolean
  fontOf: (letter: string) => FontSpec | undefined
  open: (fontName: string, style: 'normal' | 'bold') => Font
}

const read = (file: string): Buffer => {
  const bytes = readFileSync(file)
  return file.endsWith('.woff') ? readWoff(bytes) : bytes
}

/**
 * Opens fonts. Reading the tables of a font takes longer than laying out a page, so all that are opened of one file share them, as the variations of
 * a font do in fontkit. What else a font keeps is its own: by which letter it came to a glyph, which a PDF says to readers. The PDF library unpacks a
 * whole table of a WOFF file for each letter, so it is unpacked first.
 */
export const fontOpener = (createFont: typeof create): ((file: string) => Font) => {
  const known = new Map<string, { bytes: Buffer; tables: object }>()
  return (file) => {
    const { bytes, tables } = known.get(file) ?? { bytes: read(file), tables: {} }
    known.set(file, { bytes, tables })
    return Object.assign(createFont(bytes) as Font, { _tables: tables })
  }
}

/** Reads which letters the fonts have, each font when it is first asked. */
export const coverageOf = (openFont: (file: string) => Font): Coverage => {
  const opened = new Map<string, Font>()
  const open: Coverage['open'] = (name, style) => {
    const file = fontDictionary[name]?.[style] ?? ''
    const font = opened.get(file) ?? openFont(file)
    opened.set(file, font)
    return font
  }
  const has: Coverage['has'] = (name, letter) => open(name, 'normal').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

  return {
    has,
    open,
    fontOf: (letter) => fontSpecs.find(({ name, scripts }) => scripts.test(letter) && has(name, letter)),
  }
}
