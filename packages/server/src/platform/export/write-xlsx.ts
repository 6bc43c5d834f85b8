import { Readable } from 'node:stream'
import { cutToCell } from '@registrar/domain/shared/export'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import yazl from 'yazl'
import type { Cell } from './export-cells.ts'
import { columnName, sheetEnd, sheetStart, workbookParts } from './xlsx-parts.ts'

/** Style numbers of `xlsx-parts`. */
const styles = { heading: 1, day: 2, moment: 3, euros: 4 } as const

/** Days before this one have no number that all spreadsheets agree on. */
const FIRST_DAY = '1900-03-01'
const DAY_ZERO_MS = Date.UTC(1899, 11, 30)

// oxlint-disable-next-line no-control-regex -- XML cannot have these characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

// Excel writes such a character as `_x0001_`, and what only looks so with an escaped underscore, `_x005F_x0001_`.
const code = (character: string) => `_x${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}_`

const escaped = (text: string) =>
  cutToCell(text)
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, code)
    .replace(FORBIDDEN, code)
    .replace(/[&<>\r]/g, (character) => entities[character] ?? '')

const textXml = (place: string, text: string, style = 0) =>
  `<c r="${place}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** A day or a moment as spreadsheets count it: days since 30/12/1899. */
const serialOf = (text: string): number => (Date.parse(`${text.replace(' ', 'T')}Z`) - DAY_ZERO_MS) / DAY_MS

const momentSerial = (text: string) => serialOf(`${text}:00`)
const daySerial = (text: string) => serialOf(`${text} 00:00:00`)

const cellXml = (cell: Cell, place: string): string => {
  if (cell === null) return ''
  if ('number' in cell) {
    const style = cell.kind === 'euros' ? ` s="${styles.euros}"` : ''
    return `<c r="${place}"${style}><v>${cell.number}</v></c>`
  }
  if (cell.kind === 'text' || cell.text < FIRST_DAY) return textXml(place, cell.text)

  const serial = cell.kind === 'day' ? daySerial(cell.text) : momentSerial(cell.text)
  return `<c r="${place}" s="${styles[cell.kind]}"><v>${serial}</v></c>`
}

const sheetXml = async function* (headings: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  const names = headings.map((_, index) => columnName(index))
  const rowXml = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`

  yield (
    sheetStart(headings) +
      rowXml(
        1,
        headings.map((heading, index) => textXml(`${names[index]}1`, heading, styles.heading)),
      )
  )

  let number = 1
  for await (const rows of batches) {
    yield rows
      .map((cells) => {
        number += 1
        return rowXml(
          number,
          cells.map((cell, index) => cellXml(cell, `${names[index]}${number}`)),
        )
      })
      .join('')
  }

  yield sheetEnd(headings.length, number)
}

/**
 * An XLSX file of one sheet as a stream. Rows are read as fast as the client takes the file, so the memory in use does not
 * grow with their number. Every text is an inline string and never a formula (EXP-3).
 */
export const xlsxOf = (title: string, headings: string[], batches: AsyncIterable<Cell[][]>): Readable => {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as unknown as Readable

  const sheet = Readable.from(sheetXml(headings, batches), { objectMode: false })
  sheet.on('error', (error) => out.destroy(error))
  out.on('close', () => sheet.destroy())

  for (const { name, xml } of workbookParts(title)) zip.addBuffer(Buffer.from(xml), name)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()

  return out
}
