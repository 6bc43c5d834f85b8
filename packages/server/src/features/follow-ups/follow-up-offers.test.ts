import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const next = (id: string) => app().staff(followUpsCalls.findWhatComesNext, { params: { id } })
const complete = (id: string, step_index: number) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index } })
const organizations = async (body: object) =>
  (await app().staff(followUpsCalls.searchFollowUpOrganizations, { body })).answer

it('a completed follow-up offers what comes next, filled in; before its last step it offers nothing (FUP-35)', async () => {
  const firstAr = addMonths(addDays(day, 60), -24)
  const id = await makeOrganization(app(), { firstAr, status: true })
  const { _id, max_step_index } = await makeFollowUp(app(), id, 'AR_TRADING')
  expect((await next(_id)).answer.data).toEqual({ followUps: [], tasks: [] })

  await complete(_id, max_step_index)
  const { followUps } = (await next(_id)).answer.data
  const ARD = addMonths(firstAr, 24)
  expect(followUps).toMatchObject([{ name: 'AR_TRADING', ARD, deadline: addDays(ARD, 56), archivesCompleted: true }])

  const incorporation = await makeFollowUp(app(), id, 'INCORPORATION')
  await makeFollowUp(app(), id, 'CORPORATION_TAX_REGISTRATION')
  await complete(incorporation._id, incorporation.max_step_index)
  expect((await next(incorporation._id)).answer.data.followUps.map(({ name }) => name)).toEqual(['RBO_UPDATED'])
  expect((await next('nobody')).status).toBe(404)
})

it('a completed follow-up does not offer the tasks that the company has already, unless they are deleted (FUP-35)', async () => {
  const organizationId = await makeOrganization(app())
  const { _id, max_step_index } = await makeFollowUp(app(), organizationId, 'VAT_REGISTRATION')
  await complete(_id, max_step_index)
  const { tasks } = (await next(_id)).answer.data
  const [kept, deleted] = [
    await makeTask(app(), { ...tasks[0], organizationId }),
    await makeTask(app(), { ...tasks[1], organizationId }),
  ]
  await app().staff(tasksCalls.updateTask, { params: { id: kept._id }, body: { status: 'DONE' } })
  await app().staff(tasksCalls.removeTask, { params: { id: deleted._id } })

  expect((await next(_id)).answer.data.tasks).toEqual(tasks.slice(1))
})

it('organizations come with all their follow-ups, page by page, those without a target last (FUP-34, FUP-13)', async () => {
  const [late, none, later] = [
    await makeOrganization(app(), { name: 'Late Ltd', firstAr: '2020-01-31' }),
    await makeOrganization(app(), { name: 'Aaa without a target Ltd' }),
    await makeOrganization(app(), { name: 'Later Ltd', firstAr: '2020-03-31' }),
  ]
  for (const [id, names] of [
    [none, ['EORI_REGISTRATION']],
    [late, ['EORI_REGISTRATION', 'STRIKE_OFF', 'STRIKE_OFF_NO_TRADING']],
    [later, ['STRIKE_OFF']],
  ] as const)
    for (const name of names) await makeFollowUp(app(), id, name)

  const ours = ({ data }: Awaited<ReturnType<typeof organizations>>) =>
    data.filter(({ _id }) => [late, none, later].includes(_id)).map(({ _id }) => _id)
  expect(ours(await organizations({ limit: 1000 }))).toEqual([late, later, none])
  expect(ours(await organizations({ limit: 1000, sortOrder: 'desc' }))).toEqual([later, late, none])
  expect(ours(await organizations({ limit: 1000, name: 'EORI_REGISTRATION' })).toSorted()).toEqual(
    [late, none].toSorted(),
  )

  const all = await organizations({ limit: 1000 })
  const found = all.data.find(({ _id }) => _id === late)
  expect(found).toMatchObject({ name: 'Late Ltd', followUps: [{}, {}, { name: 'EORI_REGISTRATION' }] })
  expect(all.totalFollowUps).toBe(all.data.flatMap(({ followUps }) => followUps).length)

  const first = await organizations({ limit: 2 })
  const second = await organizations({ limit: 2, page: 2 })
  expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(all.data.slice(0, 4).map(({ _id }) => _id))
  expect(first.totalPages).toBe(Math.ceil(all.totalItems / 2))
})

it('a column of the board has the follow-ups at its step (FUP-38, FUP-10)', async () => {
  const organization_id = await makeOrganization(app())
  const [start, moved] = [
    await makeFollowUp(app(), organization_id, 'PPS'),
    await makeFollowUp(app(), organization_id, 'VAT_REGISTRATION'),
  ]
  await complete(moved._id, 2)
  const at = async (step_index: number) =>
    (await app().staff(followUpsCalls.searchFollowUps, { body: { organization_id, step_index } })).answer.data
  expect((await at(0)).map(({ _id }) => _id)).toEqual([start._id])
  expect((await at(2)).map(({ _id }) => _id)).toEqual([moved._id])
  expect(await at(3)).toEqual([])
})
