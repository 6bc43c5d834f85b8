import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { beforeEach, expect, it } from 'vitest'
import { loadSanctionsList } from '#features/sanctions'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { certifiedPapers, completeForm, loadAnyList, makeCompleteFile } from './aml.factory.ts'

const app = useApp()

beforeEach(() => loadAnyList(app()))

/** A client that a holding owns, and the holding's owner, whom no link joins to the client. */
const makeOwnedClient = async (owner: { firstName: string; lastName: string }) => {
  const { staff } = app()
  const clientId = await makeOrganization(app(), { aml: completeForm })
  const holdingId = await makeOrganization(app(), { name: 'Liffey Holdings Ltd' })
  const directorId = await makePerson(app(), { identityDocuments: certifiedPapers() })
  const ownerId = await makePerson(app(), { ...owner, identityDocuments: certifiedPapers() })
  await staff(linksCalls.createLink, {
    body: { organizationId: clientId, peopleId: directorId, roles: ['director'] },
  })
  await staff(companyMembersCalls.createCompanyMember, {
    body: { organizationId: clientId, memberId: holdingId, roles: ['shareholder'], beneficiaryPercentage: 100 },
  })
  for (const [peopleId, beneficiaryPercentage] of [
    [ownerId, 40],
    [directorId, 60],
  ] as const)
    await staff(linksCalls.createLink, {
      body: { organizationId: holdingId, peopleId, roles: ['shareholder'], beneficiaryPercentage },
    })
  return { clientId, ownerId }
}

const sign = (organizationId: string) => app().staff(amlCalls.signAmlVersion, { body: { organizationId } })
const panel = async (organizationId: string) => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data.find(({ rule }) => rule === 'amlFile')
}
const enhancedOf = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.amlStatus.enhancedDueDiligence
const printedText = async (versionId: string) => {
  const url = `/aml/version/${versionId}.pdf`
  const pdf = await app().app.inject({ url, headers: { authorization: `JWT ${app().staffToken}` } })
  return textOfPdf(pdf.rawPayload).replaceAll(/\s+/g, ' ')
}
const savePerson = (id: string, body: object) => app().staff(peopleCalls.updatePerson, { params: { id }, body })

it('a politically exposed person who owns a client through a company asks for enhanced measures (AML-12)', async () => {
  const { clientId, ownerId } = await makeOwnedClient({ firstName: 'Paula', lastName: 'Exposed' })
  expect(await panel(clientId)).toMatchObject({ state: 'green' })
  expect(await enhancedOf(clientId)).toEqual([])

  await savePerson(ownerId, { pep: true })
  expect(await enhancedOf(clientId)).toEqual(['LINKED_PEP'])
  expect(await panel(clientId)).toMatchObject({ state: 'red' })
  expect((await sign(clientId)).problem.code).toBe('AML_FILE_INCOMPLETE')
})

it('a listed person who owns a client through a company stops the file, below half too (SANC-4)', async () => {
  const { clientId } = await makeOwnedClient({ firstName: 'Gleb', lastName: 'Listedov' })
  await loadSanctionsList(app().db, { fileName: 'owner.csv', name: 'Owners', day: '2026-11-20' }, [
    { key: 'owner:1', kind: 'person', names: ['LISTEDOV Gleb'], births: [], programme: null },
  ])
  expect((await sign(clientId)).problem.code).toBe('SANCTIONS_HIT_OPEN')
  expect(await panel(clientId)).toMatchObject({ state: 'red', reason: expect.stringContaining('Gleb Listedov') })

  const { answer } = await app().staff(sanctionsCalls.searchSanctions, { body: { organizationId: clientId } })
  expect(answer.data).toMatchObject([{ name: 'Gleb Listedov', state: 'open' }])
  await app().staff(sanctionsCalls.decideSanctionsHit, {
    params: { id: answer.data[0]?._id ?? '' },
    body: { state: 'cleared', reason: 'Another birth.' },
  })
  expect((await sign(clientId)).status).toBe(200)
})

it('a signed file says for whom a nominee holds, who instructs, and what was found in the register of owners (AML-17)', async () => {
  const { staff } = app()
  const clientId = await makeOrganization(app(), { aml: { ...completeForm, rbo_checked_on: '2026-03-02' } })
  const nominee = await makePerson(app(), { identityDocuments: certifiedPapers() })
  const behind = { firstName: 'Bea', lastName: 'Behind', identityDocuments: certifiedPapers() }
  const roles = ['director', 'shareholder'] as const
  const held = { beneficiaryPercentage: 100, nomineeFor: await makePerson(app(), behind), instructs: true }
  await staff(linksCalls.createLink, {
    body: { organizationId: clientId, peopleId: nominee, roles: [...roles], ...held },
  })
  const { answer: version } = await sign(clientId)
  const { answer } = await staff(amlCalls.findAmlVersion, { params: { id: version._id } })
  expect(answer.content['people']).toMatchObject([{ roles, heldFor: 'Bea Behind', instructs: true }])

  const text = await printedText(version._id)
  expect(text).toContain('Register of beneficial owners (RBO)')
  expect(text).toContain('Looked at on 02/03/2026')
  expect(text).toContain('shares held for Bea')
  expect(text).toContain('instructs the firm')
  expect(text).not.toContain('beneficial owner by')
  expect(text).toMatch(/They were compared on \d\d\/\d\d\/\d{4} \d\d:\d\d by/)
})

it('the papers of who owns a client through a company are judged again when they change, and printed (AML-17, AML-18)', async () => {
  const { clientId, ownerId } = await makeOwnedClient({ firstName: 'Orla', lastName: 'Behind' })
  const { status, answer: version } = await sign(clientId)
  expect(status).toBe(200)
  const { answer } = await app().staff(amlCalls.findAmlVersion, { params: { id: version._id } })
  expect(answer.content['peopleBehind']).toMatchObject([
    { name: 'Orla Behind', pep: false, identityDocuments: [{ type: 'Passport', number: 'P123' }, {}] },
  ])
  const text = await printedText(version._id)
  for (const part of [
    'Owner through',
    'Online meeting (default)',
    'certified by Niamh Kelly',
    'is not on record',
    'Liffey Holdings Ltd',
  ])
    expect(text).toContain(part)

  expect(await panel(clientId)).toMatchObject({ state: 'green' })
  await savePerson(ownerId, { identityDocuments: [] })
  expect(await panel(clientId)).toMatchObject({ state: 'amber', reason: expect.stringContaining('Orla Behind') })
})

it('a trust that owns a client is no owner: who is behind it is asked, unless somebody is declared to control the client (AML-18)', async () => {
  const { staff } = app()
  const { organizationId, ownerId, peopleId } = await makeCompleteFile(app(), {}, { lastName: 'Protector' })
  await savePerson(ownerId, { lastName: 'Trust', companyForm: 'Trust' })
  const refused = await sign(organizationId)
  const open = [{ rule: 'owners', reason: 'Nobody is known who is behind Orla Trust, a legal person.' }]
  expect(refused.problem).toMatchObject({ code: 'AML_FILE_INCOMPLETE', open })
  expect(await panel(organizationId)).toMatchObject({ state: 'amber' })

  const { answer } = await staff(linksCalls.searchLinks, { body: { organizationId, peopleId } })
  const [link] = answer.data
  await staff(linksCalls.updateLink, {
    params: { id: link?._id ?? '' },
    body: { roles: ['nomineeDirector'], controls: [{ ground: 'Protector of the trust' }] },
  })
  const { status, answer: version } = await sign(organizationId)
  expect(status).toBe(200)
  const text = await printedText(version._id)
  for (const part of ['0%, beneficial owner by', 'control by other means']) expect(text).toContain(part)

  await staff(linksCalls.updateLink, { params: { id: link?._id ?? '' }, body: { controls: [] } })
  const accepted = { organizationId, acceptOpen: 'The deed of the trust is on its way' }
  const again = await staff(amlCalls.signAmlVersion, { body: accepted })
  expect(await printedText(again.answer._id)).toMatch(/Senior managing officials: \w+ Protector/)
})
