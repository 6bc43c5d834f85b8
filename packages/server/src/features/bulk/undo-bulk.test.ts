import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { OrganizationChanges } from '@registrar/domain/organizations/organization'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { type Colleague, makeColleague } from '../users/users.factory.ts'

const app = useApp()

let conor: Colleague
beforeAll(async () => {
  conor = await makeColleague(app())
})

type Action = 'update' | 'startFollowUp' | 'delete'
const change = async (ids: string[], action: Action, values: Record<string, unknown> = {}) =>
  (await app().staff(bulkCalls.changeOrganizations, { body: { ids, action, values } })).answer.bulkId
const undo = (id: string) => app().staff(bulkCalls.undoBulk, { params: { id } })
const undone = async (id: string) => (await undo(id)).answer.data

const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const saveAsConor = (id: string, body: OrganizationChanges) =>
  conor.calls(organizationsCalls.updateOrganization, { params: { id }, body })

it('a record is not undone when a colleague has changed one of its values since, and the reason names the fields (BULK-3)', async () => {
  const [touched, free] = [await makeOrganization(app()), await makeOrganization(app())]
  const users = [{ userId: app().staffId }]
  const bulkId = await change([touched, free], 'update', { comments: 'seen', users })
  await saveAsConor(touched, { comments: 'Call on Monday', users: [...users, { userId: conor.id }] })
  await saveAsConor(free, { notes: 'has moved' })

  expect((await undone(bulkId)).toSorted((one) => (one.ok ? 1 : -1))).toEqual([
    { _id: touched, ok: false, reason: 'Changed since then: Users, Comment.' },
    { _id: free, ok: true },
  ])
  expect(await find(touched)).toMatchObject({ comments: 'Call on Monday', users: [{}, { userId: conor.id }] })
  expect(await find(free)).toMatchObject({ comments: null, users: [], notes: 'has moved' })
})

it('records that were refused can be undone again, the others are undone once (BULK-3)', async () => {
  const [touched, free] = [await makeOrganization(app()), await makeOrganization(app())]
  const bulkId = await change([touched, free], 'update', { comments: 'seen' })
  await saveAsConor(touched, { comments: 'Call on Monday' })
  expect((await undone(bulkId)).filter(({ ok }) => ok)).toEqual([{ _id: free, ok: true }])

  await saveAsConor(touched, { comments: 'seen' })
  expect(await undone(bulkId)).toEqual([{ _id: touched, ok: true }])

  expect((await find(touched)).comments).toBeNull()
  expect((await undo(bulkId)).status).toBe(404)
})

it('an undo of which every record was refused stays possible (BULK-3)', async () => {
  const id = await makeOrganization(app())
  const [update, removal] = [await change([id], 'update', { notes: 'n' }), await change([id], 'delete')]

  expect(await undone(update)).toMatchObject([{ ok: false }])
  expect(await undone(removal)).toEqual([{ _id: id, ok: true }])
  expect(await undone(update)).toEqual([{ _id: id, ok: true }])
  expect((await find(id)).notes).toBeNull()
})

it('an undo that is sent twice at once undoes each record once (BULK-3)', async () => {
  const id = await makeOrganization(app())
  const bulkId = await change([id], 'update', { comments: 'seen' })
  const before = (await find(id)).version

  await Promise.all([undo(bulkId), undo(bulkId)])

  const { n } = await app()
    .db.selectFrom('changes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('record_id', '=', id)
    .where('id', '>', before)
    .executeTakeFirstOrThrow()
  expect(n).toBe(1)
})

it('a follow-up on which somebody has worked since stays (BULK-3)', async () => {
  const ids = [await makeOrganization(app()), await makeOrganization(app())]
  const bulkId = await change(ids, 'startFollowUp', { name: 'VAT_REGISTRATION' })
  const followUpsOf = async (organization_id: string) =>
    (await app().staff(followUpsCalls.searchFollowUps, { body: { organization_id } })).answer.data
  const [worked] = await followUpsOf(ids[0] ?? '')
  await conor.calls(followUpsCalls.updateFollowUp, {
    params: { id: worked?._id ?? '' },
    body: { step_index: 1, comments: 'Papers sent' },
  })

  const data = await undone(bulkId)

  expect(data.find(({ _id }) => _id === ids[0])?.reason).toBe('Changed since then: Comments, Step.')
  expect(await Promise.all(ids.map(async (id) => (await followUpsOf(id)).length))).toEqual([1, 0])
})

it('an answer of the AML file that a colleague gave since is kept (BULK-3)', async () => {
  const [other, same] = [await makeOrganization(app()), await makeOrganization(app())]
  for (const id of [other, same]) await saveAsConor(id, { aml: { appendix2_q1: false, appendix2_q2: false } })
  const bulkId = await change([other, same], 'update', { aml: { appendix2_q1: true } })
  await saveAsConor(other, { aml: { appendix2_q2: true } })
  await saveAsConor(same, { aml: { appendix2_q1: null } })

  expect((await undone(bulkId)).map(({ _id, ok }) => [_id, ok])).toEqual([
    [same, false],
    [other, true],
  ])
  expect((await find(other)).aml).toMatchObject({ appendix2_q1: false, appendix2_q2: true })
  expect((await find(same)).aml).toMatchObject({ appendix2_q1: null, appendix2_q2: false })
})
