const ERRORS: ReadonlySet<string> = new Set([
  '#CALC!',
  '#DIV/0!',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#REF!',
  '#SPILL!',
  '#VALUE!',
])

/** Says that a cell has the error of a formula instead of its result; undefined when it has not (IMP-9). */
export const spreadsheetErrorProblem = (cell: string): string | undefined =>
  ERRORS.has(cell) ? `${cell} is the error of a formula. Correct it in the spreadsheet, or empty the cell.` : undefined
