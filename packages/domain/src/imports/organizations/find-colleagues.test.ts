import { expect, it } from 'vitest'
import { findColleagues } from './find-colleagues.ts'

const user = (_id: string, firstName: string, lastName: string, email: string) => ({ _id, firstName, lastName, email })
const niamh = user('1', 'Niamh', 'Kelly', 'niamh@example.ie')
const zoe = user('2', 'Zoé', 'Lefèvre', 'zoe@example.ie')
const other = user('3', 'Niamh', 'Kelly', 'kelly@example.ie')

it.each([
  ['Niamh Kelly', ['1']],
  ['KELLY, Niamh', ['1']],
  ['niamh@EXAMPLE.ie', ['1']],
  ['zoe lefevre; Niamh Kelly', ['2', '1']],
  ['Niamh Kelly, Niamh Kelly', ['1']],
])('the cell %j names the colleagues %j (IMP-11)', (cell, ids) => {
  expect(findColleagues(cell, [niamh, zoe]).users?.map(({ _id }) => _id)).toEqual(ids)
})

it('a name that is nobody’s, or several people’s, is a problem (IMP-11)', () => {
  expect(findColleagues('Niamh', [niamh, zoe]).problem).toBe('There is no colleague "Niamh" with an active account.')
  expect(findColleagues('Niamh Kelly', [niamh, other]).problem).toContain('Several colleagues are called "Niamh Kelly"')
})
