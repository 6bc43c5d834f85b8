import { expect, it } from 'vitest'
import { companyNameOf, companyOfForm, formPersonName } from './form-company.ts'

it.each([
  ['Marchand Holding', 'SARL', 'Marchand Holding SARL'],
  ['Marchand Holding SARL', 'SARL', 'Marchand Holding SARL'],
  ['Marchand Holding S.A.R.L.', 'sarl', 'Marchand Holding S.A.R.L.'],
  ['Acme Limited', 'LTD', 'Acme Limited'],
  ['Fondation Duval', 'Fondation', 'Fondation Duval Fondation'],
  ['Mutuelle du Sud, mutuelle', 'Mutuelle', 'Mutuelle du Sud, mutuelle'],
  ['  Acme  ', '', 'Acme'],
  ['Acme', '-', 'Acme'],
  ['', 'SARL', 'SARL'],
])('a legal person called %j of the form %j is %j (FORM-12)', (firstName, lastName, name) => {
  expect(companyNameOf({ firstName, lastName })).toBe(name)
})

it('calls a natural person by both names, and a legal person by its name with its form, once (FORM-21)', () => {
  const names = { firstName: 'Holding SARL', lastName: 'SARL' }
  expect(formPersonName({ ...names, personType: 'legalPerson' })).toBe('Holding SARL')
  expect(formPersonName({ firstName: 'Anne', lastName: 'SARL', personType: 'naturalPerson' })).toBe('Anne SARL')
})

const person = {
  firstName: 'Marchand Holding',
  lastName: 'SARL',
  mail: 'office@marchand.example',
  phone: '+33 6 12 34 56 78',
  birth: '1988-05-17T00:00:00.000Z',
  nationality: 'France',
  street: '4 rue des Lilas',
  city: 'Lyon',
  state: '-',
  country: 'France',
  zip: '69003',
  KBIS: ' 123 456 789 ',
  authorizedPerson_name: 'Mme A',
  authorizedPerson_address: '',
  beneficiaryPercentage: 40,
  secretaryCompany: false,
  anonymeShareholder: false,
  roles: [],
  personType: 'legalPerson' as const,
}

it('has the number, register, address and representative of the form, and no day of incorporation (FORM-12)', () => {
  expect(companyOfForm(person)).toEqual({
    name: 'Marchand Holding SARL',
    cro: '123 456 789',
    registerName: 'Company register, France',
    mail: 'office@marchand.example',
    address: '4 rue des Lilas\n69003 Lyon',
    country: 'France',
    comments: 'Registered on 17/05/1988\nPhone: +33 6 12 34 56 78\nAuthorised person: Mme A',
  })
})

it.each(['Irlande', 'Ireland', 'Éire', 'Republic of Ireland', 'irlandaise'])(
  'a number of %s is one of the CRO, whose register needs no name',
  (nationality) => {
    expect(companyOfForm({ ...person, nationality, KBIS: '123456' })).toMatchObject({
      cro: '123456',
      registerName: null,
    })
  },
)

it('what is not said stays empty', () => {
  const empty = Object.fromEntries(Object.keys(person).map((field) => [field, '']))
  expect(companyOfForm({ ...person, ...empty, birth: null, firstName: 'Acme', country: 'France' })).toEqual({
    name: 'Acme',
    cro: null,
    registerName: null,
    mail: null,
    address: null,
    country: 'France',
    comments: null,
  })
})
