import { amlCalls } from '@registrar/domain/aml/aml.calls'
import type { FileRule } from '@registrar/domain/aml/file-gaps'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleague } from '../users/users.factory.ts'
import { certifiedPapers, completeForm, loadAnyList, makeCompleteFile } from './aml.factory.ts'

const app = useApp()

const day = today('Europe/Dublin')

const sign = (organizationId: string, acceptOpen?: string) =>
  app().staff(amlCalls.signAmlVersion, { body: { organizationId, ...(acceptOpen !== undefined && { acceptOpen }) } })
const save = (id: string, body: object) => app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const saveForm = (id: string, aml: object) => save(id, { aml })
const savePapers = (id: string, identityDocuments: object[]) =>
  app().staff(peopleCalls.updatePerson, { params: { id }, body: { identityDocuments } })
const row = async (organizationId: string) => {
  const { answer } = await app().staff(amlCalls.searchAmlFiles, { body: { limit: 1000 } })
  return answer.data.find((one) => one.organizationId === organizationId)
}
const rules = async (organizationId: string) => [...new Set((await row(organizationId))?.open.map(({ rule }) => rule))]
const finding = async (organizationId: string, rule = 'amlFile') => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data.find((one) => one.rule === rule)
}

beforeEach(() => loadAnyList(app()))

it('a file without what the law demands is refused, and says what is open (AML-18)', async () => {
  const organizationId = await makeOrganization(app(), { aml: { appendix2_q6: true, appendix2_q9: true } })
  const { status, problem } = await sign(organizationId)
  expect([status, problem.code]).toEqual([422, 'AML_FILE_INCOMPLETE'])
  expect(problem).toMatchObject({
    ok: false,
    open: [
      { rule: 'answers', reason: '2 of 13 questions are answered.' },
      { rule: 'identity', reason: expect.any(String) },
      { rule: 'appendix4', reason: expect.any(String) },
      { rule: 'appendix6', reason: expect.any(String) },
      { rule: 'owners', reason: expect.any(String) },
    ],
  })
  expect((await row(organizationId))?.open).toEqual((problem as { open?: unknown }).open)
})

it('a complete file is signed, green, and has nothing open (AML-18)', async () => {
  const { organizationId } = await makeCompleteFile(app())
  expect(await row(organizationId)).toMatchObject({ open: [] })
  expect(await finding(organizationId)).toMatchObject({ state: 'green' })
  const { status, answer } = await sign(organizationId)
  expect(status).toBe(200)
  const version = await app().staff(amlCalls.findAmlVersion, { params: { id: answer._id } })
  expect(version.answer.content).toMatchObject({ open: [], acceptOpen: null })
})

describe('each thing that is missing is open (AML-18)', () => {
  const passport = () => certifiedPapers()[0] as object
  const bill = () => certifiedPapers()[1] as object
  const papers: [string, () => object[], FileRule[]][] = [
    ['no paper', () => [], ['identity', 'address']],
    ['a proof of address alone', () => [bill()], ['identity']],
    ['a passport alone', () => [passport()], ['address']],
    ['an expired passport', () => [{ ...passport(), expiresOn: addDays(day, -1) }, bill()], ['identity']],
    [
      'a passport of which nobody says when it expires',
      () => [{ ...passport(), expiresOn: null }, bill()],
      ['identity'],
    ],
    ['a paper without expiry', () => [{ ...passport(), expiresOn: null, noExpiry: true }, bill()], []],
    ['a passport without number', () => [{ ...passport(), number: ' ' }, bill()], ['identity']],
    ['a passport that nobody has certified', () => [{ ...passport(), certifiedBy: null }, bill()], ['identity']],
    ['an old bill', () => [passport(), { ...bill(), issuedOn: addMonths(day, -3) }], ['address']],
    [
      'a passport that was issued after somebody certified it',
      () => [{ ...passport(), issuedOn: addDays(day, 1) }, bill()],
      ['identity'],
    ],
    ['a justificatif', () => [passport(), { ...bill(), type: 'JUSTIFICATIF de Domicile' }], []],
    ['a proof of address by its code', () => [passport(), { ...bill(), type: 'proofOfAddress' }], []],
  ]
  it.each(papers)('%s', async (_, documents, expected) => {
    const { organizationId, peopleId } = await makeCompleteFile(app())
    await savePapers(peopleId, documents())
    expect(await rules(organizationId)).toEqual(expected)
  })

  const forms: [string, object, FileRule[]][] = [
    ['an answer', { appendix2_q3: null }, ['answers']],
    ['the appendix of an individual', { appendix2_q6: false }, ['appendix3']],
    ['the appendix of a remote client', { appendix6_name_of_client: '' }, ['appendix6']],
    ['a client that is met', { appendix2_q9: false, appendix6_name_of_client: '' }, []],
    ['enhanced measures', { appendix2_q10: true }, ['sourceOfWealth', 'sourceOfFunds', 'approval', 'monitoring']],
  ]
  it.each(forms)('%s', async (_, changes, expected) => {
    const { organizationId } = await makeCompleteFile(app())
    await saveForm(organizationId, changes)
    expect(await rules(organizationId)).toEqual(expected)
    expect((await finding(organizationId))?.state).not.toBe(expected.length > 0 ? 'green' : undefined)
  })

  it('an owner that is not known, and who instructs', async () => {
    const { organizationId } = await makeCompleteFile(app())
    const peopleId = await makePerson(app(), { firstName: 'Instructing', lastName: 'Person' })
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, instructs: true } })
    expect(await rules(organizationId)).toEqual(['identity', 'address'])

    const links = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    const own = links.answer.data.find((one) => one.beneficiaryPercentage === 100)
    await app().staff(linksCalls.updateLink, { params: { id: own?._id ?? '' }, body: { beneficiaryPercentage: 40 } })
    expect(await rules(organizationId)).toEqual(['identity', 'address', 'owners'])
  })

  it('the register of owners, once its entry is due', async () => {
    const { organizationId } = await makeCompleteFile(app())
    await save(organizationId, { incorporationDate: addMonths(day, -4) })
    expect(await rules(organizationId)).toEqual([])
    await save(organizationId, { incorporationDate: addMonths(day, -6) })
    expect(await rules(organizationId)).toEqual(['rbo'])
    const looked = { rbo_checked_on: day, rbo_extract: '/file/x', rbo_discrepancy: true }
    await saveForm(organizationId, looked)
    expect((await row(organizationId))?.open).toMatchObject([
      { rule: 'rbo', reason: /discrepancy.*not reported/ as never },
    ])
    await saveForm(organizationId, { rbo_discrepancy_reported_on: addDays(day, 1) })
    expect((await row(organizationId))?.open).toMatchObject([
      { rule: 'rbo', reason: expect.stringContaining('is to come') },
    ])
    await saveForm(organizationId, { rbo_discrepancy_reported_on: day })
    expect(await rules(organizationId)).toEqual([])
    await saveForm(organizationId, { rbo_checked_on: addMonths(day, -7) })
    expect((await row(organizationId))?.open).toMatchObject([
      { rule: 'rbo', reason: expect.stringContaining('before the company was') },
    ])
  })

  it('the steps taken to find the owners, where the directors stand in for them', async () => {
    const { organizationId } = await makeCompleteFile(app(), { companyType: 'CLG' })
    expect(await rules(organizationId)).toEqual([])
    const links = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    const own = links.answer.data.find((one) => one.beneficiaryPercentage === 100)
    await app().staff(linksCalls.removeLink, { params: { id: own?._id ?? '' } })
    expect((await row(organizationId))?.open).toEqual([
      { rule: 'rbo', reason: expect.stringContaining('the steps taken to find the owners are not recorded') },
    ])
    await saveForm(organizationId, { rbo_steps: 'Constitution and register of members read; members asked.' })
    expect(await rules(organizationId)).toEqual(['rbo'])
    await saveForm(organizationId, { rbo_steps_on: addDays(day, 1) })
    expect(await rules(organizationId)).toEqual(['rbo'])
    await saveForm(organizationId, { rbo_steps_on: day })
    expect(await rules(organizationId)).toEqual([])
  })

  it('what the law asks for before the firm relies on an introducer (AML-29)', async () => {
    const { organizationId } = await makeCompleteFile(app())
    await saveForm(organizationId, {
      reliance_applies: true,
      reliance_introducer: 'Advisers of Nairobi',
      reliance_kind: 'accountant or auditor',
      reliance_supervisor: 'ICPAK',
      reliance_country: 'Nairobi, Kenya',
      reliance_agreed_on: day,
      reliance_arrangement: '/file/x',
    })
    expect((await row(organizationId))?.open.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('in Nairobi, Kenya, a high-risk third country'),
      expect.stringContaining('has not agreed to forward documents'),
    ])
    expect((await finding(organizationId))?.state).toBe('amber')
    await saveForm(organizationId, { reliance_country: 'France', reliance_documents: true })
    expect(await rules(organizationId)).toEqual([])
    const { answer } = await app().staff(amlCalls.findFileStanding, { params: { id: organizationId } })
    expect(answer.data).toMatchObject({ open: [], concerned: { identity: null, address: null } })
  })

  it('a list', async () => {
    const { organizationId } = await makeCompleteFile(app())
    await app().db.deleteFrom('sanctions_lists').execute()
    expect(await rules(organizationId)).toEqual(['screening'])
  })
})

describe('the approval of enhanced measures (AML-18)', () => {
  const measures = {
    appendix2_q10: true,
    enhanced_source_of_wealth: 'A company that was sold',
    enhanced_source_of_funds: 'Its price',
    enhanced_monitoring: 'Each year',
    enhanced_approved_on: day,
  }
  const approvedBy = (userId: string) => ({ ...measures, enhanced_approved_by: { user_id: userId, user_name: 'X Y' } })

  it('is given by an AML officer or an administrator, not after today, and before the relationship began', async () => {
    const { organizationId } = await makeCompleteFile(app())
    const { id: colleague } = await makeColleague(app())
    await saveForm(organizationId, approvedBy(colleague))
    expect(await rules(organizationId)).toEqual(['approval'])

    await app().staff(staffCalls.updateStaff, { params: { id: colleague }, body: { role: 'amlOfficer' } })
    expect(await rules(organizationId)).toEqual([])

    await saveForm(organizationId, { enhanced_approved_on: addDays(day, 1) })
    expect(await rules(organizationId)).toEqual(['approval'])

    await saveForm(organizationId, { enhanced_approved_on: day })
    await save(organizationId, { relationshipBeganOn: addDays(day, -1) })
    expect(await rules(organizationId)).toEqual(['approval'])
    await sign(organizationId, 'The approval was given by word of mouth')
    expect(await rules(organizationId)).toEqual([])
  })
})

describe('an incomplete file that is signed all the same (AML-18)', () => {
  it('needs a reason from an AML officer, and says so on its first page', async () => {
    const organizationId = await makeOrganization(app(), { aml: completeForm, relationshipBeganOn: '2026-01-05' })
    const { calls: conor } = await makeColleague(app())
    const refused = await conor(amlCalls.signAmlVersion, { body: { organizationId, acceptOpen: 'Because' } })
    expect([refused.status, refused.problem.code]).toEqual([403, 'FORBIDDEN'])
    expect((await sign(organizationId, '  ')).status).toBe(400)

    const { answer } = await sign(organizationId, 'The papers are on their way')
    const { content } = (await app().staff(amlCalls.findAmlVersion, { params: { id: answer._id } })).answer
    expect(content).toMatchObject({ acceptOpen: 'The papers are on their way', relationshipBeganOn: '2026-01-05' })
    expect((content['open'] as { rule: string }[]).map(({ rule }) => rule)).toEqual(['identity', 'owners'])

    const pdf = await app().app.inject({
      url: `/aml/version/${answer._id}.pdf`,
      headers: { authorization: `JWT ${app().staffToken}` },
    })
    const [firstPage = ''] = textOfPdf(pdf.rawPayload).split('\f')
    expect(firstPage).toContain('Signed although this was open')
    expect(firstPage).toContain('The papers are on their way')
    expect(firstPage).toMatch(/Nobody is named/)
    expect(await finding(organizationId)).toMatchObject({ state: 'amber' })

    await saveForm(organizationId, { appendix2_q10: true, appendix2_q3: null })
    expect(await finding(organizationId)).toMatchObject({ state: 'red' })
    await sign(organizationId, 'The client answers tomorrow')
    expect(await finding(organizationId)).toMatchObject({ state: 'amber' })
  })
})

it('the signed file freezes owners, documents, screening, and says which answers are defaults (AML-18, AML-19)', async () => {
  const { organizationId, ownerId } = await makeCompleteFile(app(), {
    name: 'Frozen Limited',
    aml: { ...completeForm, appendix2_q10: true, appendix2_untouched: ['appendix2_q3', 'appendix2_q4'] },
  })
  await app().staff(peopleCalls.updatePerson, {
    params: { id: ownerId },
    body: { birth: '1980-02-29', nationality: 'French', addressCity1: 'Lyon' },
  })
  const { answer } = await sign(organizationId, 'Approved by word of mouth')
  const { content } = (await app().staff(amlCalls.findAmlVersion, { params: { id: answer._id } })).answer
  expect(content).toMatchObject({
    owners: [
      {
        personId: ownerId,
        percentage: 100,
        isOwner: true,
        birth: '1980-02-29',
        nationality: 'French',
        address: 'Lyon',
        paths: [{ companies: ['Frozen Limited'], percentage: 100 }],
      },
    ],
    companyMembers: [],
    screening: { compared: 3, hits: [] },
    documents: [],
  })
  expect((content['screening'] as { lists: unknown[] }).lists).toHaveLength(1)

  const { rawPayload } = await app().app.inject({
    url: `/aml/version/${answer._id}.pdf`,
    headers: { authorization: `JWT ${app().staffToken}` },
  })
  const printed = textOfPdf(rawPayload)
  expect(printed).toContain('2 of 13 answers are defaults that nobody chose')
  expect(printed).toContain('(default)')
  expect(printed).toMatch(/score \d+, \w+; enhanced due diligence required/)
  expect(printed).toContain('3 people and organizations were compared with')
})
