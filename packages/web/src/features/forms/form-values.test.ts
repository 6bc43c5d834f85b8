import type { Form } from '@registrar/domain/forms/form'
import { describe, expect, it } from 'vitest'
import {
  blankPerson,
  formValuesFromDraft,
  formValuesOf,
  isFilledPerson,
  valuesToSend,
  withoutHiddenFields,
} from './form-values.ts'

const empty = formValuesFromDraft(null)
const shareholder = { ...blankPerson, roles: ['shareholder' as const], beneficiaryPercentage: 40 }
const legalPerson = {
  ...blankPerson,
  personType: 'legalPerson' as const,
  KBIS: '123',
  authorizedPerson_name: 'Marie Laurent',
  authorizedPerson_address: '1 rue Haute',
}

describe('the draft kept in the browser', () => {
  it.each([[null], [undefined], ['text'], [7], [[]]])('opens an empty form with one person when it is %o', (draft) => {
    expect(formValuesFromDraft(draft)).toEqual({ ...empty, peoples: [blankPerson] })
  })

  it('fills the form as it was left', () => {
    const draft = { ...empty, organizationName1: 'Harbour', IDPAL: true, peoples: [shareholder, legalPerson] }
    expect(formValuesFromDraft(structuredClone(draft))).toEqual(draft)
  })

  it('empties the values that do not fit and keeps the others', () => {
    const draft = {
      organizationName1: 5,
      description: 'Trade',
      peoples: [{ firstName: 'Aoife', birth: 3, roles: ['king'] }],
    }
    const person = { ...blankPerson, firstName: 'Aoife' }
    expect(formValuesFromDraft(draft)).toEqual({ ...empty, description: 'Trade', peoples: [person] })
  })
})

// FORM-9
it('the birth of a stored form shows as a day', () => {
  const stored = {
    ...empty,
    peoples: [{ ...blankPerson, birth: '1990-05-17T00:00:00.000Z' }, blankPerson],
  } as unknown as Form
  expect(formValuesOf(stored).peoples.map((person) => person.birth)).toEqual(['1990-05-17', null])
})

describe('the values that are sent', () => {
  const sent = (person: typeof blankPerson) => withoutHiddenFields({ ...empty, peoples: [person] }).peoples[0]

  // FORM-5
  it('keep the percentage of a shareholder', () => {
    expect(sent(shareholder)).toHaveProperty('beneficiaryPercentage', 40)
  })

  it('have no percentage once the role was unticked', () => {
    expect(sent({ ...shareholder, roles: ['director'] })).toHaveProperty('beneficiaryPercentage', 0)
  })

  // FORM-3
  it.each([
    ['secretary', 'secretaryCompany'],
    ['shareholder', 'anonymeShareholder'],
  ] as const)('have the service for the role %s only while the person has the role', (role, service) => {
    const served = { ...blankPerson, roles: [role], [service]: true }
    expect(sent(served)).toHaveProperty(service, true)
    expect(sent({ ...served, roles: ['director'] })).toHaveProperty(service, false)
  })

  // FORM-4
  it('keep the company fields of a legal person', () => {
    expect(sent(legalPerson)).toEqual(legalPerson)
  })

  it('have no company fields once the person is natural', () => {
    expect(sent({ ...legalPerson, personType: 'naturalPerson' })).toEqual(blankPerson)
  })
})

it.each([
  ['a new person', blankPerson, false],
  ['a new legal person', { ...blankPerson, personType: 'legalPerson' as const }, false],
  ['a person whose percentage was emptied', { ...blankPerson, beneficiaryPercentage: '' as const }, false],
  ['a person with a first name', { ...blankPerson, firstName: 'Jeanne' }, true],
  ['a person with a role', { ...blankPerson, roles: ['director' as const] }, true],
  ['a person whose role the secretary company has', { ...blankPerson, secretaryCompany: true }, true],
])('knows of %s whether something is filled in (UI-6)', (_, person, isFilled) => {
  expect(isFilledPerson(person)).toBe(isFilled)
})

it.each([
  ['France', { state: '-', zip: '' }],
  ['Émirats arabes unis', { state: '', zip: '-' }],
  ['Irlande', { state: '', zip: '' }],
  ['', { state: '', zip: '' }],
])('a part of an address that %j does not have is sent as - (FORM-24)', (country, expected) => {
  const person = { ...blankPerson, country }
  expect(valuesToSend({ ...empty, peoples: [person] }).peoples[0]).toMatchObject(expected)
  const filled = { ...person, state: 'Rhône', zip: '69003' }
  expect(valuesToSend({ ...empty, peoples: [filled] }).peoples[0]).toMatchObject({ state: 'Rhône', zip: '69003' })
})
