import { PLAIN_TABLE } from './page.ts'
import type { PdfContent } from './render-pdf.ts'

type Cell = string | number | null

const firstIsWidest = (header: readonly string[]) => header.map((_, column) => (column === 0 ? '*' : 'auto'))

/** What a letter takes on average, as a part of the size of the font, with a little to spare. */
const LETTER = 0.56
const PADDING = 12
/** Letters of a column that has room for no more on a line. */
const LONG = 40

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/[\s-]+/))

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

/**
 * The widths in points of a table with many columns, which together are never wider than the page: each column has room for its longest
 * word, and those with long texts share what is left. Where there is no room for the words, the widest columns are narrowed.
 */
const sharedWidths = (
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  { room, fontSize }: { room: number; fontSize: number },
): number[] => {
  const forTexts = room - header.length * PADDING
  const columns = header.map((heading, column) => {
    const texts = [heading, ...rows.map((row) => String(row[column] ?? ''))]
    const least = longest(wordsOf(texts))
    return { least: Math.min(least, LONG), wanted: Math.max(least, Math.min(longest(texts), LONG)) }
  })
  const points = (letters: number) => (letters + 1) * LETTER * fontSize
  const least = columns.reduce((sum, column) => sum + points(column.least), 0)
  const wanted = columns.reduce((sum, column) => sum + points(column.wanted), 0)
  if (least >= forTexts) {
    const most = mostThatFits(
      columns.map((column) => points(column.least)),
      forTexts,
    )
    return columns.map((column) => Math.min(points(column.least), most))
  }

  const part = wanted === least ? 0 : Math.min(1, (forTexts - least) / (wanted - least))
  const spare = Math.max(0, forTexts - wanted) / header.length
  return columns.map((column) => {
    const [from, to] = [points(column.least), points(column.wanted)]
    return from + (to - from) * part + spare
  })
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

/**
 * A table that is as wide as the page and never wider: with many columns the letters are smaller, and a word for which a column has no
 * room breaks anywhere.
 */
export const fittedTable = (
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  { isLandscape = false }: { isLandscape?: boolean } = {},
): PdfContent => {
  if (header.length <= MANY_COLUMNS) return pdfTable(header, rows)

  const fontSize = header.length > VERY_MANY_COLUMNS ? 8 : 9
  const widths = sharedWidths(header, rows, { room: isLandscape ? ROOM.across : ROOM.upright, fontSize })
  const cellOf = (cell: Cell, column: number) => {
    const text = String(cell ?? '')
    const isTooLong = (longest(wordsOf([text])) + 1) * LETTER * fontSize > (widths[column] ?? 0)
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
