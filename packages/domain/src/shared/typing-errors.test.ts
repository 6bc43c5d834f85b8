import { expect, it } from 'vitest'
import { companyNameKey, personNameKey } from './name-key.ts'
import { misspeltCompanyKeys, misspeltPersonKeys } from './typing-errors.ts'

const areCompanies = (one: string, other: string) => misspeltCompanyKeys(one).includes(companyNameKey(other))
const parts = (name: string) => name.split('|') as [string, string]
const arePeople = (one: string, other: string) =>
  misspeltPersonKeys(...parts(one)).includes(personNameKey(...parts(other)))

// ORG-33
it.each([
  ['Emerald Consulting Ltd', 'Emerld Consulting Limited'],
  ['Emerald Consulting', 'Emerald Consultng'],
  ['Emerald Consulting', 'Emmerald Consulting'],
  ['Emerald Consulting', 'Emerald Cosnulting'],
  ['Emerald Consulting', 'Emerald Consulring'],
  ['Liffey Software', 'Lifey Software'],
  ['Liffey Software', 'Liffey Sofware DAC'],
  ['Étoile Conseil SARL', 'Etiole Conseil'],
  ['Boyne Plumbing Unit 4', 'Boyne Plumbimg Unit 4'],
])('the companies %j and %j differ by a typing error, either way', (one, other) => {
  expect([areCompanies(one, other), areCompanies(other, one)]).toEqual([true, true])
})

it.each([
  ['Unit 1', 'Unit 2'],
  ['Boyne Holdings 10', 'Boyne Holdings 11'],
  ['Boyne 2019 Ltd', 'Boyne 2020 Ltd'],
  ['Block10A', 'Block11A'],
  ['Boyne XVIII', 'Boyne XVIIII'],
  ['Boyne Phase II', 'Boyne Phase III'],
  ['Cork Foods', 'York Foods'],
  ['Mayo Bars', 'Mayo Cars'],
  ['Emerald Consulting', 'Emerald Consultancy'],
  ['Emerald Consulting', 'Emerld Consultng'],
  ['Molly Designs', 'Holly Designs'],
  ['Liffey Software', 'Liffey Hardware'],
  ['Liffey Software', 'Liffey Software'],
  ['Emerald', 'Emerald Isle'],
])('the companies %j and %j do not differ by a typing error', (one, other) => {
  expect([areCompanies(one, other), areCompanies(other, one)]).toEqual([false, false])
})

// PERSON-11
it.each([
  ['Niamh|Gallagher', 'Niamh|Galagher'],
  ['Niamh|Gallagher', 'Niahm|Gallagher'],
  ['Aoife|Walsh', 'Aoife|Welsh'],
  ['José|García', 'José|Gracia'],
  ['Seán|Byrne', 'Sean|Byne'],
  ['Thérèse|Lefèvre', 'Therese|Leffevre'],
  ['Michael|O’Connor', 'Micheal|OConnor'],
  ['Mary Ellen|Roche', 'Mary Elllen|Roche'],
])('the people %j and %j differ by a typing error, either way', (one, other) => {
  expect([arePeople(one, other), arePeople(other, one)]).toEqual([true, true])
})

it.each([
  ['Paul|Ryan', 'Paula|Ryan'],
  ['Daniel|Ryan', 'Daniela|Ryan'],
  ['Maria|Ryan', 'Marie|Ryan'],
  ['Mario|Ryan', 'Maria|Ryan'],
  ['Molly|Ryan', 'Holly|Ryan'],
  ['Tom|Ryan', 'Tim|Ryan'],
  ['Mary|Ryan', 'Gary|Ryan'],
  ['Brian|Nolan', 'Brid|Nolan'],
  ['Niamh|Gallagher', 'Niahm|Galagher'],
  ['王|小明', '王|小红'],
  ['Юрий|Королёв', 'Юрий|Королева'],
  ['Sean|Byrne', 'Sean|Burns'],
])('the people %j and %j do not differ by a typing error', (one, other) => {
  expect([arePeople(one, other), arePeople(other, one)]).toEqual([false, false])
})

it('a name has a few thousand such keys at most (ORG-33)', () => {
  for (const count of [12, 27]) expect(misspeltCompanyKeys('Consulting '.repeat(count)).length).toBeLessThan(7000)
})
