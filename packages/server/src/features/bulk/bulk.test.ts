import { binCalls } from '@registrar/domain/bin/bin.calls'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
const UNKNOWN_ID = '01980000-0000-7000-8000-00000000ffff'

type OrganizationBulk = { ids?: string[]; query?: object; action: string; values?: object }
const change = (body: OrganizationBulk) => app().staff(bulkCalls.changeOrganizations, { body: body as never })
const undo = (id: string) => app().staff(bulkCalls.undoBulk, { params: { id } })

const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const activeFollowUps = async (organization_id: string) =>
  (await app().staff(followUpsCalls.searchFollowUps, { body: { organization_id } })).answer.data

const makeSeveral = (name: string) =>
  Promise.all([1, 2, 3].map((number) => makeOrganization(app(), { name: `${name} ${number} Ltd` })))

describe('several organizations at once', () => {
  it('are changed, each is answered, and one call undoes it, once (BULK-1, BULK-2, BULK-3)', async () => {
    const ids = await makeSeveral('Barrow')
    const { status, answer } = await change({
      ids: [...ids, UNKNOWN_ID],
      action: 'update',
      values: { creationStatus: 'COMPLETED' },
    })

    expect(status).toBe(200)
    expect(answer.data.slice(0, 3)).toEqual(ids.map((_id) => ({ _id, ok: true })))
    expect(answer.data[3]).toEqual({ _id: UNKNOWN_ID, ok: false, reason: expect.stringContaining('organization') })
    for (const id of ids) expect((await find(id)).creationStatus).toBe('COMPLETED')

    const undone = await undo(answer.bulkId)
    expect(undone.answer.data.map(({ ok }) => ok)).toEqual([true, true, true])
    for (const id of ids) expect((await find(id)).creationStatus).not.toBe('COMPLETED')
    expect((await undo(answer.bulkId)).status).toBe(404)
  })

  it('are all that the search finds, on all pages (BULK-1)', async () => {
    const ids = await makeSeveral('Suir')
    await makeOrganization(app(), { name: 'Another Ltd' })

    const { answer } = await change({ query: { search: 'suir', limit: 1 }, action: 'delete' })
    expect(answer.data.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
    const { data } = (await app().staff(binCalls.searchBin, { body: { search: 'suir' } })).answer
    expect(data).toHaveLength(3)

    await undo(answer.bulkId)
    for (const id of ids) expect((await find(id)).name).toContain('Suir')
  })

  it('each get a follow-up, and one that already has it is refused with the reason (BULK-2)', async () => {
    const ids = await makeSeveral('Lee')
    const started = { name: 'VAT_REGISTRATION' as const }
    await app().staff(followUpsCalls.startFollowUp, { body: { ...started, organization_id: String(ids[0]) } })

    const { answer } = await change({ ids, action: 'startFollowUp', values: started })
    expect(answer.data.map(({ ok }) => ok)).toEqual([false, true, true])
    expect(answer.data[0]?.reason).toBeTruthy()

    await undo(answer.bulkId)
    expect(await Promise.all(ids.map(async (id) => (await activeFollowUps(id)).length))).toEqual([1, 0, 0])
  })

  it('are each sent an email, which cannot be taken back (BULK-1, BULK-3)', async () => {
    const ids = await Promise.all([
      makeOrganization(app(), { name: 'Bann Ltd', mail: 'office@bann.example' }),
      makeOrganization(app(), { name: 'Foyle Ltd', mail: null }),
      makeOrganization(app(), { name: 'Lagan Ltd', mail: 'office@lagan.example; Office' }),
      makeOrganization(app(), { name: 'Suir Ltd', mail: 'office@suir.example; Other <other@suir.example>' }),
    ])
    const { answer } = await change({ ids, action: 'sendMail', values: { templateId: 1 } })

    expect(answer.data).toEqual([
      { _id: ids[0], ok: true },
      { _id: ids[1], ok: false, reason: 'This record has no email address.' },
      { _id: ids[2], ok: false, reason: 'office@lagan.example; Office is not an email address.' },
      { _id: ids[3], ok: true },
    ])
    for (const email of ['office@bann.example', 'office@suir.example', 'other@suir.example']) {
      const sent = await app().staff(emailsCalls.listRecentEmails, { params: { email } })
      expect(sent.answer.data, email).toHaveLength(1)
    }
    // The refusal changes nothing, so a second try gets the same answer.
    for (const time of ['first', 'second']) expect((await undo(answer.bulkId)).status, time).toBe(409)
  })

  it('are greeted in their emails: a person by their first name, a company by that of its director (MAIL-9, ORG-26)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Erne Ltd', mail: 'office@erne.example' })
    const peopleId = await makePerson(app(), { firstName: 'Maud', mail: 'maud@erne.example' })
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
    const values = { templateId: 2 }
    await change({ ids: [organizationId], action: 'sendMail', values })
    const body = { ids: [peopleId], action: 'sendMail' as const, values }
    await app().staff(bulkCalls.changePeople, { body })
    await app().staff(bulkCalls.changePeople, {
      body: { ...body, values: { ...values, params: { firstname: 'Una' } } },
    })

    const sent = await app()
      .db.selectFrom('mails')
      .select('text_content')
      .where('recipient', 'like', '%@erne.example')
      .orderBy('created_at')
      .execute()
    expect(sent.map(({ text_content }) => text_content.split('\n')[0])).toEqual([
      'Hello Maud,',
      'Hello Maud,',
      'Hello Una,',
    ])
  })

  it.each([
    [{ action: 'delete' }, ['ids']],
    [{ ids: ['x'], query: {}, action: 'delete' }, ['ids']],
    [{ ids: [], action: 'delete' }, ['ids']],
    [{ ids: ['x'], action: 'archive' }, ['action']],
    [{ ids: ['x'], action: 'update', values: { name: '' } }, ['values.name']],
    [{ ids: ['x'], action: 'startFollowUp', values: { name: 'PARTY' } }, ['values.name']],
    [{ ids: ['x'], action: 'sendMail' }, ['values.templateId']],
  ])('are refused with %j', async (body, fields) => {
    const { status, problem } = await change(body)
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, fields])
  })

  it('are refused with a plain sentence about a wrong value (API-2)', async () => {
    const { problem } = await change({ ids: ['x'], action: 'update', values: { cro: 5 } })
    expect(problem.fields).toEqual({ 'values.cro': 'This must be a text.' })
  })
})

it('people are added to companies and tasks or taken away, the others stay, and one click undoes it (BULK-7)', async () => {
  const colleague = await makeColleague(app())
  const [mine, theirs] = [{ userId: app().staffId }, { userId: colleague.id }]
  const company = await makeOrganization(app(), { users: [mine] })
  const both = await makeOrganization(app(), { users: [theirs, mine] })
  const usersOf = async (id: string) =>
    (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.users.map(
      ({ userId }) => userId,
    )
  const assign = (how: 'add' | 'remove') =>
    app().staff(bulkCalls.changeOrganizations, {
      body: { ids: [company, both], action: 'assign', values: { how, users: [theirs] } },
    })

  const added = (await assign('add')).answer
  expect(added.data).toEqual([
    { _id: company, ok: true },
    { _id: both, ok: true, isUnchanged: true },
  ])
  expect([await usersOf(company), await usersOf(both)]).toEqual([
    [app().staffId, colleague.id],
    [colleague.id, app().staffId],
  ])
  await assign('remove')
  expect([await usersOf(company), await usersOf(both)]).toEqual([[app().staffId], [app().staffId]])
  await undo(added.bulkId)

  const task = (await app().staff(tasksCalls.createTask, { body: { title: 'Call', users: [mine] } })).answer.data._id
  const body = { ids: [task], action: 'assign' as const, values: { how: 'add', users: [theirs] } }
  await app().staff(bulkCalls.changeTasks, { body })
  const { users } = (await app().staff(tasksCalls.findTask, { params: { id: task } })).answer
  expect(users.map(({ userId }) => userId)).toEqual([app().staffId, colleague.id])
})

it('all that a search finds is changed, except some (BULK-1)', async () => {
  const ids = await Promise.all(
    ['Except One', 'Except Two', 'Except Three'].map((name) => makeOrganization(app(), { name })),
  )
  const { answer } = await app().staff(bulkCalls.changeOrganizations, {
    body: { query: { search: 'Except' }, except: [ids[1] ?? ''], action: 'update', values: { country: 'Malta' } },
  })
  expect(new Set(answer.data.map(({ _id }) => _id))).toEqual(new Set([ids[0], ids[2]]))
  const refused = await app().staff(bulkCalls.changeOrganizations, { body: { ids, except: ids, action: 'delete' } })
  expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['except']])
})

it('several follow-ups are archived at once, and undoing it makes them active again (BULK-1, BULK-3)', async () => {
  const organization_id = await makeOrganization(app())
  const start = async (name: 'VAT_REGISTRATION' | 'STRIKE_OFF') =>
    (await app().staff(followUpsCalls.startFollowUp, { body: { name, organization_id } })).answer.data._id
  const ids = [await start('VAT_REGISTRATION'), await start('STRIKE_OFF')]

  const { answer } = await app().staff(bulkCalls.changeFollowUps, { body: { ids, action: 'archive' } })
  expect(answer.data.every(({ ok }) => ok)).toBe(true)
  expect(await activeFollowUps(organization_id)).toHaveLength(0)

  await undo(answer.bulkId)
  expect(await activeFollowUps(organization_id)).toHaveLength(2)
})

it('a follow-up that is already archived, or already active, is said to be unchanged (BULK-2)', async () => {
  const organization_id = await makeOrganization(app())
  const body = { name: 'VAT_REGISTRATION' as const, organization_id }
  const { _id } = (await app().staff(followUpsCalls.startFollowUp, { body })).answer.data
  const move = async (action: 'archive' | 'unarchive') =>
    (await app().staff(bulkCalls.changeFollowUps, { body: { ids: [_id], action } })).answer.data

  expect(await move('unarchive')).toEqual([{ _id, ok: true, isUnchanged: true }])
  expect(await move('archive')).toEqual([{ _id, ok: true }])
  expect(await move('archive')).toEqual([{ _id, ok: true, isUnchanged: true }])
})

it('several tasks get a status at once, and the call answers 401 without a session (BULK-1)', async () => {
  const make = async (title: string) =>
    (await app().staff(tasksCalls.createTask, { body: { title, users: [{ userId: app().staffId }] } })).answer.data._id
  const ids = [await make('Call'), await make('Write')]
  const body = { ids, action: 'update' as const, values: { status: 'DONE' } }

  expect((await app().anybody(bulkCalls.changeTasks, { body })).status).toBe(401)
  expect((await app().staff(bulkCalls.changeTasks, { body })).answer.data).toEqual(
    ids.map((_id) => ({ _id, ok: true })),
  )
  for (const id of ids) expect((await app().staff(tasksCalls.findTask, { params: { id } })).answer.status).toBe('DONE')
})

it('a record that is already as asked is said to be unchanged (BULK-2)', async () => {
  const [first = '', ...others] = await makeSeveral('Nore')
  await change({ ids: [first], action: 'update', values: { comments: 'seen' } })
  const { answer } = await change({ ids: [first, ...others], action: 'update', values: { comments: 'seen' } })

  expect(answer.data).toEqual([
    { _id: first, ok: true, isUnchanged: true },
    ...others.map((_id) => ({ _id, ok: true })),
  ])
})

it('the number of records done is told to the user who changes them, and to nobody else (BULK-4)', async () => {
  const ids = await makeSeveral('Erne')
  const bulkId = '019800aa-0000-7000-8000-00000000abcd'
  const body = { ids, bulkId, action: 'update' as const, values: { comments: 'seen' } }
  const { answer } = await app().staff(bulkCalls.changeOrganizations, { body })
  expect(answer.bulkId).toBe(bulkId)

  const { staff, anybody } = app()
  const progress = await staff(bulkCalls.findBulk, { params: { id: bulkId } })
  expect(progress.answer).toEqual({ ok: true, data: { done: 3, total: 3 } })
  expect((await anybody(bulkCalls.findBulk, { params: { id: bulkId } })).status).toBe(401)
  expect((await staff(bulkCalls.findBulk, { params: { id: UNKNOWN_ID } })).status).toBe(404)

  const other = await makeColleague(app())
  expect((await other.calls(bulkCalls.findBulk, { params: { id: bulkId } })).status).toBe(404)
})

it('a bulkId that is already used is refused (BULK-4)', async () => {
  const bulkId = '019800aa-0000-7000-8000-00000000abce'
  const body = { ids: await makeSeveral('Moy'), bulkId, action: 'update' as const, values: { comments: 'seen' } }
  await app().staff(bulkCalls.changeOrganizations, { body })

  const again = await app().staff(bulkCalls.changeOrganizations, { body })
  expect([again.status, Object.keys(again.problem.fields ?? {})]).toEqual([400, ['bulkId']])
})

it('while a change is undone, its user is told how many records are undone (BULK-4)', async () => {
  const ids = await makeSeveral('Suir')
  const values = { comments: 'seen' }
  const { answer } = await change({ ids: [...ids, UNKNOWN_ID], action: 'update', values })
  const progress = async () => (await app().staff(bulkCalls.findBulk, { params: { id: answer.bulkId } })).answer.data
  expect(await progress()).toEqual({ done: 4, total: 4 })

  await undo(answer.bulkId)
  expect(await progress()).toEqual({ done: 3, total: 3 })
})

it('several follow-ups of one kind get a step, and one of another kind is refused (BULK-5)', async () => {
  const organization_id = await makeOrganization(app())
  const start = async (name: 'VAT_REGISTRATION' | 'STRIKE_OFF') =>
    (await app().staff(followUpsCalls.startFollowUp, { body: { name, organization_id } })).answer.data._id
  const ids = [await start('VAT_REGISTRATION'), await start('STRIKE_OFF')]
  const stepOf = async (id: string) =>
    (await app().staff(followUpsCalls.findFollowUp, { params: { id } })).answer.step_index

  const { answer } = await app().staff(bulkCalls.changeFollowUps, {
    body: { ids, action: 'update', values: { name: 'VAT_REGISTRATION', step_index: 2 } },
  })
  expect(answer.data).toEqual([
    { _id: ids[0], ok: true },
    { _id: ids[1], ok: false, reason: 'This follow-up is not of the kind VAT Registration.' },
  ])
  expect(await Promise.all(ids.map(stepOf))).toEqual([2, 0])

  await undo(answer.bulkId)
  expect(await Promise.all(ids.map(stepOf))).toEqual([0, 0])
})
