import { historyCalls } from '@registrar/domain/history/history.calls'
import type { PersonChanges } from '@registrar/domain/people/person'
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

it('a person keeps occupation, former names and other directorships, none of them being another answer than never asked (PERSON-12)', async () => {
  const id = await makePerson(app())
  const find = async () => (await app().staff(peopleCalls.findPerson, { params: { id } })).answer
  const update = async (body: PersonChanges) =>
    (await app().staff(peopleCalls.updatePerson, { params: { id }, body })).answer
  const unknown = { occupation: null, formerNames: null, otherDirectorships: null }
  expect(await find()).toMatchObject(unknown)

  const named = {
    occupation: 'Notary',
    formerNames: 'Aoife Byrne',
    otherDirectorships: [{ name: 'Liffey Software Limited', appointed: '2020-01-31', ceased: null }],
  }
  expect(await update(named)).toMatchObject(named)
  expect(await find()).toMatchObject(named)

  const none = { formerNames: '', otherDirectorships: [] }
  expect(await update(none)).toMatchObject({ ...named, ...none })
  expect(await update(unknown)).toMatchObject(unknown)

  const [, toNone, toNamed] = (
    await app().staff(historyCalls.searchHistory, { body: { recordType: 'person', recordId: id } })
  ).answer.data
  const changes = (entry: typeof toNone) => entry?.fields.map(({ label, from, to }) => [label, from, to])
  expect(changes(toNone)).toContainEqual(['Former names', 'Aoife Byrne', 'None'])
  expect(changes(toNone)).toContainEqual([
    'Other directorships',
    'Liffey Software Limited, appointed 31/01/2020',
    'None',
  ])
  expect(changes(toNamed)).toContainEqual(['Occupation', null, 'Notary'])
})

it('an organization keeps the register that gave its number', async () => {
  const id = await makeOrganization(app(), { name: 'Rive Gauche SARL', cro: '812 345 678' })
  const { answer } = await app().staff(organizationsCalls.updateOrganization, {
    params: { id },
    body: { registerName: 'RCS Paris' },
  })
  expect(answer.registerName).toBe('RCS Paris')
})
