import { PLAIN_TABLE } from './page.ts'
import type { PdfContent } from './render-pdf.ts'

type Cell = string | number | null

const firstIsWidest = (header: readonly string[]) => header.map((_, column) => (column === 0 ? '*' : 'auto'))

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
