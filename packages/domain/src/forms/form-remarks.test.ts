import { describe, expect, it } from 'vitest'
import { formRemarks, type ReviewedPerson } from './form-remarks.ts'

const TODAY = '2026-11-26'
const person = (fields: Partial<ReviewedPerson>): ReviewedPerson => ({
  firstName: 'Camille',
  lastName: 'Dupont',
  birth: '1980-02-01',
  personType: 'naturalPerson',
  roles: [],
  beneficiaryPercentage: 0,
  secretaryCompany: false,
  ...fields,
})
const paul = { firstName: 'Paul', lastName: 'Marchand' }
const shareholder = (percentage: number, fields: Partial<ReviewedPerson> = {}) =>
  person({ roles: ['shareholder'], beneficiaryPercentage: percentage, ...fields })

// The no-break blanks of print, as plain ones.
const remarks = (...people: ReviewedPerson[]) =>
  formRemarks(people, TODAY).map((remark) => remark.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'"))

describe('the remarks of the review (FORM-21)', () => {
  it.each([
    [[person({ roles: ['director'] }), shareholder(100, paul)], []],
    [
      [shareholder(0)],
      ['Camille Dupont est le seul actionnaire, avec 0 % des actions : un actionnaire unique en détient 100 %.'],
    ],
    [
      [shareholder(60), shareholder(50.5, paul)],
      ['Les actions font ensemble 110,5 % : leur total est de 100 % en principe.'],
    ],
    [[shareholder(33.3334), shareholder(66.6666, paul)], []],
    [[shareholder(100), shareholder(0, paul)], ['Paul Marchand est actionnaire, avec 0 % des actions.']],
    [
      [person({ roles: ['director'], birth: '2015-11-26' })],
      ["Camille Dupont a 11 ans : la loi irlandaise exige un directeur d'au moins 18 ans (article 131)."],
    ],
    [[person({ roles: ['director'], birth: '2008-11-26' })], []],
    [
      [person({ roles: ['nomineeDirector'], birth: '2008-11-27' })],
      ["Camille Dupont a 17 ans : la loi irlandaise exige un directeur d'au moins 18 ans (article 131)."],
    ],
    [
      [person({ roles: ['secretary'], birth: '2026-01-01' })],
      ["Camille Dupont a 0 an : la loi irlandaise exige un secrétaire d'au moins 18 ans (article 131)."],
    ],
    [[person({ roles: ['other'], birth: '2020-01-01' })], []],
    [
      [person({ roles: ['director'], personType: 'legalPerson', birth: '2020-01-01' })],
      ['Camille Dupont est une personne morale : un directeur est une personne physique.'],
    ],
    [
      [person({ roles: ['director', 'secretary'] })],
      ['Camille Dupont est le seul directeur : il ne peut pas être aussi le secrétaire de la société.'],
    ],
    [[person({ roles: ['director', 'secretary'], secretaryCompany: true })], []],
    [[person({ roles: ['director', 'secretary'] }), person({ roles: ['director'], ...paul })], []],
    [
      [person({}), person({ firstName: 'camille', lastName: 'DUPONT' })],
      [
        'Camille Dupont figure plusieurs fois, sous le même nom : une même personne se saisit une seule fois, avec tous ses rôles.',
      ],
    ],
  ])('%j: %j', (people, expected) => {
    expect(remarks(...people)).toEqual(expected)
  })
})
