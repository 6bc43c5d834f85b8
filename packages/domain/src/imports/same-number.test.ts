import { expect, it } from 'vitest'
import { isSameNumber } from './same-number.ts'

it.each([
  ['cro', '022045', '22045', true],
  ['cro', '22045', '22046', false],
  ['cro', 'N/A', 'TBC', false],
  ['phone', '086 123 4567', '861234567', true],
  ['phone', '+353 86 123 4567', '0861234567', true],
  ['phone', '086 123 4567', '086 123 4568', false],
  ['coroporationTaxNumber', 'IE1234567T', '1234567t', true],
  ['mail', 'Info@Aran.example', 'info@aran.example', true],
  ['name', 'ARAN LTD', 'Aran Ltd', false],
  ['cro', null, '22045', false],
])('the %s %j and %j are the same number: %s (IMP-4)', (field, known, given, isSame) => {
  expect(isSameNumber(field, known, given)).toBe(isSame)
})
