import { describe, expect, it } from 'vitest'
import { formStepStates, invalidTextPaths } from './form-steps.ts'
import { blankPerson, type FormValues, formValuesFromDraft, type PersonValues } from './form-values.ts'

const empty = formValuesFromDraft(null)

const person: PersonValues = {
  ...blankPerson,
  firstName: 'Anne',
  lastName: 'Martin',
  mail: 'anne@example.fr',
  phone: '0612345678',
  birth: '1988-05-17',
  nationality: 'Française',
  street: '4 rue des Lilas',
  zip: '69003',
  city: 'Lyon',
  state: 'Rhône',
  country: 'France',
  roles: ['director', 'secretary', 'shareholder'],
  beneficiaryPercentage: 100,
}

const filled: FormValues = {
  ...empty,
  organizationName1: 'Quai',
  organizationName2: 'Quai Deux',
  organizationName3: 'Quai Trois',
  description: 'Conseil',
  peoples: [person],
  IDPAL: true,
}

const complete = {
  names: 'complete',
  activity: 'complete',
  people: 'complete',
  services: 'optional',
  identity: 'complete',
}

describe('the progress of the public form (FORM-20)', () => {
  it.each([
    ['a filled form is complete, and its services are optional', filled, complete],
    ['a chosen service completes its step', { ...filled, secretaryCompany: true }, { services: 'complete' }],
    ['one missing name leaves the names incomplete', { ...filled, organizationName3: ' ' }, { names: 'incomplete' }],
    [
      'a missing description leaves the activity incomplete',
      { ...filled, description: '' },
      { activity: 'incomplete' },
    ],
    [
      'an unticked certification leaves the identity incomplete',
      { ...filled, IDPAL: false },
      { identity: 'incomplete' },
    ],
    [
      'a second person without a name leaves the people incomplete',
      { ...filled, peoples: [person, blankPerson] },
      { people: 'incomplete' },
    ],
    [
      'a role that nobody has leaves the people incomplete',
      { ...filled, peoples: [{ ...person, roles: ['director' as const] }] },
      { people: 'incomplete' },
    ],
  ])('%s', (_case, values, states) => {
    expect(formStepStates(values, [])).toEqual({ ...complete, ...states })
  })

  it('nothing is wrong, and nothing complete, in an empty form', () => {
    expect(new Set(Object.values(formStepStates(empty, [])))).toEqual(new Set(['incomplete', 'optional']))
  })

  it('a step with a field in error is wrong, whatever its other fields say', () => {
    expect(formStepStates(filled, ['organizationName2', 'peoples.0.mail', 'IDPAL'])).toEqual({
      ...complete,
      names: 'wrong',
      people: 'wrong',
      identity: 'wrong',
    })
  })
})

it.each([
  ['an impossible date of birth is invalid', { birth: '31/02/1988' }, ['peoples.1.birth']],
  ['a percentage above 100 is invalid', { beneficiaryPercentage: 120 }, ['peoples.1.beneficiaryPercentage']],
  ['a percentage that is not a number is invalid', { beneficiaryPercentage: NaN }, ['peoples.1.beneficiaryPercentage']],
  ['the percentage of a person without shares is ignored', { beneficiaryPercentage: 120, roles: [] }, []],
  ['empty fields are not invalid', { birth: null, beneficiaryPercentage: '' as const }, []],
])('%s (FORM-1, FORM-5)', (_case, fields, paths) => {
  expect(invalidTextPaths({ peoples: [person, { ...person, ...fields }] })).toEqual(paths)
})
