import { isCutCell } from '@registrar/domain/shared/export'
import { columnName } from '../export/xlsx-parts.ts'
import { columnIndex } from './column-index.ts'
import { type NumberFormat, shownNumber } from './cell-formats.ts'
import { fillMergedCells } from './merged-cells.ts'
import { formulasWithoutResult } from './formulas-without-result.ts'
import { collectText, unescapedText } from './sheet-texts.ts'
import { countAgainst, type ReadLimits, type SheetRow } from './spreadsheet.ts'
import { type Attributes, readPart, type WorkbookParts } from './workbook-parts.ts'

const REFERENCE = /^([A-Z]*)(\d*)$/

const DAY_LENGTH = 10

type Context = {
  texts: readonly string[]
  formats: ReadonlyMap<string, NumberFormat>
  is1904: boolean
}

/** A cell as the sheet has it: its type, its style, and the text of its value. */
type RawCell = { type: string; style: string; value: string; inline: string }

const valueOf = ({ type, style, value, inline }: RawCell, { texts, formats, is1904 }: Context): string => {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'inlineStr':
      return inline === '' ? unescapedText(value) : inline
    case 'str':
      return unescapedText(value)
    case 'b':
      return value === '1' || value === 'true' ? 'true' : value === '' ? '' : 'false'
    case 'd':
      return value.slice(0, DAY_LENGTH)
    case 'e':
      return value
    default: {
      const number = Number(value)
      return value.trim() === '' || Number.isNaN(number) ? value : shownNumber(number, formats.get(style), is1904)
    }
  }
}

// A row or a cell without a reference follows the one before it.
const readPlaces = () => {
  let row = 0
  let column = -1

  return {
    row: ({ r = '' }: Attributes) => {
      row = /^\d+$/.test(r) ? Number(r) : row + 1
      column = -1
      return row
    },
    cell: ({ r = '' }: Attributes) => {
      const [, letters = ''] = REFERENCE.exec(r.toUpperCase()) ?? []
      column = letters === '' ? column + 1 : columnIndex(letters)
      return column
    },
  }
}

const blankUpTo = (cells: string[], column: number) => {
  while (cells.length < column) cells.push('')
}

const isHidden = ({ hidden }: Attributes) => hidden === '1' || hidden === 'true'

const hasContent = ({ cells, problems }: SheetRow) => cells.length > 0 || problems !== undefined

/**
 * Reads the rows of a sheet that have a value, as they are unpacked: cells as texts, days as `yyyy-MM-dd`, percentages with their
 * sign (IMP-8), the error of a formula as its text (IMP-9). A text that an export has cut is blank (IMP-6). Merged cells below each other
 * have one value.
 * @throws SpreadsheetError when the sheet is larger than the limits allow
 */
export const readSheet = async (
  parts: WorkbookParts,
  path: string,
  context: Context,
  limits: ReadLimits,
): Promise<SheetRow[]> => {
  const counter = countAgainst(limits)
  const rows: SheetRow[] = []
  const formulas = formulasWithoutResult()
  const places = readPlaces()
  const inline = collectText()
  let row: SheetRow = { line: 0, cells: [] }
  let column = 0
  let raw: RawCell | undefined
  let inside = ''
  const merged: string[] = []

  const endCell = (cell: RawCell) => {
    cell.inline = inline.take()
    const value = valueOf(cell, context)
    formulas.endCell(row, column, { type: cell.type, hasResult: cell.value !== '' })
    if (value.trim() === '') return

    counter.cell(value, () => `Cell ${columnName(column)}${row.line}`)
    if (column >= limits.columns) counter.row(column + 1, 1, () => `Cell ${columnName(column)}${row.line}`)
    blankUpTo(row.cells, column)
    row.cells[column] = isCutCell(value) ? '' : value
  }

  const endRow = () => {
    counter.row(row.cells.length, row.cells.length, () => `Row ${row.line}`)
    rows.push(row)
  }

  await readPart(parts, path, {
    open: (tag, attributes) => {
      if (tag === 'row')
        row = { line: places.row(attributes), cells: [], ...(isHidden(attributes) && { isHidden: true }) }
      else if (tag === 'c') {
        column = places.cell(attributes)
        raw = { type: attributes['t'] ?? 'n', style: attributes['s'] ?? '0', value: '', inline: '' }
      } else if (raw) {
        inside = tag
        inline.open(tag)
        if (tag === 'f') formulas.begin(attributes)
      } else if (tag === 'mergeCell') merged.push(attributes['ref'] ?? '')
    },
    text: (text) => {
      if (!raw) return
      if (inside === 'v') raw.value += text
      else if (inside === 'f') formulas.add(text)
      else inline.add(text)
    },
    close: (tag) => {
      if (tag === 'c' && raw) {
        endCell(raw)
        raw = undefined
      } else if (tag === 'row') endRow()
      else if (raw) inline.close(tag)
      inside = ''
    },
  })

  formulas.mark()
  return fillMergedCells(
    rows.filter(hasContent).toSorted((a, b) => a.line - b.line),
    merged,
  )
}
