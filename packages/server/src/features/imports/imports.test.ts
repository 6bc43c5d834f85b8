import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type { NewImport } from '@registrar/domain/imports/import-run'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { describe, expect, it } from 'vitest'
import { seed } from '#testing/counts'
import { hasRegisterSample, readRegisterSample } from '#testing/register-sample'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const send = async (kind: NewImport['kind'], file: string | Buffer, options: Partial<NewImport> = {}) => {
  const content = Buffer.from(file).toString('base64')
  return app().staff(importsCalls.runImport, {
    body: { kind, fileName: 'file.csv', content, dryRun: false, ...options },
  })
}
const counts = async (...sent: Parameters<typeof send>) => (await send(...sent)).answer.data.counts

const exported = async (url: string, format: 'csv' | 'xlsx', columns?: string[]) => {
  const response = await app().app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}` },
    payload: JSON.stringify({ format, columns }),
  })
  return response.rawPayload
}

const countOrganizations = async () =>
  (await app().staff(organizationsCalls.searchOrganizations, { body: {} })).answer.totalItems

it('running, listing and taking back imports answer 401 without a session (USER-1)', async () => {
  const answers = [
    await app().anybody(importsCalls.runImport),
    await app().anybody(importsCalls.findImport, { params: { id: 'x' } }),
    await app().anybody(importsCalls.searchImports, { body: {} }),
    await app().anybody(importsCalls.undoImport, { params: { id: 'x' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

it('a dry run says what would be written, and writes nothing (IMP-3)', async () => {
  const { answer } = await send(
    'organizations',
    'Company,Number,Registered\nDry Ltd,700001,31/02/2024\nWet Ltd,700002,\n',
    { dryRun: true },
  )
  expect(answer.data).toMatchObject({
    _id: null,
    isWritten: false,
    counts: { made: 1, updated: 0, skipped: 0, refused: 1 },
  })
  expect(answer.data.lines[0]).toMatchObject({ line: 2, outcome: 'refused' })
  expect(await countOrganizations()).toBe(0)
})

it('a file of organizations without a column of names shows its columns, so that staff can choose one (IMP-2)', async () => {
  const { answer } = await send('organizations', 'Foo,Number\nDry Ltd,700001\n', { dryRun: true })
  expect(answer.data).toMatchObject({
    columns: [
      { heading: 'Foo', field: null },
      { heading: 'Number', field: 'cro' },
    ],
    lines: [{ line: 1, reason: 'No column gives the name. Choose one. The columns are: Foo, Number.' }],
    counts: { refused: 1 },
  })
})

it.each(['people', 'links', 'orders'] as const)(
  'a file of %s with no known column is refused at its heading line, also when the good lines are kept (IMP-2)',
  async (kind) => {
    const { answer } = await send(kind, 'Foo,Bar\n1,2\n3,4\n', { keepGood: true })
    expect(answer.data).toMatchObject({
      _id: null,
      isWritten: false,
      lines: [{ line: 1, reason: 'No column gives a field. Choose one. The columns are: Foo, Bar.' }],
    })
    expect(answer.data.lines).toHaveLength(1)
  },
)

it('the fields of an organization are labelled as on its screens (IMP-2)', async () => {
  const { answer } = await send('organizations', 'Name\n', { dryRun: true })
  const labels = Object.fromEntries(answer.data.fields.map(({ field, label }) => [field, label]))
  expect(labels).toMatchObject({ name: 'Name', cro: 'CRO Number', incorporationDate: 'Incorporation Date' })
})

it('a line of links finds its company and its person by name, and is refused for an unknown company (IMP-3, IMP-4)', async () => {
  await makeOrganization(app(), { name: 'Linked Company Ltd', cro: '710001' })
  await makePerson(app(), { firstName: 'Nora', lastName: 'Walsh', mail: 'nora@example.ie' })
  const file =
    'Company,Person,Roles,%\nLinked Company,Nora Walsh,"Director, Shareholder",50\nNobody Ltd,Nora Walsh,Director,\n'
  expect((await send('links', file)).answer.data).toMatchObject({ isWritten: false, counts: { made: 1, refused: 1 } })
  expect(await counts('links', file, { keepGood: true })).toMatchObject({ made: 1, refused: 1 })
  expect(await counts('links', file, { keepGood: true })).toMatchObject({ made: 0, skipped: 1 })
})

it('a file that is named .xlsx but is not a workbook is refused (IMP-1)', async () => {
  const { status, problem } = await send('people', 'First Name,Last Name\nAoife,Byrne\n', { fileName: 'people.xlsx' })
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['content']])
})

it('a line says what it changed and what is wrong in the words of the screens (IMP-7)', async () => {
  await makePerson(app(), { firstName: 'Una', lastName: 'Label', mail: 'una@example.ie' })
  const file = 'First Name,Last Name,Email,Birth\nUna,Label,una@example.ie,03/02/1990\n,Nameless,nobody@example.ie,\n'
  const { answer } = await send('people', file)
  expect(answer.data.lines.map(({ reason }) => reason)).toEqual(['First Name: This is required.', 'Changed: Birth.'])
  const orders = await send('orders', 'Last name,First name,Order date\nLabel,Una,31/01/2026\n')
  expect(orders.answer.data.lines[0]?.reason).toBe('Product: This is required.')
  const long = await send('people', `First Name,Last Name,Phone\nFionn,Label,${'1'.repeat(51)}\n`)
  expect(long.answer.data.lines[0]?.reason).toBe('Phone: This may be at most 50 characters.')
})

it.each(['people', 'organizations'] as const)(
  'a column of %s given an unknown field is refused (IMP-2)',
  async (kind) => {
    const { status, problem } = await send(kind, 'Name\nAoife\n', { columns: { Name: 'nickname' } })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['columns.Name']])
  },
)

describe('our own export', () => {
  it.each(['csv', 'xlsx'] as const)('changes nothing when it is imported again, as %s (IMP-6)', async (format) => {
    await makeOrganization(app(), {
      name: '=Formula Ltd',
      cro: `72000${format.length}`,
      incorporationDate: '2020-01-31',
      creationStatus: 'STRIKE_OFF',
      notes: 'Called twice.\nAsk for the bank statements first.\n- then the invoices',
    })
    await makePerson(app(), { firstName: 'Same', lastName: 'Name', phone: '+353 1 234' })
    await makePerson(app(), { firstName: 'Same', lastName: 'Name', phone: '+353 1 567' })
    await makeOrder(app(), { company: 'Alpha', from: 'main', totalAmountOrder: 1234.5, dateOrder: '2026-01-31' })

    for (const [kind, url] of [
      ['organizations', '/organization/export'],
      ['people', '/people/export'],
      ['orders', '/order/export'],
    ] as const) {
      const result = await counts(kind, await exported(url, format), { dryRun: true })
      expect([kind, { ...result, skipped: 0 }]).toEqual([kind, { made: 0, updated: 0, skipped: 0, refused: 0 }])
      expect(result.skipped).toBeGreaterThan(0)
    }
  })
})

describe('our own export of a few columns', () => {
  it.each([
    ['organizations', '/organization/export', ['name', 'notes']],
    ['organizations', '/organization/export', ['name', 'cro']],
    ['orders', '/order/export', ['dateOrder', 'lastName', 'firstName', 'product', 'totalPaid']],
    ['orders', '/order/export', ['organization', 'product', 'totalPaid']],
  ] as const)('of %s makes nothing when it is imported again, %s %j (IMP-4, IMP-6)', async (kind, url, columns) => {
    const organizationId = await makeOrganization(app(), { name: 'Dated Ltd', incorporationDate: '2020-01-31' })
    await makeOrganization(app(), { name: 'Dated Ltd', incorporationDate: '2021-01-31', notes: 'The other one.' })
    await makeOrder(app(), { organizationId, email: 'a@example.ie', lastName: 'Byrne ', dateOrder: '2026-01-31' })
    await makeOrder(app(), { organizationId, email: 'b@example.ie', lastName: 'Byrne', dateOrder: '2026-01-31' })

    const result = await counts(kind, await exported(url, 'csv', [...columns]), { dryRun: true })
    expect({ ...result, skipped: 0 }).toEqual({ made: 0, updated: 0, skipped: 0, refused: 0 })
  })

  it('changes the one company of a name, and refuses a line that fits several (IMP-4)', async () => {
    await makeOrganization(app(), { name: 'Only Ltd', incorporationDate: '2020-01-31' })
    for (const day of ['2020-01-31', '2021-01-31'])
      await makeOrganization(app(), { name: 'Twice Ltd', incorporationDate: day, cro: `9${day}` })

    const { answer } = await send('organizations', 'Name,Notes\nOnly Ltd,Called\nTwice Ltd,Called\n', {
      keepGood: true,
    })
    expect(answer.data.lines).toEqual([
      {
        line: 3,
        outcome: 'refused',
        name: 'Twice Ltd',
        reason: 'Several organizations fit. Add a column that tells them apart.',
      },
      { line: 2, outcome: 'updated', name: 'Only Ltd', reason: 'Changed: Notes.' },
    ])
  })
})

describe('a text that a file cannot hold as it is', () => {
  const texts = {
    'blanks around it': ' Called the client.\n',
    'a carriage return': 'Called\r\nagain',
    'a text like an escape of Excel': 'Not a line end: _x000D_, _x0041_x0042_',
    'a tab': 'Bell\tand',
    'more than a cell holds': 'y'.repeat(40_000),
  }
  it.each(Object.entries(texts))('with %s is not changed by our own export (IMP-6, EXP-6)', async (_, notes) => {
    const id = await makeOrganization(app(), { name: 'Long Notes Ltd', cro: '730001' })
    await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { notes } })
    await makePerson(app(), {
      firstName: 'Long',
      lastName: 'Notes',
      mail: ' long@example.ie',
      comments: notes.slice(0, 999),
    })
    await makeOrder(app(), { company: ' Long ', comment: notes.slice(0, 999), dateOrder: '2026-01-31' })

    for (const format of ['csv', 'xlsx'] as const)
      for (const [kind, url] of [
        ['organizations', '/organization/export'],
        ['people', '/people/export'],
        ['orders', '/order/export'],
      ] as const) {
        const result = await counts(kind, await exported(url, format))
        expect([format, kind, result]).toEqual([
          format,
          kind,
          { made: 0, updated: 0, skipped: result.skipped, refused: 0 },
        ])
      }
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect(answer.notes).toBe(notes)
    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
  })
})

describe('an import that was written', () => {
  const file = 'First Name,Last Name,Email\nTaken,Back,taken@example.ie\n'

  it('is taken back whole, once (IMP-5)', async () => {
    const { answer } = await send('people', file)
    const id = answer.data._id ?? ''
    const people = async () =>
      (await app().staff(peopleCalls.searchPeople, { body: { search: 'taken' } })).answer.totalItems
    expect(await people()).toBe(1)
    expect((await app().staff(importsCalls.undoImport, { params: { id } })).status).toBe(200)
    expect(await people()).toBe(0)
    expect((await app().staff(importsCalls.undoImport, { params: { id } })).problem.code).toBe('RESTORE_REFUSED')
    expect((await app().staff(importsCalls.searchImports, { body: {} })).answer.data[0]).toMatchObject({
      _id: id,
      kind: 'people',
    })
  })

  it('is not taken back when something that it wrote has been changed (IMP-5)', async () => {
    const { answer } = await send('people', file)
    const { data } = (await app().staff(peopleCalls.searchPeople, { body: { search: 'taken' } })).answer
    await app().staff(peopleCalls.updatePerson, { params: { id: data[0]?._id ?? '' }, body: { phone: '9' } })
    const { problem } = await app().staff(importsCalls.undoImport, { params: { id: answer.data._id ?? '' } })
    expect(problem).toMatchObject({
      code: 'RESTORE_REFUSED',
      message: 'Something that the import wrote was changed since then: Taken Back.',
    })
  })

  it('is not taken back when a company that it made got a follow-up or a person (IMP-5)', async () => {
    const { answer } = await send('organizations', 'Name\nWorked On Ltd\n')
    const { data } = (await app().staff(organizationsCalls.searchOrganizations, { body: { search: 'worked on' } }))
      .answer
    const organizationId = data[0]?._id ?? ''
    const peopleId = await makePerson(app(), { firstName: 'New', lastName: 'Director' })
    await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, roles: ['director'] } })
    await makeFollowUp(app(), organizationId, 'PPS')

    const { problem } = await app().staff(importsCalls.undoImport, { params: { id: answer.data._id ?? '' } })
    expect(problem).toMatchObject({
      code: 'RESTORE_REFUSED',
      message: 'Something that the import made is now in use: Worked On Ltd (a follow-up), Worked On Ltd (a link).',
    })
    expect((await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })).status).toBe(
      200,
    )
  })
})

it('a column that was given a field once is remembered (IMP-2)', async () => {
  const file = 'Vorname,Nachname\nHans,Meyer\n'
  const columns = { Vorname: 'firstName', Nachname: 'lastName' }
  expect(await counts('people', file, { columns })).toMatchObject({ made: 1 })
  expect(await counts('people', file)).toMatchObject({ made: 0, skipped: 1 })
})

it.runIf(hasRegisterSample)(
  `the entries of a public register can be imported, exported and imported again without a change (IMP-6, seed ${seed})`,
  async () => {
    const { csv, lines } = readRegisterSample()
    expect(await counts('organizations', csv, { keepGood: true })).toMatchObject({ made: lines })
    const again = await counts('organizations', await exported('/organization/export', 'xlsx'), { dryRun: true })
    expect(again).toMatchObject({ made: 0, updated: 0, refused: 0 })
    expect(again.skipped).toBeGreaterThanOrEqual(lines)
  },
)
