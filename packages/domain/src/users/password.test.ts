import { expect, it } from 'vitest'
import { isWeakPassword } from './password.ts'

it.each(['', 'short12', 'password', 'Password1', 'QWERTYUIOP', '12345678', 'motdepasse', 'aaaaaaaaaaaa', '😀😀😀😀'])(
  'refuses the weak password %j (USER-5)',
  (password) => {
    expect(isWeakPassword(password)).toBe(true)
  },
)

it.each(['correct horse', 'x7!kQp2z', 'une phrase un peu longue', '😀😁😂🤣😃😄😅😆'])(
  'accepts the password %j (USER-5)',
  (password) => {
    expect(isWeakPassword(password)).toBe(false)
  },
)

const firm = ['Kelly & Sons Formations', 'Société Éire']

it.each([
  'Registrar2026',
  'registrar-2026!',
  '2026 Registrar',
  'Kelly2026!',
  'kellysons99',
  'Formations#1998',
  'REGISTRARKELLY',
  'societe2025',
  'Société_Eire_2025',
])('refuses %j, which is a name of the firm or the product with a year (USER-5)', (password) => {
  expect(isWeakPassword(password, firm)).toBe(true)
})

it.each([
  'qwerty2026',
  'Azerty!123',
  '99azertyuiop99',
  'qwertyazerty1',
  'asdfgh_1234',
  'wxcvbn2024',
  'poiuy5555',
  '12345tyui',
])('refuses %j, which is a row of keys with digits (USER-5)', (password) => {
  expect(isWeakPassword(password)).toBe(true)
})

it.each(['kelly bought 3 boats', 'registrar58302917', 'the sons of Kelly', 'qwe 7 property', 'property2026'])(
  'accepts %j, which only has such a name or such keys in it (USER-5)',
  (password) => {
    expect(isWeakPassword(password, firm)).toBe(false)
  },
)
