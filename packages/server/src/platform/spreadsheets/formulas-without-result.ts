import type { SheetRow } from './spreadsheet.ts'
import type { Attributes } from './workbook-parts.ts'

const NO_RESULT = 'the formula has no result. Open the file in a spreadsheet and save it there, or write the value.'

/** A formula of which the file has no result; `mayBeEmpty`: its code says that it may give an empty text. */
type Found = { row: SheetRow; column: number; isText: boolean; mayBeEmpty: boolean }

/**
 * Finds the formulas of a sheet that were never computed: programs that write workbooks leave that to the spreadsheet. An empty
 * text is believed when the formula may give one (`""`), or when other formulas of the sheet were computed.
 */
export const formulasWithoutResult = () => {
  const shared = new Map<string, string>()
  const found: Found[] = []
  let code: string | undefined
  let sharedId = ''
  let isComputed = false

  return {
    begin: ({ si = '' }: Attributes) => {
      code = ''
      sharedId = si
    },
    add: (text: string) => {
      code = `${code ?? ''}${text}`
    },
    endCell: (row: SheetRow, column: number, { type, hasResult }: { type: string; hasResult: boolean }) => {
      if (code === undefined) return

      if (code !== '') shared.set(sharedId, code)
      const mayBeEmpty = (code || (shared.get(sharedId) ?? '')).includes('""')
      code = undefined
      if (hasResult) isComputed = true
      else found.push({ row, column, isText: type === 'str', mayBeEmpty })
    },
    /** Says in the rows which formulas have no result, once the whole sheet was read. */
    mark: () => {
      for (const { row, column, isText, mayBeEmpty } of found)
        if (!isText || !(isComputed || mayBeEmpty)) row.problems = { ...row.problems, [column]: NO_RESULT }
    },
  }
}
