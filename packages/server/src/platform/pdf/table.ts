import { PLAIN_TABLE } from './page.ts'
import type { PdfContent } from './render-pdf.ts'

type Cell = string | number | null

const firstIsWidest = (header: readonly string[]) => header.map((_, column) => (column === 0 ? '*' : 'auto'))

/** Letters that a column may have and still be as wide as its texts. */
const SHORT = 15

/** The widths of a table with many columns: those with long texts share the room that the others leave. */
export const sharedWidths = (header: readonly string[], rows: readonly (readonly Cell[])[]): string[] =>
  header.map((heading, column) => {
    const isLong = [heading, ...rows.map((row) => String(row[column] ?? ''))].some((text) => text.length > SHORT)
    return column === 0 || isLong ? '*' : 'auto'
  })

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
