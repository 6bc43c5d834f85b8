import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { stopClock } from '#testing/stopped-clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTask } from './tasks.factory.ts'

const app = useApp()

const search = async (body: object = {}) => (await app().staff(tasksCalls.searchTasks, { body })).answer
const titles = async (body: object = {}) => (await search(body)).data.map((task) => task.title)

// They are created in this order. 'Élan vital' is changed again at the end.
beforeAll(async () => {
  const organizationId = await makeOrganization(app(), { name: 'Liffey Ltd' })
  const first = await makeTask(app(), { title: 'Élan vital', description: "for O'Connor", status: 'DONE' })
  await makeTask(app(), { title: 'Bank 100%', organizationId })
  await makeTask(app(), { title: 'ask again', description: 'the bank', status: 'IN PROGRESS' })
  await makeTask(app(), { title: 'Zero', status: 'DONE' })
  const { _id } = await makeTask(app(), { title: 'Deleted bank' })
  await app().staff(tasksCalls.removeTask, { params: { id: _id } })
  await app().staff(tasksCalls.updateTask, { params: { id: first._id }, body: { description: "for O'Connor, twice" } })
})

describe('the task board', () => {
  it('shows all tasks that are not deleted, the latest changed first (TASK-5, LIST-5)', async () => {
    expect(await search()).toMatchObject({ totalItems: 4, totalPages: 1 })
    const all = ['Élan vital', 'Zero', 'ask again', 'Bank 100%']
    expect(await titles()).toEqual(all)
    expect(await titles({ search: '', sortField: 'updatedAt', sortOrder: 'desc', user: null })).toEqual(all)
  })

  it('answers any page and page size', async () => {
    const query = { page: 1, limit: 7, sortOrder: 'desc', sortField: 'updatedAt' }
    expect((await search(query)).data).toHaveLength(4)
    expect(await titles({ limit: 3, page: 2 })).toEqual(['Bank 100%'])
    expect(await search({ limit: 3, page: 9 })).toMatchObject({ data: [], totalItems: 4, totalPages: 2 })
  })

  it.each([
    ['oconnor', ['Élan vital']],
    ['VITAL elan', ['Élan vital']],
    ['bank', ['ask again', 'Bank 100%']],
    ['0%', ['Bank 100%']],
    ['liffey', []],
    ['_', []],
  ])('searched for %j shows %j', async (terms, expected) => {
    expect(await titles({ search: terms })).toEqual(expected)
    expect((await search({ search: terms })).totalItems).toBe(expected.length)
  })

  it.each([
    ['title', 'asc', ['ask again', 'Bank 100%', 'Élan vital', 'Zero']],
    ['status', 'asc', ['Bank 100%', 'ask again', 'Élan vital', 'Zero']],
    ['createdAt', 'asc', ['Élan vital', 'Bank 100%', 'ask again', 'Zero']],
    ['updatedAt', 'asc', ['Bank 100%', 'ask again', 'Zero', 'Élan vital']],
  ])('sorts by %s %s', async (sortField, sortOrder, expected) => {
    expect(await titles({ sortField, sortOrder })).toEqual(expected)
    expect(await titles({ sortField, sortOrder: 'desc' })).toEqual(expected.toReversed())
  })

  it('filters by user and by status', async () => {
    expect(await titles({ user: app().staffId, status: 'DONE' })).toEqual(['Élan vital', 'Zero'])
    expect(await search({ status: 'TO DO' })).toMatchObject({
      data: [{ title: 'Bank 100%', organizationName: 'Liffey Ltd', users: [{ userName: 'Niamh Kelly' }] }],
      totalItems: 1,
    })
    expect(await titles({ user: 'nobody' })).toEqual([])
    expect(await titles({ user: '01a1fbc3-c238-73ba-a010-250c35c466ab' })).toEqual([])
  })

  it.each([{ sortField: 'users' }, { status: 'TODO' }, { page: 0 }, { limit: 'all' }])('refuses %j', async (body) => {
    const { status, problem } = await app().staff(tasksCalls.searchTasks, { body: body as never })
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
      400,
      'VALIDATION_FAILED',
      Object.keys(body),
    ])
  })
})

describe('the filters by organization and by due date (TASK-11)', () => {
  stopClock()

  it('find the tasks of an organization, and its open tasks by due date', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Dated Ltd' })
    const day = today(app().config.timeZone)
    const make = (title: string, dueDate: string | null, status: 'TO DO' | 'DONE' = 'TO DO') =>
      makeTask(app(), { title, organizationId, dueDate, status })
    await make('yesterday', addDays(day, -1))
    await make('yesterday, done', addDays(day, -1), 'DONE')
    await make('today', day)
    await make('in a week', addDays(day, 7))
    await make('in eight days', addDays(day, 8))
    await make('some day', null)

    const due = async (when: string) => (await titles({ organizationId, due: when })).toSorted()
    expect(await titles({ organizationId })).toHaveLength(6)
    expect(await titles({ organizationId: 'nobody' })).toEqual([])
    expect(await due('late')).toEqual(['yesterday'])
    expect(await due('soon')).toEqual(['in a week', 'today'])
    expect(await due('later')).toEqual(['in eight days'])
    expect(await due('none')).toEqual(['some day'])
    expect((await app().staff(tasksCalls.searchTasks, { body: { due: 'never' } })).status).toBe(400)
  })
})
