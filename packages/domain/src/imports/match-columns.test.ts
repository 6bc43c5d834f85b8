import { expect, it } from 'vitest'
import { matchColumns, repeatedFields } from './match-columns.ts'

const guess = (heading: string) => (/mail/i.test(heading) ? { field: 'mail', isPart: false } : undefined)

it.each([
  ['the first of two columns that mean a field fills it', ['E-mail', 'Mail'], {}, {}, ['mail', null]],
  ['a chosen column comes before one that means the field', ['E-mail', 'Mail'], { Mail: 'mail' }, {}, [null, 'mail']],
  [
    'a remembered column comes before one that means the field',
    ['E-mail', 'Mail'],
    {},
    { Mail: 'mail' },
    [null, 'mail'],
  ],
  [
    'a chosen column comes before a remembered one',
    ['E-mail', 'Mail'],
    { 'E-mail': 'mail' },
    { Mail: 'mail' },
    ['mail', null],
  ],
  ['the first of two remembered columns fills a field', ['A', 'B'], {}, { A: 'mail', B: 'mail' }, ['mail', null]],
  ['a column that is left out fills nothing', ['E-mail', 'Mail'], { 'E-mail': null }, {}, [null, 'mail']],
  ['the first of two columns of one heading fills the field', ['Mail', 'Mail'], { Mail: 'mail' }, {}, ['mail', null]],
  ['an unknown heading fills nothing', ['constructor'], {}, {}, [null]],
])('%s (IMP-2)', (_, headings, chosen, remembered, fields) => {
  expect(matchColumns(headings, { chosen, remembered }, guess)).toEqual(fields)
})

it('a field that is chosen for two headings of the file is found (IMP-3)', () => {
  const chosen = { A: 'mail', B: 'mail', C: 'phone', D: null, E: null, F: 'phone' }
  expect(repeatedFields(['A', 'B', 'C', 'C', 'D', 'E'], chosen)).toEqual([
    ['A', 'mail'],
    ['B', 'mail'],
  ])
})
