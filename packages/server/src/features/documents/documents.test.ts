import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { type PaperName, paperNames } from '@registrar/domain/documents/papers'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { describe, expect, it } from 'vitest'
import { counts } from '#testing/counts'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp({ LETTERHEAD: 'Ó Briain & Associés | 12 Quay Street, Dublin 2' })

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Zoë has been the only director and shareholder since 2024. */
const makeCompany = async (fields: object = {}) => {
  const organizationId = await makeOrganization(app(), {
    name: 'Zażółć Software Limited',
    cro: '654321',
    address: '1 Rue de l’Église, Dublin 4',
    ...fields,
  })
  const person = {
    firstName: 'Zoë',
    lastName: 'Ćwikła',
    birth: '1980-05-31',
    nationality: 'Polish',
    pps: '1234567TA',
    addressStreet1: '5 Abbey Lane',
    addressCity1: 'Galway',
  }
  const peopleId = await makePerson(app(), person)
  const link = {
    terms: [{ role: 'director' as const, appointed: '2024-03-15' }],
    holdings: [{ class: 'Ordinary', number: 1000, nominal: 1, acquired: '2024-03-15' }],
  }
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...link } })
  return { organizationId, peopleId }
}

const rowsOf = async (body: BodyInput<typeof documentsCalls.searchDocuments>) =>
  (await app().staff(documentsCalls.searchDocuments, { body })).answer.data

type PaperInput = BodyInput<typeof documentsCalls.previewDocument>

const preview = (body: PaperInput) =>
  app().app.inject({
    method: 'POST',
    url: '/document/preview',
    headers: { authorization: `JWT ${app().staffToken}` },
    payload: body,
  })

const printed = async (body: PaperInput) => {
  const response = await preview(body)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  return withSingleSpaces(textOfPdf(response.rawPayload))
}
const filesOf = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.attachedFiles

describe('the list of papers (DOC-2)', () => {
  it('answers 401 without a session', async () =>
    expect((await app().anybody(documentsCalls.searchDocuments)).status).toBe(401))

  it('names each paper and what is missing from it', async () => {
    const rows = await rowsOf({ organizationId: await makeOrganization(app(), { name: 'Bare Limited' }) })
    expect(rows.map(({ document }) => document)).toEqual(paperNames)
    expect(rows.find(({ document }) => document === 'officersRegister')).toMatchObject({
      title: 'Extract: register of directors and secretaries',
      missing: ['cro', 'address'],
    })
  })

  it('names less as missing once the record has more, and once values are given', async () => {
    const { organizationId } = await makeCompany()
    const missingOf = async (document: PaperName, values = {}) =>
      (await rowsOf({ organizationId, values })).find((row) => row.document === document)?.missing
    const neverAsked = ['personOccupation', 'personFormerNames', 'personOtherDirectorships']
    expect(await missingOf('b10')).toEqual(neverAsked)
    // Nobody has said how the meeting was called, or what its quorum is (DOC-7).
    expect(await missingOf('addressChangeMinutes')).toEqual(['noticeGivenOn', 'quorum', 'newAddress'])
    const given = { newAddress: '2 New Street', noticeWaivedBy: 'Zoë Ćwikła', quorum: 'One director' }
    expect(await missingOf('addressChangeMinutes', given)).toEqual([])
  })

  it('does not reveal the PPS number of a person (PERSON-7)', async () => {
    const { organizationId } = await makeCompany()
    expect(JSON.stringify(await rowsOf({ organizationId }))).not.toContain('1234567TA')
  })

  it.each([
    ['a search that names an unknown company', { organizationId: 'nobody' }, 404],
    ['a search that names no company', {}, 400],
  ])('is refused for %s', async (_, body, status) =>
    expect((await app().staff(documentsCalls.searchDocuments, { body: body as never })).status).toBe(status),
  )
})

describe('the print of a paper (DOC-1)', () => {
  it('has the particulars with real accents, and page numbers', async () => {
    const { organizationId } = await makeCompany()
    const text = await printed({ organizationId, document: 'b10', language: 'en' })
    for (const expected of [
      'Data sheet: Form B10, change of director or secretary',
      'Companies Act 2014, s. 149',
      'Registered number 654321',
      'Company name Zażółć Software Limited',
      'Date of the change 15/03/2024',
      'Zoë Ćwikła',
      'Date of birth 31/05/1980',
      'Usual address 5 Abbey Lane, Galway',
      'PPS 1234567TA',
      'Page 1 of 1',
    ])
      expect(text).toContain(expected)
  })

  it('is in French when the call asks for it, or when the language of the company is French', async () => {
    const values = { newName: 'Éclat Limited' }
    for (const [company, language] of [
      [await makeCompany(), 'fr'],
      [await makeCompany({ language: 'fr' }), undefined],
    ] as const) {
      const { organizationId } = company
      const text = await printed({ organizationId, document: 'nameChangeResolution', language, values })
      expect(text).toContain('la dénomination Zażółć Software Limited est remplacée par Éclat Limited')
      expect(text).toContain('Page 1 sur 1')
    }
  })

  it('of a secretary company has its number and its registered office, and nothing of a person (DOC-6)', async () => {
    const { organizationId } = await makeCompany()
    const memberId = await makeOrganization(app(), { name: 'Emerald Limited', cro: '700700', address: '9 Dame Street' })
    const terms = [{ role: 'secretary' as const, appointed: '2025-01-01' }]
    await app().staff(companyMembersCalls.createCompanyMember, { body: { memberId, organizationId, terms } })

    const row = (await rowsOf({ organizationId })).find(({ document }) => document === 'b10')
    expect(row).toMatchObject({ missing: [], values: { personName: 'Emerald Limited', personCro: '700700' } })
    expect(row?.values).not.toHaveProperty('personNumber')
    expect(await printed({ organizationId, document: 'b10', language: 'en' })).toContain(
      'Emerald Limited Registered number of the company 700700 Registered office 9 Dame Street',
    )
    const consent = await printed({ organizationId, document: 'consentToAct', language: 'en' })
    expect(consent).toContain('For and on behalf of Emerald Limited')
  })

  it('has a line to sign for each member who resolves (DOC-6)', async () => {
    const { organizationId } = await makeCompany()
    const oneShare = [{ class: 'Ordinary', number: 1, nominal: 1, acquired: '2024-04-01' }]
    for (const firstName of ['Anna', 'Bríd', 'Ciarán']) {
      const peopleId = await makePerson(app(), { firstName, lastName: 'Signs' })
      await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, holdings: oneShare } })
    }
    const text = await printed({ organizationId, document: 'strikeOffResolution', language: 'en' })
    expect(text.match(/, Member/g)).toHaveLength(4)
  })

  it('has the shares when the paper is a share certificate', async () => {
    const { organizationId } = await makeCompany()
    const text = await printed({ organizationId, document: 'shareCertificate', language: 'en' })
    expect(text).toContain('is the registered holder of 1,000 Ordinary shares of €1.00 each in Zażółć Software Limited')
  })

  it('has the register as at the given day when the paper is an extract', async () => {
    const { organizationId } = await makeCompany()
    const now = await printed({ organizationId, document: 'officersRegister', language: 'fr' })
    expect(now).toMatch(/Nom Fonction Nomination Cessation .*Zoë Ćwikła Administrateur 15\/03\/2024/)
    const before = { organizationId, document: 'officersRegister' as const, values: { asAt: '2020-01-01' } }
    expect(await printed({ ...before, language: 'en' })).toContain('No entries on this day.')
  })

  it('has the new values once the record has changed', async () => {
    const { organizationId } = await makeCompany()
    const body = { address: '2 New Street, Cork' }
    await app().staff(organizationsCalls.updateOrganization, { params: { id: organizationId }, body })
    const text = await printed({ organizationId, document: 'addressChangeMinutes', language: 'en' })
    expect(text).toContain('be moved from 1 Rue de l’Église, Dublin 4 to 2 New Street, Cork with effect from')
  })

  it.each([
    ['does not tell of a year end that moves on by a year', '2027-02-28', { newYearEnd: null }],
    ['tells of another year end', '2026-12-31', { oldYearEnd: '2026-02-28', newYearEnd: '2026-12-31' }],
  ])('%s (DOC-3)', async (_, financialYearEnd, expected) => {
    const { organizationId } = await makeCompany({ financialYearEnd: '2026-02-28' })
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { financialYearEnd },
    })
    expect(
      (await rowsOf({ organizationId })).find(({ document }) => document === 'yearEndChangeMinutes')?.values,
    ).toMatchObject(expected)
  })

  it.each(paperNames)(
    'never has "undefined" in %s, in either language, when the record is empty (DOC-2)',
    async (document) => {
      const organizationId = await makeOrganization(app(), { name: 'Bare Limited' })
      for (const language of ['en', 'fr'] as const) {
        const text = await printed({ organizationId, document, language })
        expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
        expect(text).toContain('Bare Limited')
      }
    },
  )
})

describe('the preview of a paper', () => {
  it.each([
    ['an unknown company', { organizationId: 'nobody', document: 'b2' }, 404, 'NOT_FOUND'],
    ['an unknown document', { document: 'b99' }, 400, 'VALIDATION_FAILED'],
    ['an unknown language', { document: 'b2', language: 'de' }, 400, 'VALIDATION_FAILED'],
    ['a value of another type', { document: 'b2', values: { effectiveOn: 'soon' } }, 400, 'VALIDATION_FAILED'],
    ['an unknown person', { document: 'b10', values: { personId: 'nobody' } }, 422, 'UNKNOWN_PERSON'],
  ])('is refused for %s', async (_, body, status, code) => {
    const organizationId = await makeOrganization(app())
    const response = await preview({ organizationId, language: 'en', ...body } as PaperInput)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
  })
})

describe('the address of a paper', () => {
  const open = (path: string) =>
    app().app.inject({ method: 'GET', url: path, headers: { authorization: `JWT ${app().staffToken}` } })

  it('answers the PDF with the given values', async () => {
    const { organizationId } = await makeCompany()
    const values = encodeURIComponent(JSON.stringify({ newAddress: '2 New Street' }))
    const response = await open(`/organization/${organizationId}/document/b2.pdf?language=fr&values=${values}`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(withSingleSpaces(textOfPdf(response.rawPayload))).toContain('Nouveau siège social 2 New Street')
  })

  it.each([
    ['document/b99.pdf', 404],
    ['document/b2.pdf?values=nothing', 400],
  ])('%s is refused', async (path, status) => {
    const organizationId = await makeOrganization(app())
    expect((await open(`/organization/${organizationId}/${path}`)).statusCode).toBe(status)
  })
})

describe('filing a paper (DOC-4)', () => {
  it('puts it among the files of the company, and logs it', async () => {
    const { organizationId } = await makeCompany()
    const body = { organizationId, document: 'bankLetter' as const, language: 'en' as const }
    const { answer } = await app().staff(documentsCalls.fileDocument, { body })
    expect(answer.data).toMatchObject({
      folder: 'Bank',
      fileName: expect.stringMatching(/^Letter to the bank Zażółć Software Limited \d{4}-\d\d-\d\d\.pdf$/) as string,
    })
    expect(await filesOf(organizationId)).toEqual([answer.data])

    const stored = await app().app.inject({
      method: 'GET',
      url: new URL(answer.data.url).pathname,
      headers: { authorization: `JWT ${app().staffToken}` },
    })
    expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(stored.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('keeps every paper that is filed at the same time', async () => {
    const { organizationId } = await makeCompany()
    const documents = ['b10', 'b2', 'b5', 'consentToAct'] as const
    await Promise.all(
      documents.map((document) =>
        app().staff(documentsCalls.fileDocument, { body: { organizationId, document, language: 'fr' } }),
      ),
    )
    expect(await filesOf(organizationId)).toHaveLength(documents.length)
  })

  it('is refused for an unknown company', async () => {
    const body = { organizationId: 'nobody', document: 'b2' as const, language: 'en' as const }
    expect((await app().staff(documentsCalls.fileDocument, { body })).status).toBe(404)
  })
})

it(`${counts.papers} papers after as many others let the heap grow by less than 10 MB`, async () => {
  const { organizationId } = await makeCompany()
  const body = { organizationId, document: 'bankLetter' as const, language: 'fr' as const }
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const heapAfter = async (papers: number) => {
    for (let made = 0; made < papers; made++) expect((await preview(body)).statusCode).toBe(200)
    collectGarbage()
    return process.memoryUsage().heapUsed
  }

  const first = await heapAfter(counts.papers)
  const second = await heapAfter(counts.papers)
  const MEGABYTE = 1024 * 1024
  expect((second - first) / MEGABYTE).toBeLessThan(10)
})
