import { expect, it } from 'vitest'
import { eraseInJson, eraseInText } from './erase-in-json.ts'

const erased = {
  texts: ['Aoife Byrne', 'aoife@example.ie', "Zéphirin Quackembûche-O'Dwyer", "Quimbyfax & Fils d'Ör", 'Søren Wałęsa'],
  numbers: ['+353 87 998 8776', '7654321ZQ'],
  names: [{ first: 'Aoife', last: 'Byrne' }],
}

it.each([
  ['Call Aoife Byrne', 'Call [erased]'],
  ['AOIFE BYRNE, aoife byrne', '[erased], [erased]'],
  ['Aoife Byrnes and Maoife Byrne', 'Aoife Byrnes and Maoife Byrne'],
  ['/file/Letter%20Aoife Byrne.pdf', '/file/Letter%20[erased].pdf'],
  ['to aoife@example.ie.', 'to [erased].'],
  ["about Zephirin Quackembuche-O'Dwyer.", 'about [erased].'],
  ['about ZÉPHIRIN  QUACKEMBÛCHE O’DWYER, too', 'about [erased], too'],
  ['ring Zephirin Quackembuche O Dwyer', 'ring [erased]'],
  ["Zephirin Quackembuche - O' Dwyer, Zephirin Quackembuche ODwyer", '[erased], [erased]'],
  ['Zephirin Quackembuche O Dwyers', 'Zephirin Quackembuche O Dwyers'],
  ['<b>Zéphirin&nbsp;Quackembûche-O&#39;Dwyer</b>', '<b>[erased]</b>'],
  ["Zéphirin Quackembûche-O'Dwyer".normalize('NFD'), '[erased]'],
  ['Zéphirin\nQuackembûche-ODwyer 😀 Aoife\u00a0Byrne', '[erased] 😀 [erased]'],
  ['for Quimbyfax &amp; Fils d&#39;Ör', 'for [erased]'],
  ['for Soren Walesa and SØREN WAŁĘSA', 'for [erased] and [erased]'],
  ['Byrne-Aoife, AoifeByrne', 'Byrne-Aoife, AoifeByrne'],
  ['Call +353879988776 or 353 87 998-8776', 'Call [erased] or [erased]'],
  ['PPS 7654321 ZQ, not 97654321ZQ', 'PPS [erased], not 97654321ZQ'],
])('%j reads %j (RET-6)', (text, expected) => {
  expect(eraseInText(text, erased)).toBe(expected)
})

it('an object with both names of the erased person leaves its list, and one with another last name stays (RET-6)', () => {
  const people = [
    { firstName: 'aoife', lastName: 'Byrne', birth: '1980-01-01', share: 10, roles: ['director'] },
    { firstName: 'Aoife', lastName: 'Walsh', comments: 'Sister of Aoife Byrne' },
  ]
  expect(eraseInJson({ people }, erased)).toEqual({
    people: [{ firstName: 'Aoife', lastName: 'Walsh', comments: 'Sister of [erased]' }],
  })
  const withHyphen = { ...erased, names: [{ first: 'Zéphirin', last: "Quackembûche-O'Dwyer" }] }
  expect(eraseInJson([{ firstName: 'Zephirin', lastName: 'Quackembuche O Dwyer', share: 10 }], withHyphen)).toEqual([])
  expect(eraseInJson({ firstName: [null, 'Aoife'], lastName: ['Bryne', 'Byrne'] }, erased)).toEqual({
    firstName: [null, ''],
    lastName: ['', ''],
  })
})

it('a number without a letter or digit is refused, because it would match everywhere (RET-6)', () => {
  expect(() => eraseInText('Call Aoife', { texts: [], numbers: ['------'] })).toThrow('no letter or digit')
})
