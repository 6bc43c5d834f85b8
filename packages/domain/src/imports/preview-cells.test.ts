import { expect, it } from 'vitest'
import { cellsAsRead } from './preview-cells.ts'

const asRead = (field: string | null, cell: string) => cellsAsRead('organizations', [{ field }], [cell])[0]

it.each([
  ['incorporationDate', '03/04/2020', '3 April 2020'],
  ['incorporationDate', '2020-04-03T23:30:00Z', '3 April 2020'],
  ['incorporationDate', '31/02/2020', null],
  ['incorporationDate', ' ', null],
  ['incorporationDate', '0/0/00', 'blank'],
  ['cro', 'nan', 'blank'],
  ['cro', '890270.0', '890270'],
  ['creationStatus', 'Dissolved', 'STRIKE OFF'],
  ['creationStatus', 'COMPLETED', null],
  ['name', 'Aran Foods Ltd', null],
  [null, '03/04/2020', null],
])('a cell of the column %s, %s, is previewed as %s (IMP-10)', (field, cell, text) => {
  expect(asRead(field, cell)).toBe(text)
})

it('a column of whole names is previewed as the two names, in the order that its heading says (IMP-2, IMP-10)', () => {
  const nameAsRead = (heading: string, cell: string) =>
    cellsAsRead('people', [{ heading, field: 'fullName' }], [cell])[0]
  expect(nameAsRead('Nom et prénom', 'Lefèvre Zoé')).toBe('First name Zoé, last name Lefèvre')
  expect(nameAsRead('Name', 'Zoé Lefèvre')).toBe('First name Zoé, last name Lefèvre')
  expect(nameAsRead('Name', '王小明')).toBe('One name: 王小明')
})

it('amounts, roles and yes or no are previewed in words (IMP-8, IMP-10)', () => {
  expect(cellsAsRead('orders', [{ field: 'totalAmountOrder' }, { field: 'paidTotaly' }], ['1.234,50', 'oui'])).toEqual([
    '1234.5',
    'Yes',
  ])
  expect(cellsAsRead('links', [{ field: 'roles' }], ['Gérant; associé'])).toEqual(['Director, Shareholder'])
})
