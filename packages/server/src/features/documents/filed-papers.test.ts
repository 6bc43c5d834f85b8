import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { rowOfPaper, textOfPaper } from './papers.factory.ts'
import { readPaperRecords } from './paper-record.queries.ts'

const app = useApp()

type PaperInput = BodyInput<typeof documentsCalls.fileDocument>

const makeCompany = (fields: object = {}) =>
  makeOrganization(app(), { name: 'Alpha Limited', cro: '654321', address: '1 Old Street', ...fields })

const appoint = async (organizationId: string, firstName: string, appointed = '2024-03-15') => {
  const peopleId = await makePerson(app(), { firstName, lastName: 'Filed', pps: '7654321TA' })
  const terms = [{ role: 'director' as const, appointed }]
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, terms } })
  return peopleId
}

const filePaper = async (body: PaperInput) => {
  const { status, answer } = await app().staff(documentsCalls.fileDocument, { body })
  expect(status).toBe(200)
  return answer.data
}

const filedPapersOf = async (organizationId: string) =>
  (await app().staff(documentsCalls.searchFiledPapers, { body: { organizationId } })).answer.data

const changesOf = async (organizationId: string) =>
  (await filedPapersOf(organizationId)).map(({ document, isOutOfDate, changed }) => ({
    document,
    isOutOfDate,
    changed,
  }))

const change = (id: string, body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

const makeAgain = (id: string) => app().staff(documentsCalls.makePaperAgain, { params: { id } })

it.each([
  ['a very long name', 'Zażółć '.repeat(42), 'Acceptation de fonctions Zażółć Zażółć'],
  ['a slash in its name', 'Nordic A/S', 'Acceptation de fonctions Nordic A-S'],
])('the file of a paper about a company with %s keeps title, person and day (DOC-4)', async (_, name, beginning) => {
  const organizationId = await makeCompany({ name })
  await appoint(organizationId, 'Zoë')
  const { fileName } = await filePaper({ organizationId, document: 'consentToAct', language: 'fr' })

  expect(fileName.startsWith(beginning)).toBe(true)
  expect(fileName).toMatch(/ Zoë Filed \d{4}-\d{2}-\d{2}\.pdf$/)
})

describe('the filed papers of a company (DOC-5)', () => {
  it('answer 401 without a session', async () => {
    const body = { organizationId: newId() }
    expect((await app().anybody(documentsCalls.searchFiledPapers, { body })).status).toBe(401)
  })

  it('are up to date while the record is unchanged, whatever else changes', async () => {
    const organizationId = await makeCompany()
    await appoint(organizationId, 'Zoë')
    const documents = ['officersRegister', 'b10', 'bankLetter'] as const
    for (const document of documents) await filePaper({ organizationId, document, language: 'fr' })
    await change(organizationId, { notes: 'Calls on Tuesdays' })

    const filed = await changesOf(organizationId)
    expect(filed).toEqual(documents.toReversed().map((document) => ({ document, isOutOfDate: false, changed: [] })))
  })

  it('say what changed in the record, and reveal no PPS number', async () => {
    const organizationId = await makeCompany()
    const zoe = await appoint(organizationId, 'Zoë')
    const filed = await filePaper({ organizationId, document: 'b10', language: 'en' })
    await filePaper({ organizationId, document: 'officersRegister', language: 'en' })

    await change(organizationId, { cro: '700700' })
    await app().staff(peopleCalls.updatePerson, { params: { id: zoe }, body: { addressStreet1: '9 New Lane' } })
    await appoint(organizationId, 'Paul', '2025-01-01')
    expect(await changesOf(organizationId)).toEqual([
      { document: 'officersRegister', isOutOfDate: true, changed: ['cro', 'register'] },
      // The paper still names Zoë, although Paul was appointed later.
      { document: 'b10', isOutOfDate: true, changed: ['cro', 'personAddress'] },
    ])

    const rows = await filedPapersOf(organizationId)
    expect(rows.at(-1)).toMatchObject({ title: expect.stringContaining('B10') as string, language: 'en', file: filed })
    expect(JSON.stringify(rows)).not.toContain('7654321TA')
  })

  it('about a change stay right once the record has the new value, and after a later change', async () => {
    const organizationId = await makeCompany()
    const values = { newAddress: '2 New Street', newName: 'Beta Limited' }
    for (const document of ['b2', 'addressChangeMinutes', 'nameChangeResolution'] as const)
      await filePaper({ organizationId, document, language: 'en', values })

    await change(organizationId, { address: '2 New Street' })
    await change(organizationId, { address: '3 Newer Street' })
    await change(organizationId, { name: 'Beta Limited' })
    const filed = await changesOf(organizationId)
    expect(Object.fromEntries(filed.map(({ document, changed }) => [document, changed]))).toEqual({
      b2: ['name'],
      addressChangeMinutes: ['name'],
      nameChangeResolution: ['address'],
    })
  })

  it('of a decision stay right when directors are appointed later', async () => {
    const organizationId = await makeCompany()
    await appoint(organizationId, 'Zoë', '2024-03-15')
    const values = { decidedOn: '2024-05-01', newAddress: '2 New Street' }
    await filePaper({ organizationId, document: 'addressChangeMinutes', language: 'en', values })
    await appoint(organizationId, 'Paul', '2024-05-02')
    expect(await changesOf(organizationId)).toMatchObject([{ changed: [] }])

    // Who was in office already, and was not on record, is missing from the paper.
    await appoint(organizationId, 'Anna', '2024-04-30')
    expect(await changesOf(organizationId)).toMatchObject([{ changed: ['directors'] }])
  })

  it('are not listed once their file is removed', async () => {
    const organizationId = await makeCompany()
    await filePaper({ organizationId, document: 'b5', language: 'en' })
    await change(organizationId, { attachedFiles: [] })
    expect(await filedPapersOf(organizationId)).toEqual([])
  })

  it.each([['nobody'], [newId()]])('of the unknown company %s are not found', async (organizationId) => {
    const { status } = await app().staff(documentsCalls.searchFiledPapers, { body: { organizationId } })
    expect(status).toBe(404)
  })
})

describe('making a filed paper again (DOC-5)', () => {
  it('files a new version with the values that were given then, and keeps the old file', async () => {
    const organizationId = await makeCompany()
    const old = await filePaper({ organizationId, document: 'bankLetter', language: 'fr', values: { bankName: 'AIB' } })
    await change(organizationId, { address: '2 New Street' })
    const [outOfDate] = await filedPapersOf(organizationId)
    expect(outOfDate).toMatchObject({ isOutOfDate: true, changed: ['address'] })

    const { status, answer } = await makeAgain(outOfDate?._id ?? '')
    expect([status, answer.data.folder]).toEqual([200, 'Bank'])
    const { answer: company } = await app().staff(organizationsCalls.findOrganization, {
      params: { id: organizationId },
    })
    expect(company.attachedFiles).toEqual([old, answer.data])

    const stored = await app().app.inject({
      method: 'GET',
      url: new URL(answer.data.url).pathname,
      headers: { authorization: `JWT ${app().staffToken}` },
    })
    const text = textOfPdf(stored.rawPayload)
    expect(text).toContain('2 New Street')
    expect(text).toContain('AIB')

    expect(await filedPapersOf(organizationId)).toMatchObject([
      { language: 'fr', file: answer.data, isOutOfDate: false },
    ])
  })

  it('is refused for an unknown paper', async () => {
    expect((await makeAgain(newId())).status).toBe(404)
    expect((await makeAgain('nothing')).status).toBe(404)
  })

  it('is refused once the company is deleted', async () => {
    const organizationId = await makeCompany()
    await filePaper({ organizationId, document: 'b5', language: 'en' })
    const [paper] = await filedPapersOf(organizationId)
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    expect((await makeAgain(paper?._id ?? '')).status).toBe(404)
  })
})

it('a change just after midnight is recent for the same number of days as any other of its day (DOC-3)', async () => {
  const id = await makeCompany()
  // In the summer a day in Dublin begins at 23:00 UTC.
  await app()
    .db.insertInto('changes')
    .values({
      at: '2026-06-30T23:30:00Z',
      record_type: 'organization',
      record_id: id,
      action: 'updated',
      fields: JSON.stringify({ name: ['Beta Limited', 'Alpha Limited'] }),
    })
    .execute()

  const changesOn = async (day: string) =>
    (await readPaperRecords(app().db, id, { timeZone: 'Europe/Dublin', today: day, firmName: null })).current
      .recentChanges
  expect(await changesOn('2026-08-30')).toMatchObject({ name: { from: 'Beta Limited', changedOn: '2026-07-01' } })
  expect(await changesOn('2026-08-31')).toEqual({})
})

it('papers tell of a move, and of a change of particulars, on the day that was said with it (DOC-3, OWN-13)', async () => {
  const organizationId = await makeCompany({ incorporationDate: '2020-01-01' })
  const personId = await appoint(organizationId, 'Zoë', '2020-01-01')
  const said = addDays(today('Europe/Dublin'), -3)
  await change(organizationId, { address: '2 New Street', addressChangedOn: said, name: 'Beta Limited' })
  const person = { addressStreet1: '5 Square', nationality: 'Irish', changedOn: said }
  await app().staff(peopleCalls.updatePerson, { params: { id: personId }, body: { addressStreet1: '1 Lane' } })
  await app().staff(peopleCalls.updatePerson, { params: { id: personId }, body: person })

  expect((await rowOfPaper(app(), organizationId, 'b2')).values).toMatchObject({ effectiveOn: said })
  const minutes = await rowOfPaper(app(), organizationId, 'addressChangeMinutes')
  expect(minutes).toMatchObject({ values: { effectiveOn: said, decidedOn: said }, warnings: [] })
  const sheet = await rowOfPaper(app(), organizationId, 'b10', { change: 'particulars' })
  expect(sheet.values).toMatchObject({ changedOn: said })

  // A return has what was so on the day to which it is made up.
  const ofDay = (asAt: string) => textOfPaper(app(), organizationId, 'b1', { asAt })
  expect(await ofDay(addDays(said, -1))).toMatch(/Registered office 1 Old Street.*Director 01\/01\/2020 .* 1 Lane/s)
  expect(await ofDay(said)).toMatch(/Registered office 2 New Street.*Director 01\/01\/2020 .*Irish.* 5 Square/s)

  // The name is not that of the office: its day is the one on which it was entered.
  const { current } = await readPaperRecords(app().db, organizationId, {
    timeZone: 'Europe/Dublin',
    today: addDays(said, 60),
    firmName: null,
  })
  expect(current.recentChanges).toMatchObject({ name: { changedOn: addDays(said, 3) }, address: { changedOn: said } })
})

it('an extract of the owners notes the company whose owners are not known (OWN-7)', async () => {
  const organizationId = await makeCompany()
  const memberId = await makeOrganization(app(), { name: 'Emerald Limited' })
  const holdings = [{ class: 'Ordinary', number: 100, nominal: 1, acquired: '2024-03-15' }]
  await app().staff(companyMembersCalls.createCompanyMember, { body: { memberId, organizationId, holdings } })

  const print = (document: string) =>
    app().app.inject({
      method: 'GET',
      url: `/organization/${organizationId}/document/${document}.pdf?language=en`,
      headers: { authorization: `JWT ${app().staffToken}` },
    })
  for (const document of ['ownersRegister', 'bankLetter'])
    expect(textOfPdf((await print(document)).rawPayload)).toContain('100% of Emerald Limited is not known.')
})
