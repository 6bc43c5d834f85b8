import { expect, it } from 'vitest'
import type { FormPerson } from '../forms/form-person.ts'
import { complianceOfForm } from './form-compliance.ts'

const person: FormPerson = {
  firstName: 'Marie',
  lastName: 'Martin',
  mail: 'marie@example.fr',
  phone: '',
  nationality: 'French',
  street: '',
  city: '',
  state: '',
  country: 'France',
  zip: '',
  KBIS: '',
  authorizedPerson_name: '',
  authorizedPerson_address: '',
  birth: '1980-01-01T00:00:00.000Z',
  beneficiaryPercentage: 100,
  secretaryCompany: false,
  anonymeShareholder: false,
  roles: ['director', 'shareholder'],
  personType: 'naturalPerson',
}
const redRules = (peoples: FormPerson[], secretaryCompany = false) =>
  complianceOfForm({ peoples, secretaryCompany }, 'Seine Limited', '2026-11-21')
    .filter(({ state }) => state === 'red')
    .map(({ rule }) => rule)

it('a form with a director, a secretary company and all shares breaks no rule (COMP-17)', () => {
  expect(redRules([person], true)).toEqual([])
})

it('a form without a secretary, with a minor abroad and half the shares says so (COMP-17)', () => {
  const minor = { ...person, birth: '2010-01-01T00:00:00.000Z', country: 'USA', beneficiaryPercentage: 50 }
  expect(redRules([minor])).toEqual(['directorAge', 'secretary', 'eeaDirector', 'sharesTotal'])
})
