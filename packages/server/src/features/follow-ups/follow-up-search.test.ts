import { type FollowUpCode, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { kindsWithTarget } from '@registrar/domain/follow-ups/follow-up-rules'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const search = async (body: object = {}) => (await app().staff(followUpsCalls.searchFollowUps, { body })).answer
const summary = async (body: object = {}) =>
  (await app().staff(followUpsCalls.summarizeFollowUps, { body })).answer.data
const commentsFound = async (body: object = {}) => (await search(body)).data.map((row) => row.comments)

const startFollowUp = async (organizationId: string, name: FollowUpCode, changes: object) => {
  const { _id } = await makeFollowUp(app(), organizationId, name)
  const { status } = await app().staff(followUpsCalls.updateFollowUp, { params: { id: _id }, body: changes })
  expect(status).toBe(200)
}

// The tests name these follow-ups by their comments. They are listed here in the order in which they were started.
beforeAll(async () => {
  const eire = await makeOrganization(app(), { name: "Éire O'Connor Ltd", firstAr: '2026-03-31' })
  const beta = await makeOrganization(app(), { name: 'Beta 100% Ltd' })
  const gone = await makeOrganization(app(), { name: 'Gone Ltd' })
  await startFollowUp(eire, 'AR_TRADING', { comments: 'late', ARD: addDays(day, -70) })
  await startFollowUp(eire, 'INCORPORATION', { comments: 'soon', start_date: addDays(day, 20) })
  await startFollowUp(eire, 'VAT_REGISTRATION', { comments: 'no target', start_date: addDays(day, -90) })
  await startFollowUp(beta, 'AR_TRADING', { comments: 'done late', ARD: addDays(day, -100), step_index: 12 })
  await startFollowUp(beta, 'COMPTE_BANCAIRE', { comments: 'later', start_date: addDays(day, 60) })
  await startFollowUp(beta, 'FIRST_AR', { comments: 'no ARD' })
  await startFollowUp(beta, 'PPS', { comments: 'put away', archived_at: `${day}T00:00:00Z` })
  await startFollowUp(gone, 'PPS', { comments: 'of a deleted organization' })
  await app().staff(organizationsCalls.removeOrganization, { params: { id: gone } })
})

describe('the follow-up list (FUP-10, LIST-2)', () => {
  it('shows the active ones, newest first, and counts them', async () => {
    const all = ['no ARD', 'later', 'done late', 'no target', 'soon', 'late']
    expect(await commentsFound()).toEqual(all)
    // Existing clients send this when the sort is cleared.
    expect(await commentsFound({ sortField: '', sortOrder: 'asc', inProgress: true, completed: true })).toEqual(all)
    expect(await search({ limit: 4, page: 2 })).toMatchObject({ totalItems: 6, totalPages: 2 })
    expect(await commentsFound({ limit: 4, page: 2 })).toEqual(['soon', 'late'])
    expect(await commentsFound({ page: 3 })).toEqual([])
  })

  it.each([
    ['in progress', { inProgress: true }, ['no ARD', 'later', 'no target', 'soon', 'late']],
    ['completed', { completed: true }, ['done late']],
    [
      'neither in progress nor completed, which means all',
      { completed: false, inProgress: false },
      ['no ARD', 'later', 'done late', 'no target', 'soon', 'late'],
    ],
    ['a kind', { name: 'AR_TRADING' }, ['done late', 'late']],
    ['a name, folded', { organization_name: 'oconnor EIR' }, ['no target', 'soon', 'late']],
    ['% as plain text in a name', { organization_name: '0%' }, ['no ARD', 'later', 'done late']],
    ['an unknown name', { organization_name: 'eire beta' }, []],
    ['started on or after', { startDate: addDays(day, 20) }, ['later', 'soon']],
    ['due on or before', { deadline: addDays(day, -1) }, ['done late', 'no target', 'late']],
    ['overdue', { due: 'overdue' }, ['late']],
    ['due in 30 days', { due: 'soon' }, ['soon']],
    ['completed is never overdue', { completed: true, due: 'overdue' }, []],
    ['archived', { archived_at: true }, ['put away']],
    [
      'due by a day, of a kind with a target (FUP-13)',
      { deadline: addDays(day, -1), hasTarget: true },
      ['done late', 'late'],
    ],
    ['without a target', { hasTarget: false }, ['no target']],
    ['an unknown organization', { organization_id: 'nobody' }, []],
    [
      'all filters at once',
      { name: 'AR_TRADING', inProgress: true, organization_name: 'eire', deadline: day },
      ['late'],
    ],
  ])('filters to exactly the follow-ups that fit: %s', async (_, body, expected) => {
    expect(await commentsFound(body)).toEqual(expected)
    expect((await search(body)).totalItems).toBe(expected.length)
    expect((await summary(body)).total).toBe(expected.length)
  })

  it.each([
    ['organization_name', 'asc', ['done late', 'later', 'no ARD', 'late', 'soon', 'no target']],
    ['name', 'asc', ['late', 'done late', 'later', 'no ARD', 'soon', 'no target']],
    ['start_date', 'asc', ['no target', 'late', 'done late', 'no ARD', 'soon', 'later']],
    ['start_date', 'desc', ['later', 'soon', 'no ARD', 'done late', 'late', 'no target']],
    ['ARD', 'asc', ['done late', 'late', 'soon', 'no target', 'later', 'no ARD']],
    ['ARD', 'desc', ['late', 'done late', 'no ARD', 'later', 'no target', 'soon']],
    ['deadline', 'asc', ['no target', 'done late', 'late', 'soon', 'later', 'no ARD']],
    ['deadline', 'desc', ['later', 'soon', 'late', 'done late', 'no target', 'no ARD']],
    ['target', 'asc', ['done late', 'late', 'soon', 'later', 'no target', 'no ARD']],
    ['target', 'desc', ['later', 'soon', 'late', 'done late', 'no ARD', 'no target']],
  ])('sorts by %s %s, unknown days last', async (sortField, sortOrder, expected) => {
    expect(await commentsFound({ sortField, sortOrder })).toEqual(expected)
  })

  it('has a target day for exactly the kinds with a target (FUP-13)', async () => {
    const id = await makeOrganization(app(), { name: 'Every kind', firstAr: '2026-03-31' })
    for (const code of followUpCodes) await makeFollowUp(app(), id, code)

    const rows = await app()
      .db.selectFrom('follow_ups')
      .select(['name', 'target_day'])
      .where('organization_id', '=', id)
      .execute()
    const withTarget = rows.filter((row) => row.target_day !== null).map((row) => row.name)
    expect(withTarget.toSorted()).toEqual(kindsWithTarget.toSorted())

    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
  })

  it('answers each with its label, last step and history (FUP-8)', async () => {
    const { data } = await search({ completed: true })
    expect(data).toMatchObject([
      {
        organization_name: 'Beta 100% Ltd',
        label: 'AR Trading',
        step_index: 12,
        max_step_index: 12,
        history: [{ action: 'created' }, { action: 'updated', last_step_index: 0, current_step_index: 12 }],
      },
    ])
  })

  it('shows the new name of a renamed organization, and leaves out a deleted one', async () => {
    const id = await makeOrganization(app(), { name: 'Before' })
    await makeFollowUp(app(), id, 'PPS')
    await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { name: 'Afterwards Ltd' } })
    expect((await search({ organization_name: 'afterwards' })).data).toMatchObject([
      { organization_name: 'Afterwards Ltd' },
    ])
    expect((await search({ organization_name: 'before' })).data).toEqual([])
    expect((await search()).totalItems).toBe(7)
    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect((await search()).totalItems).toBe(6)
  })

  it.each([{ name: 'VAT' }, { startDate: '1999-12-31' }, { deadline: 'soon' }, { sortField: 'comments' }, { page: 0 }])(
    'refuses %j',
    async (body) => {
      const { status, problem } = await app().staff(followUpsCalls.searchFollowUps, { body: body as never })
      expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
        400,
        'VALIDATION_FAILED',
        Object.keys(body),
      ])
    },
  )
})

describe('the summary', () => {
  it('counts by kind and by state', async () => {
    expect(await summary()).toEqual({
      total: 6,
      inProgress: 5,
      completed: 1,
      overdue: 1,
      dueSoon: 1,
      kinds: [
        { name: 'AR_TRADING', label: 'AR Trading', count: 2 },
        { name: 'COMPTE_BANCAIRE', label: 'Bank Account', count: 1 },
        { name: 'FIRST_AR', label: 'First AR', count: 1 },
        { name: 'INCORPORATION', label: 'Incorporation', count: 1 },
        { name: 'VAT_REGISTRATION', label: 'VAT Registration', count: 1 },
      ],
    })
  })

  it('is empty where nothing is found', async () => {
    expect(await summary({ organization_name: 'nowhere' })).toEqual({
      total: 0,
      inProgress: 0,
      completed: 0,
      overdue: 0,
      dueSoon: 0,
      kinds: [],
    })
  })
})

it('under Overdue the most late comes first, unless a sort is asked for; otherwise the newest (FUP-10)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Sorted by lateness Ltd' })
  await startFollowUp(organizationId, 'AR_TRADING', { comments: 'later one', ARD: addDays(day, -250) })
  await startFollowUp(organizationId, 'COMPTE_BANCAIRE', { comments: 'most late', start_date: addDays(day, -400) })
  await startFollowUp(organizationId, 'INCORPORATION', { comments: 'least late', start_date: addDays(day, -100) })
  const of = { organization_id: organizationId }
  expect(await commentsFound({ ...of, due: 'overdue' })).toEqual(['most late', 'later one', 'least late'])
  expect(await commentsFound({ ...of, due: 'overdue', sortField: 'start_date', sortOrder: 'desc' })).toEqual([
    'later one',
    'least late',
    'most late',
  ])
  expect(await commentsFound(of)).toEqual(['least late', 'most late', 'later one'])
})

it('follow-ups are found by who is in charge, and name them (FUP-10)', async () => {
  const users = [{ userId: app().staffId }]
  const mine = await makeOrganization(app(), { name: 'In charge Ltd', users })
  const nobodys = await makeOrganization(app(), { name: 'Nobody in charge Ltd' })
  await startFollowUp(mine, 'PPS', { comments: 'mine' })
  await startFollowUp(nobodys, 'PPS', { comments: 'of nobody' })
  const of = { organization_name: 'in charge' }
  expect(await commentsFound({ ...of, user: app().staffId })).toEqual(['mine'])
  expect(await commentsFound({ ...of, user: 'none' })).toEqual(['of nobody'])
  expect(await commentsFound({ ...of, user: 'me too' })).toEqual([])
  expect((await search(of)).data.map((row) => row.users.map(({ firstName }) => firstName))).toEqual([[], ['Niamh']])
  expect((await summary({ ...of, user: app().staffId })).total).toBe(1)
})
