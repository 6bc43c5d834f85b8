import { expect, it } from 'vitest'
import { doubtsOf } from './doubtful-columns.ts'
import { fieldsOfKind } from './import-fields.ts'

const problemsOf = (kind: 'organizations' | 'links', field: string, cells: string[]) => {
  const doubts = doubtsOf(
    fieldsOfKind[kind],
    [{ field: null }, { field }],
    cells.map((cell) => ['x', cell]),
  )
  return cells.map((cell) => doubts(1, cell))
}

it('in a file that has the month first, a day that may be two days is refused (IMP-16)', () => {
  expect(
    problemsOf('organizations', 'incorporationDate', ['04/16/2015', '04/06/2015', '11/11/2016', '2015-06-04', '']),
  ).toEqual([
    undefined,
    '"04/06/2015" is 4 June 2015 or 6 April 2015: the file has days with the month first, such as 04/16/2015. Write the year first, as in 2024-12-31.',
    undefined,
    undefined,
    undefined,
  ])
})

it('one day that is wrong makes no other day doubtful, where another one has the day first (IMP-16)', () => {
  expect(problemsOf('organizations', 'incorporationDate', ['04/16/2015', '04/06/2015', '16.04.2015'])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('percentages of which none is more than 1 are refused without a percent sign (IMP-16)', () => {
  const problem = expect.stringContaining('Write it with a percent sign.')
  expect(problemsOf('links', 'beneficiaryPercentage', ['0.5', '0,25', '1', '', '0'])).toEqual([
    problem,
    problem,
    problem,
    undefined,
    undefined,
  ])
  expect(problemsOf('links', 'beneficiaryPercentage', ['0.5', '1', '99']).filter(Boolean)).toEqual([])
  expect(problemsOf('links', 'beneficiaryPercentage', ['0.5', '0.5 %']).filter(Boolean)).toEqual([])
})
