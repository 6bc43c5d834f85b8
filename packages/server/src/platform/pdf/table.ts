import { PLAIN_TABLE } from './page.ts'
import type { PdfContent } from './render-pdf.ts'

type Cell = string | number | null

const firstIsWidest = (header: readonly string[]) => header.map((_, column) => (column === 0 ? '*' : 'auto'))

const PADDING = 12
/** The width of a column that has room for no more on a line, and what is kept free in each, as parts of the size of the font. */
const LONG = 22
const SPARE = 0.4

// At least as wide as the main font draws a letter, as a part of its size. Letters of other scripts may be as wide as high.
const letterWidth = (letter: string): number => {
  if (/[iljtfrI .,:;'’|()-]/.test(letter)) return 0.37
  if (/[mwMW@%—…]/.test(letter)) return 0.92
  if (/\p{Lu}/u.test(letter)) return 0.68
  return /[\p{Script=Latin}\p{M}\d]/u.test(letter) ? 0.575 : 1
}

const textWidth = (text: string): number => Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0)

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(textWidth))

// A line may end after a blank or a hyphen.
const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/\s+|(?<=-)/))

/** How wide columns may be at most so that together they fit. */
const mostThatFits = (widths: readonly number[], room: number): number => {
  let [left, most] = [room, room]
  for (const [index, width] of widths.toSorted((one, other) => one - other).entries()) {
    most = left / (widths.length - index)
    if (width >= most) return most
    left -= width
  }
  return most
}

type Columns = readonly { least: number; wanted: number }[]

/** What each column needs for its longest word, and would like for its longest text, as parts of the size of the font. */
const columnsOf = (header: readonly string[], rows: readonly (readonly Cell[])[]): Columns =>
  header.map((heading, column) => {
    const texts = [heading, ...rows.map((row) => String(row[column] ?? ''))]
    const least = Math.min(widest(wordsOf(texts)), LONG)
    return { least: least + SPARE, wanted: Math.max(least, Math.min(widest(texts), LONG)) + SPARE }
  })

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/**
 * The widths in points of a table with many columns, which together are never wider than the page: each column has room for its longest
 * word, and those with long texts share what is left. Where there is no room for the words, the widest columns are narrowed.
 */
const sharedWidths = (columns: Columns, forTexts: number, fontSize: number): number[] => {
  const least = columns.map((column) => column.least * fontSize)
  const wanted = columns.map((column) => column.wanted * fontSize)
  const [sumOfLeast, sumOfWanted] = [sumOf(least), sumOf(wanted)]
  if (sumOfLeast >= forTexts) {
    const most = mostThatFits(least, forTexts)
    return least.map((width) => Math.min(width, most))
  }

  const part = sumOfWanted === sumOfLeast ? 0 : Math.min(1, (forTexts - sumOfLeast) / (sumOfWanted - sumOfLeast))
  const spare = Math.max(0, forTexts - sumOfWanted) / columns.length
  return least.map((from, column) => from + ((wanted[column] ?? from) - from) * part + spare)
}

/**
 * A printed table with a heading for each column, repeated on each page. By default the first column is as wide as the page
 * leaves room for, and the others as wide as their texts. `maySplitRows`: a row may go on on the next page, which a row that is
 * longer than a page needs.
 */
export const pdfTable = (
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  { widths = firstIsWidest(header), maySplitRows = false }: { widths?: string[]; maySplitRows?: boolean } = {},
): PdfContent => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: !maySplitRows,
    widths,
    body: [
      header.map((text) => ({ text, style: 'head' })),
      ...rows.map((row) => row.map((cell) => ({ text: cell ?? '' }))),
    ],
  },
  layout: PLAIN_TABLE,
})

const MANY_COLUMNS = 6
const VERY_MANY_COLUMNS = 9

const ROOM = { upright: 499, across: 746 }

/** The sizes of the letters of a table with many columns, the first that has room for every word. Smaller ones are hard to read. */
const SIZES = { many: [9, 8, 7.5, 7, 6.5], veryMany: [8, 7.5, 7, 6.5] }
const SMALLEST = 6.5

/**
 * A table that is as wide as the page and never wider: with many columns the letters are smaller, and a word for which a column has no
 * room even then breaks anywhere.
 */
export const fittedTable = (
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  { isLandscape = false }: { isLandscape?: boolean } = {},
): PdfContent => {
  if (header.length <= MANY_COLUMNS) return pdfTable(header, rows)

  const columns = columnsOf(header, rows)
  const forTexts = (isLandscape ? ROOM.across : ROOM.upright) - header.length * PADDING
  const least = sumOf(columns.map((column) => column.least))
  const sizes = header.length > VERY_MANY_COLUMNS ? SIZES.veryMany : SIZES.many
  const fontSize = sizes.find((size) => least * size <= forTexts) ?? SMALLEST
  const widths = sharedWidths(columns, forTexts, fontSize)
  const cellOf = (cell: Cell, column: number) => {
    const text = String(cell ?? '')
    const isTooLong = widest(wordsOf([text])) * fontSize > (widths[column] ?? 0)
    return { text, fontSize, ...(isTooLong && { wordBreak: 'break-all' as const }) }
  }
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        header.map((heading, column) => ({ ...cellOf(heading, column), style: 'head' })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    },
    layout: PLAIN_TABLE,
  }
}
