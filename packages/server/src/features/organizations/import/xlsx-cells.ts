import { unzipSync, zipSync } from 'fflate'
import { columnName } from '#platform/export/xlsx-parts'
import { readFirstSheetPath } from './xlsx-formats.ts'

const TAG = /<((?:[\w-]+:)?(row|c))(?=[\s/>])([^>]*)>/g
const REFERENCE = /\sr\s*=\s*["']([A-Z]*)(\d*)["']/
const UNREFERENCED_CELL = /<(?:[\w-]+:)?c(?=[\s/>])(?![^>]*\sr\s*=)/

const LETTERS = 26
const A = 65

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? A) - A + 1, 0)

// A row or a cell without a reference follows the one before it.
const withReferences = (xml: string): string => {
  let row = 0
  let column = 0

  return xml.replaceAll(TAG, (tag, name: string, kind: string, attributes: string) => {
    const [found, letters = '', digits = ''] = REFERENCE.exec(attributes) ?? []

    if (kind === 'row') {
      row = digits === '' ? row + 1 : Number(digits)
      column = 0
    } else column = letters === '' ? column + 1 : columnNumber(letters)
    if (found !== undefined) return tag

    return `<${name} r="${kind === 'row' ? '' : columnName(column - 1)}${row}"${attributes}>`
  })
}

const ERROR_CELL = /(<(?:[\w-]+:)?c\s[^>]*?\bt\s*=\s*["'])e(?=["'])/g

/**
 * The workbook with a first sheet whose cells `read-excel-file` can read. Rows and cells have their references, such as `D2`:
 * a workbook may leave them out, and all cells are then taken for one. The error of a formula is a text (IMP-9): it is read as
 * blank otherwise.
 */
export const withReadableCells = (bytes: Uint8Array): Uint8Array => {
  const path = readFirstSheetPath(bytes)
  const { [path]: sheet } = unzipSync(bytes, { filter: ({ name }) => name === path })
  const xml = new TextDecoder().decode(sheet)
  const withErrors = xml.replaceAll(ERROR_CELL, '$1str')
  const readable = UNREFERENCED_CELL.test(xml) ? withReferences(withErrors) : withErrors
  if (readable === xml) return bytes

  return zipSync({ ...unzipSync(bytes), [path]: new TextEncoder().encode(readable) }, { level: 0 })
}
