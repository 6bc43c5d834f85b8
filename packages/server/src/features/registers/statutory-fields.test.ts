import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

it('an organization keeps its type, the end of the relationship and the bond (ORG-30, ORG-31, ORG-32)', async () => {
  const id = await makeOrganization(app(), { name: 'Liffey Software Limited' })
  const find = async () => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
  expect(await find()).toMatchObject({
    companyType: null,
    companyTypeGuess: 'LTD',
    relationshipEndedOn: null,
    bondUntil: null,
  })

  const body = { companyType: 'LTD' as const, relationshipEndedOn: '2026-06-30', bondUntil: '2027-01-31' }
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
  expect(await find()).toMatchObject(body)

  const renamed = { params: { id }, body: { name: 'Liffey Software DAC' } }
  const { answer } = await app().staff(organizationsCalls.updateOrganization, renamed)
  expect(answer).toMatchObject({ companyType: 'LTD', companyTypeGuess: 'DAC' })
})

it('a person keeps the RBO number and the identity documents (PERSON-9)', async () => {
  const id = await makePerson(app())
  const find = async () => (await app().staff(peopleCalls.findPerson, { params: { id } })).answer
  expect(await find()).toMatchObject({ rboNumber: null, identityDocuments: [], sameAsOrganization: null })

  const passport = { type: 'Passport', number: 'PA1234567', expiresOn: '2030-05-31', url: null }
  const body = { rboNumber: 'RBO-77', identityDocuments: [passport] }
  expect((await app().staff(peopleCalls.updatePerson, { params: { id }, body })).answer).toMatchObject(body)
  expect(await find()).toMatchObject(body)
})
