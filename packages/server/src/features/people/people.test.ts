import { peopleCalls } from '@registrar/domain/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from './people.factory.ts'

const app = useApp()
const find = (id: string) => app().staff(peopleCalls.findPerson, { params: { id } })
const update = (id: string, body: object) => app().staff(peopleCalls.updatePerson, { params: { id }, body })
const search = async (body: object) => (await app().staff(peopleCalls.searchPeople, { body })).answer

const everyField = {
  firstName: 'Seán',
  lastName: 'Ó Briain',
  phone: '+353 (87) 123-4567',
  mail: 'sean@example.ie',
  birth: '1980-02-29',
  nationality: 'Irish',
  ipn: 'P1234567',
  pps: '1234567TW',
  addressStreet1: '1 Main Street',
  addressZip1: 'D02 XE80',
  addressCity1: 'Dublin',
  addressState1: 'Leinster',
  addressCountry1: 'Ireland',
  comments: 'Two\nlines',
  vif: true,
  idPal: true,
  pep: false,
  companyForm: 'LTD',
  dateAml: '2026-01-31',
  attachedFiles: ['http://localhost/file/people/a.pdf'],
}

describe('a person', () => {
  it('keeps every field (PERSON-1)', async () => {
    const id = await makePerson(app())
    expect((await update(id, everyField)).answer).toMatchObject({ ok: true, _id: id, ...everyField })
    expect((await find(id)).answer).toMatchObject({ ok: true, _id: id, ...everyField })
  })

  it('does not change when the whole record is sent back', async () => {
    const id = await makePerson(app(), everyField)
    const { answer } = await find(id)
    expect((await update(id, answer)).answer).toEqual(answer)
  })

  it('changes only in the fields sent (API-4)', async () => {
    const id = await makePerson(app(), everyField)
    await update(id, { vif: false, phone: null })
    expect((await find(id)).answer).toMatchObject({ ...everyField, vif: false, phone: null })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'has no identity document at an address that a browser would run: %s (SEC-8)',
    async (url) => {
      const identityDocuments = [{ type: 'Passport', url }]
      const { status, problem } = await update(await makePerson(app()), { identityDocuments })
      expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )

  it('has identity documents at http addresses, at paths of this server, and nowhere (SEC-8)', async () => {
    const urls = ['https://crm.example.ie/file/a.pdf', '/file/people/1/a.pdf', '', null]
    const id = await makePerson(app())
    const { answer } = await update(id, { identityDocuments: urls.map((url) => ({ type: 'Passport', url })) })
    expect(answer.identityDocuments.map(({ url }) => url)).toEqual(urls)
  })

  it('needs both names (PERSON-2)', async () => {
    const { status, problem } = await app().staff(peopleCalls.createPerson, { body: { firstName: ' ' } })
    expect(status).toBe(400)
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['firstName', 'lastName'])
  })

  it('may lose a name when it is edited (PERSON-1)', async () => {
    for (const field of ['firstName', 'lastName']) {
      const id = await makePerson(app(), everyField)
      expect(await update(id, { [field]: ' ' })).toMatchObject({ status: 200, answer: { [field]: '' } })
      expect((await find(id)).answer).toMatchObject({ ...everyField, [field]: '' })
    }
  })

  it.each(['not an id', '01a1fbc3-c238-73ba-a010-250c35c466ab'])(
    'is not the same as an organization that does not exist: %s',
    async (sameAsOrganization) => {
      const body = { firstName: 'Aoife', lastName: 'Byrne', sameAsOrganization }
      const created = await app().staff(peopleCalls.createPerson, { body })
      expect([created.status, created.problem.code]).toEqual([422, 'UNKNOWN_ORGANIZATION'])

      const changed = await update(await makePerson(app()), { sameAsOrganization })
      expect([changed.status, changed.problem.code]).toEqual([422, 'UNKNOWN_ORGANIZATION'])
    },
  )

  it('keeps all fields when one field sent is wrong', async () => {
    const id = await makePerson(app(), everyField)
    const { status, problem } = await update(id, { phone: '1', birth: '2026-02-30', vif: 'yes' })
    expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['birth', 'vif'])
    expect((await find(id)).answer).toMatchObject(everyField)
  })

  it('never has a PPS number in the change log (PERSON-7)', async () => {
    const id = await makePerson(app(), everyField)
    await update(id, { pps: '7654321TW' })
    const log = await app().db.selectFrom('changes').select('fields').where('record_id', '=', id).execute()
    expect(JSON.stringify(log)).not.toMatch(/1234567TW|7654321TW/)
  })

  it('is not found once deleted (API-7)', async () => {
    const id = await makePerson(app())
    expect((await app().staff(peopleCalls.removePerson, { params: { id } })).answer).toEqual({ ok: true })
    const after = [
      await find(id),
      await update(id, { vif: true }),
      await app().staff(peopleCalls.removePerson, { params: { id } }),
    ]
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('the people list', () => {
  it('answers 401 without a session', async () => {
    expect((await app().anybody(peopleCalls.searchPeople)).status).toBe(401)
  })

  it.each([
    'o briain sea',
    'BRIAIN',
    'Ó seàn',
    'sean@EXAMPLE',
    '0871',
    '871234567',
    'iai',
    '+353 (0)87 123',
    '(087)',
    '087/1234567',
  ])('finds by %j', async (terms) => {
    const id = await makePerson(app(), { ...everyField, phone: '+353 0871234567' })
    expect((await search({ search: terms })).data.map((row) => row._id)).toContain(id)
  })

  it.each(['%', '_', '\\', 'O%n', '😀'])('searches for %j literally', async (terms) => {
    const id = await makePerson(app(), { firstName: `x${terms}x`, lastName: 'Literal' })
    const plain = await makePerson(app(), { firstName: 'Plain', lastName: 'Person' })
    const found = (await search({ search: terms, limit: 1000 })).data.map((row) => row._id)
    expect(found).toContain(id)
    expect(found).not.toContain(plain)
  })

  it('finds everybody by an apostrophe alone, because a search leaves apostrophes out (LIST-3)', async () => {
    const id = await makePerson(app(), { firstName: 'Plain', lastName: 'Person' })
    expect((await search({ search: "'", limit: 1000 })).data.map((row) => row._id)).toContain(id)
  })

  describe('sorted', () => {
    const sorts = ['createdAt', 'firstName', 'lastName', 'mail', 'email'].flatMap((field) => [
      [field, 'asc'],
      [field, 'desc'],
    ])
    const readAll = async (sortField: string, sortOrder: string) => {
      const pages = [1, 2, 3].map((page) => search({ search: 'pager', sortField, sortOrder, page, limit: 2 }))
      return (await Promise.all(pages)).flatMap((page) => page.data)
    }

    beforeAll(async () => {
      for (const mail of ['b@x.ie', null, 'a@x.ie', null, 'c@x.ie'])
        await makePerson(app(), { firstName: 'Pager', mail })
    })

    it('never loses or repeats a row between pages, whatever the column', async () => {
      for (const [field = '', order = ''] of sorts) {
        const rows = await readAll(field, order)
        expect(new Set(rows.map((row) => row._id)).size, `${field} ${order}`).toBe(5)
      }
    })

    it('has blanks last, both ways', async () => {
      const mailsOf = async (order: string) => (await readAll('mail', order)).map((row) => row.mail)
      expect(await mailsOf('asc')).toEqual(['a@x.ie', 'b@x.ie', 'c@x.ie', null, null])
      expect(await mailsOf('desc')).toEqual(['c@x.ie', 'b@x.ie', 'a@x.ie', null, null])
    })
  })

  it('counts exactly, with and without a search, and leaves out the deleted', async () => {
    const before = (await search({})).totalItems
    const id = await makePerson(app(), { firstName: 'Counted' })
    expect((await search({})).totalItems).toBe(before + 1)
    await app().staff(peopleCalls.removePerson, { params: { id } })
    expect((await search({})).totalItems).toBe(before)
    expect((await search({ search: 'counted' })).totalItems).toBe(0)
    expect((await search({ search: 'counted', deletedAt: true })).data.map((row) => row._id)).toEqual([id])
  })

  it('is empty past its end', async () => {
    expect(await search({ page: 1_000_000_000 })).toMatchObject({ data: [] })
  })

  it.each([
    { page: 0 },
    { limit: 0 },
    { page: 1.5 },
    { sortField: 'pps' },
    { sortOrder: 'up' },
    { search: 7 },
    { search: 'a\u0000' },
  ])('refuses %j', async (body) => {
    const { status, problem } = await app().staff(peopleCalls.searchPeople, { body: body as never })
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
      400,
      'VALIDATION_FAILED',
      Object.keys(body),
    ])
  })
})

describe('duplicate people (PERSON-4)', () => {
  it('have the same name, accents aside, or the same email address', async () => {
    const ids = [
      await makePerson(app(), { firstName: 'Zoë', lastName: "D'Arcy", mail: null }),
      await makePerson(app(), { firstName: 'zoe', lastName: 'Darcy', mail: null }),
      await makePerson(app(), { firstName: 'Other', lastName: 'Name', mail: 'shared@example.ie' }),
      await makePerson(app(), { firstName: 'Further', lastName: 'Name', mail: 'Shared@example.ie' }),
    ]
    const { answer } = await app().staff(peopleCalls.listPersonDuplicates)
    const groups = answer.data.map((group) => group.people.map((person) => person.contactId))
    expect(groups).toContainEqual(ids.slice(0, 2))
    expect(groups).toContainEqual(ids.slice(2))
    const [zoe] = answer.data.flatMap(({ people }) => people).filter(({ contactId }) => contactId === ids[0])
    expect(zoe).toMatchObject({ firstName: 'Zoë', originalLastName: "D'Arcy", birth: null })
    expect(zoe?.createdAt).toMatch(/^20.*T/)
  })

  it('are compared without further blanks, and an email address is saved without those around it', async () => {
    const ids = [
      await makePerson(app(), { firstName: 'Mary  Ann', lastName: 'Blank', mail: null }),
      await makePerson(app(), { firstName: 'Mary Ann', lastName: 'Blank', mail: null }),
      await makePerson(app(), { firstName: 'One', lastName: 'Spaced', mail: ' spaced@example.ie ' }),
      await makePerson(app(), { firstName: 'Two', lastName: 'Spaced', mail: 'spaced@example.ie' }),
    ]
    expect((await find(ids[2] ?? '')).answer.mail).toBe('spaced@example.ie')

    await app()
      .db.updateTable('people')
      .set({ mail: 'spaced@example.ie ' })
      .where('id', '=', ids[2] ?? '')
      .execute()
    const { answer } = await app().staff(peopleCalls.listPersonDuplicates)
    const groups = answer.data.map((group) => group.people.map((person) => person.contactId))
    expect(groups).toContainEqual(ids.slice(0, 2))
    expect(groups).toContainEqual(ids.slice(2))
  })

  it('are found by the name, the birth or the email address that is typed (PERSON-11)', async () => {
    const cara = await makePerson(app(), {
      firstName: 'Cára',
      lastName: 'Similar',
      mail: 'cara@similar.ie',
      birth: '1980-02-01',
    })
    const similar = async (body: object) => {
      const typed = { firstName: '', lastName: '', ...body }
      return (await app().staff(peopleCalls.listSimilarPeople, { body: typed })).answer.data.map(({ _id }) => _id)
    }

    const name = { firstName: ' cara ', lastName: 'SIMILAR' }
    expect(await similar(name)).toEqual([cara])
    expect(await similar({ ...name, birth: '1980-02-01' })).toEqual([cara])
    expect(await similar({ ...name, birth: '1990-02-01' })).toEqual([])
    expect(await similar({ ...name, birth: '1990-02-01', mail: 'Cara@Similar.ie' })).toEqual([cara])
    expect(await similar({ lastName: 'Similar' })).toEqual([])
    expect(await similar({ firstName: 'Cára', lastName: 'Simlar' })).toEqual([cara])
    expect(await similar({ firstName: 'Cára', lastName: 'Simlar', birth: '1990-02-01' })).toEqual([])
    expect(await similar({})).toEqual([])
    expect((await app().anybody(peopleCalls.listSimilarPeople)).status).toBe(401)
  })
})
