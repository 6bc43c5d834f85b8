import { expect, it } from 'vitest'
import { lineBelowTable } from './line-below-table.ts'

const SUMS = 'It has the sums of the columns.'
const NOTE = 'It is a note below the table.'

it.each<[cells: string[], problem: string | undefined]>([
  [['Total', '', '', '1 498,00 €'], SUMS],
  [['', 'Grand total:', '€1,498.00'], SUMS],
  [['TOTAL GÉNÉRAL', '3', '1 498'], SUMS],
  [['Total (2)', '2'], SUMS],
  [['Total Energies Ltd', '712001'], undefined],
  [['Total', '712001', '01/02/2015'], undefined],
  [['Total', ''], undefined],
  [['Page 1 of 3'], NOTE],
  [['Generated on 12/05/2025 by CoSec', ''], NOTE],
  [['*** End of report ***', '', ''], NOTE],
  [['Édité le 12/05/2025', ''], NOTE],
  [['25 records'], NOTE],
  [['Page One Ltd'], undefined],
  [['Generated on', 'x'], undefined],
  [['Aran Ltd', ''], undefined],
])('the line %j of a table says %s of itself (IMP-17)', (cells, problem) => {
  expect(lineBelowTable(cells, 4)).toBe(problem)
})

it('a list of one column has names only (IMP-17)', () => {
  expect(lineBelowTable(['25 records'], 1)).toBeUndefined()
})
