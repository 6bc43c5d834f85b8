import type { PdfContent } from '#platform/pdf/render-pdf'
import { pdfTable } from '#platform/pdf/table'

/** A table of the printed file; an answer may be longer than a page. */
export const fileTable = (header: string[], widths: string[], rows: string[][]): PdfContent =>
  pdfTable(header, rows, { widths, maySplitRows: true })
