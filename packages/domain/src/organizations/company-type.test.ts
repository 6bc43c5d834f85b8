import { expect, it } from 'vitest'
import { guessCompanyType } from './company-type.ts'

it.each([
  ['Liffey Software Limited', 'LTD'],
  ['Liffey Software Ltd.', 'LTD'],
  ['Bád Teoranta', 'LTD'],
  ['Liffey Holdings DAC', 'DAC'],
  ['Liffey Designated Activity Company', 'DAC'],
  ['Liffey P.L.C.', 'PLC'],
  ['Liffey Public Limited Company', 'PLC'],
  ['Friends of Liffey CLG', 'CLG'],
  ['Friends of Liffey Company Limited by Guarantee', 'CLG'],
  ['Liffey Unlimited Company', 'UC'],
  ['Liffey ULC', 'UC'],
  ['Société Générale (Irish Branch)', 'BRANCH'],
  ['Limited Edition Prints', null],
  ['Aduc', null],
])('%s is guessed to be %s (ORG-30)', (name, type) => {
  expect(guessCompanyType(name)).toBe(type)
})
