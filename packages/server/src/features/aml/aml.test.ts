import { createHash } from 'node:crypto'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import type { AmlSearchInput } from '@registrar/domain/aml/aml-listing'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
// What a file lacks is the matter of other tests.
const sign = async (organizationId: string) =>
  app().staff(amlCalls.signAmlVersion, { body: { organizationId, acceptOpen: 'Tested elsewhere' } })
const save = (id: string, aml: object) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml } })
const search = async (body: AmlSearchInput) => (await app().staff(amlCalls.searchAmlFiles, { body })).answer.data
const versionPdf = (id: string) =>
  app().app.inject({ url: `/aml/version/${id}.pdf`, headers: { authorization: `JWT ${app().staffToken}` } })

it('the AML files answer 401 without a session (AML-16, AML-17)', async () => {
  for (const call of [amlCalls.searchAmlFiles, amlCalls.signAmlVersion, amlCalls.searchAmlVersions])
    expect((await app().anybody(call)).status).toBe(401)
})

it('the list shows level, answers, signature and review of each file, and filters by them (AML-16)', async () => {
  const blank = await makeOrganization(app(), { name: 'Blank file Ltd' })
  const full = await makeOrganization(app(), { name: 'Full file Ltd', aml: amlDefaults })
  const peopleId = await makePerson(app(), { pep: true })
  await app().staff(linksCalls.createLink, { body: { organizationId: full, peopleId, roles: ['director'] } })
  await sign(full)

  const nothing = { level: null, answered: 0, enhanced: [], signedAt: null, nextReview: null }
  expect(await search({ search: 'file' })).toMatchObject([
    { organizationId: blank, organizationName: 'Blank file Ltd', ...nothing },
    {
      organizationId: full,
      organizationName: 'Full file Ltd',
      level: 'low',
      answered: 13,
      enhanced: ['LINKED_PEP'],
      hasLinkedPep: true,
      hasIdentityDocuments: false,
      isChangedSinceSigned: false,
      nextReview: addMonths(today('Europe/Dublin'), 12),
    },
  ])

  const filtersOfFullFile: AmlSearchInput[] = [
    { level: 'low' },
    { complete: true },
    { enhanced: true },
    { pep: true },
    { signed: true },
    { identityDocuments: false },
    { review: 'ok' },
  ]
  for (const filter of filtersOfFullFile)
    expect((await search({ ...filter, search: 'file' })).map(({ organizationId }) => organizationId)).toEqual([full])
  const filtersOfBlankFile: AmlSearchInput[] = [
    { level: 'none' },
    { complete: false },
    { signed: false },
    { review: 'none' },
  ]
  for (const filter of filtersOfBlankFile)
    expect((await search({ ...filter, search: 'file' })).map(({ organizationId }) => organizationId)).toEqual([blank])
  for (const sortField of ['level', 'signedAt', 'nextReview'] as const)
    expect((await search({ sortField, search: 'file' }))[0]?.organizationId).toBe(full)
})

it('an export has the words of the list: no LOW that may rise, the state of documents, later edits (EXP-2, AML-5, AML-16)', async () => {
  const incomplete = { ...amlDefaults, appendix2_q1: null, appendix2_q2: null }
  const signed = await makeOrganization(app(), { name: 'Corrib Fishing Ltd', aml: amlDefaults })
  await makeOrganization(app(), { name: 'Corrib Timber Ltd', aml: incomplete })
  await makeOrganization(app(), { name: 'Corrib Wool Ltd' })
  const peopleId = await makePerson(app())
  await app().staff(linksCalls.createLink, { body: { organizationId: signed, peopleId, roles: ['director'] } })
  await sign(signed)

  const exported = async () => {
    const payload = {
      format: 'csv',
      search: 'corrib',
      columns: ['Level', 'Identity documents', 'Signed', 'Edited since signed'],
    }
    const headers = { authorization: `JWT ${app().staffToken}` }
    const { body } = await app().app.inject({ method: 'POST', url: '/aml/export', headers, payload })
    return body.slice(1).trimEnd().split('\r\n').slice(1)
  }
  const day = today('Europe/Dublin')
  expect(await exported()).toEqual([
    `LOW,Missing or expired,${day},No`,
    '"incomplete, 11 of 13",In date,,',
    'not assessed,In date,,',
  ])

  await save(signed, { appendix6_nationality: 'French' })
  expect((await exported())[0]).toBe(`LOW,Missing or expired,${day},Yes`)
})

it('the board counts the files of each level by their reviews, and lists the most urgent first with what is open, also in the file (AML-16)', async () => {
  const boardOf = async () => (await app().staff(amlCalls.findAmlBoard)).answer
  const countOf = ({ levels }: Awaited<ReturnType<typeof boardOf>>, level: string) =>
    levels.find((row) => row.level === level)
  const before = await boardOf()
  const calm = await makeOrganization(app(), { name: 'Ursa Calm Ltd', aml: amlDefaults })
  const blank = await makeOrganization(app(), { name: 'Ursa Blank Ltd' })
  const late = await makeOrganization(app(), { name: 'Ursa Late Ltd', aml: amlDefaults })
  const completed_at = '2019-01-01T12:00:00Z'
  await app().db.updateTable('organization_aml').set({ completed_at }).where('organization_id', '=', late).execute()
  await save(late, { appendix6_nationality: 'Irish' })

  const after = await boardOf()
  expect(countOf(after, 'low')?.unsigned).toBe((countOf(before, 'low')?.unsigned ?? 0) + 2)
  expect(countOf(after, 'low')?.late).toBe((countOf(before, 'low')?.late ?? 0) + 1)
  expect(countOf(after, 'none')?.none).toBe((countOf(before, 'none')?.none ?? 0) + 1)
  expect(after.months).toHaveLength(12)
  expect(after.months[0]?.low).toBe((before.months[0]?.low ?? 0) + 1)

  const rows = await search({ search: 'ursa', sortField: 'open', sortOrder: 'asc' })
  expect(rows.map(({ organizationId }) => organizationId)).toEqual([late, blank, calm])
  const { body } = await app().app.inject({
    method: 'POST',
    url: '/aml/export',
    headers: { authorization: `JWT ${app().staffToken}` },
    payload: { format: 'csv', search: 'ursa blank', columns: ['Open'] },
  })
  expect(body).toContain('0 of 13 questions are answered.')
})

it('a signed version keeps its content, hash and PDF whatever is edited later (AML-17)', async () => {
  const id = await makeOrganization(app(), {
    name: 'Zażółć Ltd',
    aml: { ...amlDefaults, appendix6_nationality: 'French' },
  })
  const { answer: signed } = await sign(id)
  expect(signed).toMatchObject({ organizationId: id, signedBy: { userId: app().staffId, userName: 'Niamh Kelly' } })
  const before = await versionPdf(signed._id)

  await save(id, { appendix2_q13: true, appendix6_nationality: 'Polish' })
  expect((await search({ search: 'Zażółć' }))[0]).toMatchObject({ isChangedSinceSigned: true })
  const { answer: second } = await sign(id)

  const { answer: found } = await app().staff(amlCalls.findAmlVersion, { params: { id: signed._id } })
  expect(found.data).toMatchObject({ _id: signed._id, hash: signed.hash, content: { score: 15, level: 'low' } })
  expect(found).toMatchObject(found.data)
  expect(sha256(JSON.stringify(found.data.content))).toBe(signed.hash)
  const after = await versionPdf(signed._id)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
  expect(sha256(after.rawPayload)).toBe(signed.pdfHash)

  const { answer: versions } = await app().staff(amlCalls.searchAmlVersions, { body: { organizationId: id } })
  expect(versions.data.map(({ _id }) => _id)).toEqual([second._id, signed._id])
  expect(second.hash).not.toBe(signed.hash)
})

it('the PDF has the appendices with answers, points and level, and the documents (AML-17)', async () => {
  const id = await makeOrganization(app(), {
    name: 'Zażółć Ltd',
    aml: { ...amlDefaults, appendix6_nationality: 'French' },
    attachedFiles: [{ url: '/file/x', folder: 'KYC', fileName: 'passport.pdf' }],
  })
  const { answer } = await sign(id)
  const { headers, rawPayload } = await versionPdf(answer._id)
  expect(headers['content-type']).toBe('application/pdf')

  const printed = textOfPdf(rawPayload)
  for (const text of [
    'Zażółć Ltd',
    'Appendix 2',
    'Appendix 3',
    'Appendix 4',
    'Appendix 6',
    answer.hash,
    'passport.pdf',
  ])
    expect(printed).toContain(text)
  expect(printed).toMatch(/Total 15 points: LOW risk. 13 of 13 questions answered/)
  expect(printed).toMatch(/Nationality\s+French/)
  expect(printed).not.toContain('undefined')
})

it('the PDF has the answers and comments about due diligence and suspicion (AML-1, AML-17)', async () => {
  const aml = {
    ...amlDefaults,
    appendix2_enhanced_due_diligence_applied: false,
    appendix2_suspicion_issues_comments: 'Nothing seen',
    appendix2_additional_comments: 'Met in Cork',
  }
  const { answer } = await sign(await makeOrganization(app(), { aml }))
  const printed = textOfPdf((await versionPdf(answer._id)).rawPayload)

  expect(printed).toMatch(/Has enhanced due diligence been applied\?\s+No/)
  expect(printed).toMatch(/Has standard due diligence been applied\?\s+Yes/)
  expect(printed).toMatch(/Is there anything that raises a suspicion\?\s+No/)
  expect(printed).toMatch(/Comments on the suspicion\s+Nothing seen/)
  expect(printed).toMatch(/Additional comments\s+Met in Cork/)
})

it('the PDF has the day of signing as dd/MM/yyyy, and the defaults of the appendices that were never saved (AML-7, AML-17)', async () => {
  const { answer } = await sign(await makeOrganization(app(), { aml: { appendix2_q1: false } }))
  const printed = textOfPdf((await versionPdf(answer._id)).rawPayload)

  expect(printed).toMatch(/Signed by Niamh Kelly on \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  expect(printed).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  expect(printed).toMatch(/Structure type\s+Limited/)
  expect(printed).toMatch(/Client meeting details\s+Online meeting/)
  expect(printed.match(/isk assessment\s+normal/g)).toHaveLength(2)
  expect(printed).toContain('1 of 13 questions answered')
})

it('the file of a version is named by the day of signing in the time zone of the firm (AML-17)', async () => {
  const id = newId()
  const organization_id = await makeOrganization(app(), { name: 'Midnight Limited' })
  const signature = { signed_by: app().staffId, signed_at: '2026-06-30T23:30:00Z' }
  const content = { content: '{}', hash: 'a'.repeat(64), pdf: Buffer.from(''), pdf_hash: 'a'.repeat(64) }
  await app()
    .db.insertInto('aml_versions')
    .values({ id, organization_id, ...content, ...signature })
    .execute()

  expect((await versionPdf(id)).headers['content-disposition']).toContain('Midnight Limited AML 2026-07-01')
})

it('the database refuses to change a signed version (AML-17)', async () => {
  const { answer } = await sign(await makeOrganization(app(), { aml: amlDefaults }))
  const change = app().db.updateTable('aml_versions').set({ content: '{}' }).where('id', '=', answer._id).execute()
  await expect(change).rejects.toThrow('aml_versions is frozen')
})

it('a file without answers, an unknown organization and an unknown version are refused (AML-17)', async () => {
  expect((await sign(await makeOrganization(app()))).problem.code).toBe('AML_NOT_ASSESSED')
  expect((await sign('nobody')).status).toBe(404)
  const unknown = { body: { organizationId: 'nobody' } }
  expect((await app().staff(amlCalls.searchAmlVersions, unknown)).status).toBe(404)
  expect((await app().staff(amlCalls.findAmlVersion, { params: { id: 'nothing' } })).status).toBe(404)
  expect((await versionPdf('nothing')).statusCode).toBe(404)
})
