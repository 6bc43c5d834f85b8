import type { AuditKind } from '@registrar/domain/audit/audit-entry'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { newId } from '#platform/database/ids'
import { nowMs, today } from '#platform/clock'
import { stopClock } from '#testing/stopped-clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
stopClock()

const search = async (body: object = {}) => (await app().staff(auditCalls.searchAudit, { body })).answer
const linesOf = async (kind: AuditKind, record?: string) =>
  (await search({ kinds: [kind] })).data.filter((line) => record === undefined || line.record?._id === record)

const readPerson = (id: string) => app().staff(peopleCalls.findPerson, { params: { id } })

it('AML officers and administrators search the audit, others do not (AUD-5)', async () => {
  const { id, calls } = await makeColleague(app())
  expect((await app().anybody(auditCalls.searchAudit)).status).toBe(401)
  expect((await calls(auditCalls.searchAudit)).problem.code).toBe('FORBIDDEN')

  await app().staff(staffCalls.updateStaff, { params: { id }, body: { role: 'amlOfficer' } })
  expect((await calls(auditCalls.searchAudit, { body: {} })).status).toBe(200)
  expect(await linesOf('roleChanged', id)).toMatchObject([
    {
      user: { _id: app().staffId, name: 'Niamh Kelly' },
      address: '127.0.0.1',
      record: { type: 'user', _id: id, name: 'Conor Walsh' },
      details: { from: 'staff', to: 'amlOfficer' },
    },
  ])
})

it('a sign-in that fails is recorded with account, address and reason (AUD-2)', async () => {
  const password = 'a decent password'
  const { email, id } = await makeColleague(app(), { password })
  await app().anybody(usersCalls.signIn, { body: { email, password: 'wrong' } })
  await app().anybody(usersCalls.signIn, { body: { email, password } })

  const { data } = await search({ search: email })
  expect(data).toMatchObject([
    { kind: 'signInFailed', user: { _id: id }, email, address: '127.0.0.1', details: { code: 'INVALID_CREDENTIALS' } },
  ])
  expect(JSON.stringify(data)).not.toContain('wrong')
})

it('what is typed in place of an email address is not recorded: it may be a password (AUD-2)', async () => {
  const typed = 'correct horse battery staple'
  await app().anybody(usersCalls.signIn, { body: { email: typed, password: 'wrong' } })

  const { data } = await search({ kinds: ['signInFailed'], limit: 1 })
  expect(data).toMatchObject([{ user: null, email: null, address: '127.0.0.1' }])
  expect(JSON.stringify(await search())).not.toContain(typed)
})

it('an account that is locked is recorded once, however often somebody goes on trying (AUD-2)', async () => {
  const { email } = await makeColleague(app())
  for (let count = 0; count < 14; count += 1)
    await app().anybody(usersCalls.signIn, { body: { email, password: 'wrong' } })

  const kinds = (await search({ search: email })).data.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'signInLocked')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'signInFailed').length).toBeGreaterThanOrEqual(10)
})

it('reading a person with a PPS number is recorded once an hour, and reading one without is not (AUD-3)', async () => {
  const withPps = await makePerson(app(), { pps: '1234567TW' })
  const without = await makePerson(app())
  for (const id of [withPps, withPps, without]) expect((await readPerson(id)).status).toBe(200)
  expect((await readPerson(withPps)).answer.pps).toBe('1234567TW')

  expect(await linesOf('personRead', withPps)).toHaveLength(1)
  expect(await linesOf('personRead', without)).toEqual([])
  expect(JSON.stringify(await search())).not.toContain('1234567TW')

  vi.setSystemTime(nowMs() + 3_600_000)
  await readPerson(withPps)
  expect(await linesOf('personRead', withPps)).toHaveLength(2)
})

it('reading a person with an identity document is recorded, and neither audit nor history has its number (AUD-3, AUD-4)', async () => {
  const id = await makePerson(app(), { identityDocuments: [{ type: 'passport', number: 'XP1234567' }] })
  expect((await readPerson(id)).answer.identityDocuments).toMatchObject([{ number: 'XP1234567' }])
  expect(await linesOf('personRead', id)).toHaveLength(1)

  const identityDocuments = [{ type: 'passport', number: 'XP7654321' }]
  const params = { id }
  await app().staff(peopleCalls.updatePerson, { params, body: { identityDocuments } })
  const of = { recordType: 'person' as const, recordId: id }
  const history = await app().staff(historyCalls.searchHistory, { body: of })
  const [change] = history.answer.data
  expect(change?.fields).toMatchObject([{ field: 'identityDocuments', from: 'passport ••••', to: 'passport ••••' }])
  const body = { ...of, at: new Date(nowMs() - 1).toISOString() }
  const asOf = await app().staff(historyCalls.compareHistory, { body })
  for (const answer of [history.answer, asOf.answer, await search()])
    expect(JSON.stringify(answer)).not.toMatch(/XP1234567|XP7654321/)

  await app().staff(historyCalls.restoreHistory, { params: { id: change?._id ?? '' }, body: {} })
  expect((await readPerson(id)).answer.identityDocuments).toMatchObject([{ number: 'XP1234567' }])
})

it('a PPS number that is shown is recorded each time (AUD-4)', async () => {
  const id = await makePerson(app(), { pps: '7654321AB' })
  for (let count = 0; count < 2; count += 1)
    expect((await app().staff(auditCalls.showPps, { params: { id } })).answer.pps).toBe('7654321AB')

  expect(await linesOf('ppsShown', id)).toHaveLength(2)
  expect((await app().staff(auditCalls.showPps, { params: { id: newId() } })).status).toBe(404)
})

it('reading a file of a person is recorded once an hour, by its address or by the download call (AUD-3)', async () => {
  const newKey = (name: string) => `people/${newId()}/${name}`
  const [passport, licence, other] = [newKey('pass port.pdf'), newKey('licence.pdf'), newKey('other.pdf')]
  for (const one of [passport, licence, other]) {
    await app()
      .db.insertInto('files')
      .values({ key: one, name: one.split('/')[2] ?? '', folder: 'people', content_type: 'application/pdf', size: 0 })
      .execute()
  }
  const url = (one: string) => `http://localhost/file/${one.split('/').map(encodeURIComponent).join('/')}`
  const id = await makePerson(app(), {
    attachedFiles: [url(passport)],
    identityDocuments: [{ type: 'Driving licence', url: url(licence) }],
  })

  const headers = { authorization: `JWT ${app().staffToken}` }
  for (const one of [passport, passport, other])
    await app().app.inject({ method: 'GET', url: new URL(url(one)).pathname, headers })
  for (const key of [passport, licence])
    await app().app.inject({ method: 'POST', url: '/file/download', headers, payload: { key } })

  expect(await linesOf('paperRead')).toMatchObject([{ record: { _id: id } }, { record: { _id: id } }])
})

it('an export is recorded with list, format, number of rows and columns (AUD-1)', async () => {
  const headers = { authorization: `JWT ${app().staffToken}` }
  await app().app.inject({ method: 'POST', url: '/people/export', headers, payload: { format: 'csv' } })

  expect((await linesOf('export'))[0]).toMatchObject({
    user: { _id: app().staffId },
    details: {
      list: 'People',
      format: 'csv',
      rows: expect.any(Number) as number,
      columns: expect.arrayContaining(['firstName']),
    },
  })
})

it('the audit is searched by user, kind and day, a page at a time, and exported (AUD-5)', async () => {
  const day = today('Europe/Dublin')
  const all = await search({ from: day, to: day, limit: 2 })
  expect(all.totalItems).toBeGreaterThan(2)
  expect(all.data).toHaveLength(2)
  expect((await search({ to: '2020-01-01' })).data).toEqual([])
  expect((await search({ user: 'nobody' })).data).toEqual([])
  expect((await search({ user: app().staffId, kinds: ['roleChanged'] })).totalItems).toBe(1)

  const headers = { authorization: `JWT ${app().staffToken}` }
  const payload = { format: 'csv', kinds: ['roleChanged'] }
  const file = await app().app.inject({ method: 'POST', url: '/audit/export', headers, payload })
  expect(file.body).toContain('Role changed,Niamh Kelly')
})

it('a day on which the clocks go back is searched to its end (AUD-5)', async () => {
  await app()
    .db.insertInto('audit')
    .values({ kind: 'signInFailed', email: 'late@example.ie', at: '2020-10-25T23:30:00Z' })
    .execute()
  const totalOn = async (day: string) => (await search({ from: day, to: day })).totalItems
  expect([await totalOn('2020-10-25'), await totalOn('2020-10-26')]).toEqual([1, 0])
})

it('a record is searched by its name and by its whole id (AUD-5)', async () => {
  const id = await makePerson(app(), { firstName: 'Searched', pps: '1234567TW' })
  await readPerson(id)
  await readPerson(await makePerson(app(), { firstName: 'Searched', pps: '1234567TW' }))

  expect((await search({ search: 'searched' })).totalItems).toBe(2)
  for (const typed of [id, id.toUpperCase(), `searched ${id}`])
    expect((await search({ search: typed })).data).toMatchObject([{ kind: 'personRead', record: { _id: id } }])
  expect((await search({ search: newId() })).data).toEqual([])
})

it('each download of a register or of the ownership is recorded with its company (AUD-1)', async () => {
  const { answer } = await app().staff(organizationsCalls.createOrganization, { body: { name: 'Downloaded Ltd' } })
  const id = answer.data._id
  const headers = { authorization: `JWT ${app().staffToken}` }
  for (const path of ['register/members.csv', 'register/members.pdf', 'ownership.svg', 'ownership.pdf'])
    expect((await app().app.inject({ url: `/organization/${id}/${path}?asAt=2026-01-31`, headers })).statusCode).toBe(
      200,
    )

  const lines = (await linesOf('export', id)).map(({ details }) => details)
  expect(lines).toEqual([
    { document: 'ownership', format: 'pdf', asAt: '2026-01-31' },
    { document: 'ownership', format: 'svg', asAt: '2026-01-31' },
    { document: 'register of members', format: 'pdf', asAt: '2026-01-31' },
    { document: 'register of members', format: 'csv', asAt: '2026-01-31' },
  ])
})

const makeCompanyWithDirector = async (pps: string) => {
  const organizationId = await makeOrganization(app(), { name: 'Printed Ltd' })
  const peopleId = await makePerson(app(), { pps })
  const terms = [{ role: 'director' as const, appointed: '2024-03-15' }]
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, terms } })
  return { organizationId, peopleId }
}

it('a paper that prints a PPS number is a read of that person, once an hour (AUD-3)', async () => {
  const { organizationId, peopleId } = await makeCompanyWithDirector('3332221BA')
  const headers = { authorization: `JWT ${app().staffToken}` }
  const preview = (document: string) =>
    app().app.inject({ method: 'POST', url: '/document/preview', headers, payload: { organizationId, document } })

  expect((await preview('consentToAct')).statusCode).toBe(200)
  expect(await linesOf('personRead', peopleId)).toEqual([])

  expect((await preview('b10')).statusCode).toBe(200)
  await app().app.inject({ url: `/organization/${organizationId}/document/b10.pdf`, headers })
  expect(await linesOf('personRead', peopleId)).toHaveLength(1)
})

it('opening a filed paper with the number of a person is recorded with that person, other filed papers are not (AUD-3)', async () => {
  const { organizationId, peopleId } = await makeCompanyWithDirector('3332221BA')
  const headers = { authorization: `JWT ${app().staffToken}` }
  for (const document of ['b10', 'consentToAct'] as const) {
    const { answer } = await app().staff(documentsCalls.fileDocument, { body: { organizationId, document } })
    const opened = await app().app.inject({ url: new URL(answer.data.url).pathname, headers })
    expect(opened.statusCode).toBe(200)
  }

  expect(await linesOf('paperRead', peopleId)).toHaveLength(1)
})

it('printing a paper that shows a register is recorded as a download of the register (AUD-1)', async () => {
  const { organizationId } = await makeCompanyWithDirector('3332221BA')
  const headers = { authorization: `JWT ${app().staffToken}` }
  const values = { asAt: '2025-01-31' }
  const payload = { organizationId, document: 'officersRegister', values }
  await app().app.inject({ method: 'POST', url: '/document/preview', headers, payload })

  expect((await linesOf('export', organizationId)).map(({ details }) => details)).toEqual([
    { document: 'register of officers', format: 'pdf', asAt: '2025-01-31' },
  ])
})

it("a conflict with a colleague's PPS number shows only the end of the number (AUD-4)", async () => {
  const id = await makePerson(app(), { pps: '1234567TW' })
  const { version } = (await readPerson(id)).answer
  const colleague = (await makeColleague(app())).calls
  await colleague(peopleCalls.updatePerson, { params: { id }, body: { pps: '7654321AB' } })

  const headers = { authorization: `JWT ${app().staffToken}` }
  const payload = { pps: '1', version }
  const response = await app().app.inject({ method: 'PUT', url: `/people/${id}`, headers, payload })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ conflicts: { pps: { yours: '1', theirs: '••••AB' } } })
})

it.each([
  "update audit set kind = 'export'",
  'delete from audit',
  'truncate audit',
  "select set_config('registrar.erasing', 'on', true); delete from audit",
])('the database refuses, even to its owner: %s (AUD-1)', async (statement) => {
  await expect(sql.raw(statement).execute(app().db)).rejects.toThrow('permission denied')
  await expect(sql.raw(statement).execute(app().ownerDb)).rejects.toThrow('only added')
})
