import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { beforeEach, expect, it } from 'vitest'
import { loadSanctionsList } from '#features/sanctions'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeAllotment } from '../shares/shares.factory.ts'
import { certifiedPapers, completeForm, loadAnyList } from './aml.factory.ts'

const app = useApp()

beforeEach(() => loadAnyList(app()))

/** A client with a director, all of whose shares somebody holds by an event, whom no link joins to it. */
const makeAllottedClient = async (owner: object) => {
  const organizationId = await makeOrganization(app(), { aml: completeForm })
  const peopleId = await makePerson(app(), { identityDocuments: certifiedPapers() })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
  const ownerId = await makePerson(app(), { identityDocuments: certifiedPapers(), ...owner })
  await makeAllotment(app(), organizationId, { personId: ownerId })
  return { organizationId, ownerId }
}
const sign = (organizationId: string) => app().staff(amlCalls.signAmlVersion, { body: { organizationId } })
const panel = async (organizationId: string) => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data.find(({ rule }) => rule === 'amlFile')
}
const enhancedOf = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.amlStatus.enhancedDueDiligence

it('who holds shares by an event concerns the client without a link (AML-12, AML-21)', async () => {
  const { organizationId, ownerId } = await makeAllottedClient({ firstName: 'Paula', lastName: 'Exposed' })
  expect(await panel(organizationId)).toMatchObject({ state: 'green' })
  const savePerson = (body: object) => app().staff(peopleCalls.updatePerson, { params: { id: ownerId }, body })

  await savePerson({ pep: true })
  expect(await enhancedOf(organizationId)).toEqual(['LINKED_PEP'])
  expect(await panel(organizationId)).toMatchObject({ state: 'red' })
  await savePerson({ pep: false, addressCountry1: 'Iran' })
  expect(await enhancedOf(organizationId)).toEqual(['HIGH_RISK_COUNTRY'])
})

it('a listed person who holds shares by an event stops the file, and makes the company a hit (SANC-4, SANC-7)', async () => {
  const { organizationId } = await makeAllottedClient({ firstName: 'Gleb', lastName: 'Listedov' })
  await loadSanctionsList(app().db, { fileName: 'owner.csv', name: 'Owners', day: '2026-11-20' }, [
    { key: 'owner:1', kind: 'person', names: ['LISTEDOV Gleb'], births: [], programme: null },
  ])
  const { problem } = await sign(organizationId)
  expect(problem).toMatchObject({ code: 'SANCTIONS_HIT_OPEN', message: expect.stringContaining('Gleb Listedov') })
  expect(await panel(organizationId)).toMatchObject({ state: 'red', reason: expect.stringContaining('Gleb Listedov') })
})
