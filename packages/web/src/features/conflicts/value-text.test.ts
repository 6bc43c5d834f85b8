import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

it.each([
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  ['Foyle Ltd', 'Foyle Ltd'],
  ['2027-02-14', '14/02/2027'],
  [['2026-01-31', '2027-01-31'], '31/01/2026, 31/01/2027'],
  [{ nextPaidReminder: '2026-01-31', paidDate: null }, '31/01/2026 · nothing'],
])('the value %j of a conflict reads %j', (value, text) => expect(valueText(value)).toBe(text))
