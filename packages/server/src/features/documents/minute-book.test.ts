import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { linkPerson, rowOfPaper } from './papers.factory.ts'

const app = useApp()

type Input = BodyInput<typeof documentsCalls.fileDocument>

const makeCompany = () => makeOrganization(app(), { name: 'Alpha Limited', cro: '654321', address: '1 Quay' })

const file = async (organizationId: string, document: Input['document'], values: Input['values'] = {}) => {
  const body = { organizationId, document, language: 'en' as const, values }
  return (await app().staff(documentsCalls.fileDocument, { body })).answer.data
}

const bookOf = async (organizationId: string, search?: string) =>
  (await app().staff(minuteBookCalls.searchMinuteBook, { body: { organizationId, search } })).answer

const printOf = async (id: string) => {
  const { rawPayload } = await app().app.inject({
    method: 'GET',
    url: `/organization/${id}/minute-book.pdf`,
    headers: { authorization: `JWT ${app().staffToken}` },
  })
  return textOfPdf(rawPayload)
}

describe('the minute book of a company (DOC-14)', () => {
  it('answers 401 without a session, and 404 of an unknown company', async () => {
    const body = { organizationId: newId() }
    expect((await app().anybody(minuteBookCalls.searchMinuteBook, { body })).status).toBe(401)
    expect((await app().staff(minuteBookCalls.searchMinuteBook, { body })).status).toBe(404)
  })

  it('has each filed paper by its day, numbered once as it was filed', async () => {
    const id = await makeCompany()
    await file(id, 'nameChangeResolution', { decidedOn: '2026-05-02', newName: 'Beta Limited' })
    await file(id, 'addressChangeMinutes', { decidedOn: '2026-04-01', newAddress: '7 Nettle Row' })
    await file(id, 'bankLetter', { asAt: '2026-06-03' })
    const { data, totalItems } = await bookOf(id)
    expect(data.map(({ number, on, document }) => [number, on, document])).toEqual([
      [2, '2026-04-01', 'addressChangeMinutes'],
      [1, '2026-05-02', 'nameChangeResolution'],
      [3, '2026-06-03', 'bankLetter'],
    ])
    expect(totalItems).toBe(3)
    expect(data[0]).toMatchObject({ title: 'Minutes: change of registered office', signedOn: null, signedFile: null })
  })

  it('is searched in titles and texts, and keeps no PPS number', async () => {
    const id = await makeCompany()
    const terms = [{ role: 'director' as const, appointed: '2024-03-15' }]
    await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne', pps: '7654321TA' }, { terms })
    await file(id, 'b10')
    await file(id, 'addressChangeMinutes', { newAddress: '7 Nettle Row' })
    const found = async (search: string) => (await bookOf(id, search)).data.map(({ document }) => document)
    expect(await found('nettle')).toEqual(['addressChangeMinutes'])
    expect(await found('form b10')).toEqual(['b10'])
    expect(await found('7654321TA')).toEqual([])
    expect(await found('zoe')).toHaveLength(2)
  })

  it('is printed with its contents first, and the text of each paper as it was filed', async () => {
    const id = await makeCompany()
    await file(id, 'addressChangeMinutes', { decidedOn: '2026-04-01', newAddress: '7 Nettle Row' })
    await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { address: '9 Later Street' } })
    await file(id, 'strikeOffResolution', { decidedOn: '2026-05-01' })
    const text = await printOf(id)
    expect(text.trimStart()).toMatch(/^Contents\s+Minute book of Alpha Limited/)
    expect(text).toMatch(/1\. Minutes: change of registered office · 01\/04\/2026\s+2\n/)
    expect(text).toMatch(/2\. Resolution: voluntary strike-off · 01\/05\/2026\s+3\n/)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('be moved from 1 Quay to 7 Nettle Row')
  })

  it('of a company without papers says so', async () =>
    expect(await printOf(await makeCompany())).toContain('Nothing has been filed yet.'))
})

describe('a signed paper (DOC-14)', () => {
  const sign = (id: string, body: BodyInput<typeof minuteBookCalls.updateMinute>) =>
    app().staff(minuteBookCalls.updateMinute, { params: { id }, body })

  it('has its day and the file of its scan, and the history takes them back', async () => {
    const id = await makeCompany()
    const scan = await file(id, 'bankLetter')
    await file(id, 'strikeOffResolution', { decidedOn: '2026-05-01' })
    const _id = (await bookOf(id)).data.find(({ document }) => document === 'strikeOffResolution')?._id ?? ''

    const { answer } = await sign(_id, { signedOn: '2026-05-04', signedFile: scan.url })
    expect(answer).toMatchObject({ signedOn: '2026-05-04', signedFile: scan })
    expect(await printOf(id)).toContain('signed on 04/05/2026')

    const record = { recordType: 'minute' as const, recordId: _id }
    const history = await app().staff(historyCalls.searchHistory, { body: record })
    const [entry] = history.answer.data
    expect(entry?.fields.map(({ label }) => label)).toEqual(['Signed on', 'Signed file'])
    const restored = await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
    expect([restored.status, restored.problem.message]).toEqual([200, undefined])
    expect((await bookOf(id)).data.find((row) => row._id === _id)).toMatchObject({ signedOn: null, signedFile: null })
  })

  it('says when its resolution was passed; while its day is left blank, the sheet of Form G1 leaves it blank too (DOC-16)', async () => {
    const id = await makeCompany()
    const changed = {
      at: addDays(today('Europe/Dublin'), -9),
      record_type: 'organization',
      record_id: id,
      action: 'updated',
    }
    const fields = JSON.stringify({ name: ['Beta Limited', 'Alpha Limited'] })
    await app()
      .db.insertInto('changes')
      .values({ ...changed, fields })
      .execute()
    const passedOn = async () => (await rowOfPaper(app(), id, 'g1')).values.passedOn

    await file(id, 'nameChangeMinutes', { decidedOn: '2026-05-01' })
    expect(await passedOn()).toBe('2026-05-01')
    for (const language of ['en', 'fr'] as const)
      for (const document of ['nameChangeMinutes', 'nameChangeResolution'] as const) {
        await app().staff(documentsCalls.fileDocument, { body: { organizationId: id, document, language, values: {} } })
        expect(await passedOn()).toBeNull()
      }
    const paper = (await bookOf(id)).data.findLast(({ document }) => document === 'nameChangeResolution')
    await sign(paper?._id ?? '', { signedOn: '2026-05-04' })
    expect(await passedOn()).toBe('2026-05-04')
  })

  it.each([
    ['a file of nobody', { signedFile: 'https://example.ie/file/a.pdf' }, 400],
    ['a file that is no file', { signedFile: 'https://example.ie/a.pdf' }, 400],
    ['a day that does not exist', { signedOn: '2026-02-30' }, 400],
  ])('is refused with %s', async (_, body, status) => {
    const id = await makeCompany()
    await file(id, 'b2')
    const [paper] = (await bookOf(id)).data
    expect((await sign(paper?._id ?? '', body)).status).toBe(status)
    expect((await bookOf(id)).data).toMatchObject([{ signedOn: null, signedFile: null }])
  })

  it('that is unknown is not found', async () => expect((await sign(newId(), { signedOn: null })).status).toBe(404))
})
