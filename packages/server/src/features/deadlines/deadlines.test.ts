import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')

const search = async (body: DeadlineSearchInput = {}) =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { limit: 1000, ...body } })).answer
const due = async (name: string, body: DeadlineSearchInput = {}) => (await search({ ...body, search: name })).data
const kindsOf = async (name: string) => (await due(name)).map(({ kind }) => kind)
const update = (id: string, body: object) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

it('the search for deadlines answers 401 without a session', async () => {
  const { status } = await app().anybody(deadlinesCalls.searchDeadlines, { body: {} })
  expect(status).toBe(401)
})

describe('what falls due of a company (DUE-1)', () => {
  it('is listed by kind, with house day and legal day', async () => {
    const id = await makeOrganization(app(), {
      name: 'Everything Due',
      incorporationDate: addMonths(today, -6),
      financialYearEnd: '2025-12-31',
      hasDomiciliation: true,
      domiciliationSubscription: addDays(today, 3),
      domiciliationSubscriptionPlan: 12,
      hasSecretaryCompany: false,
      secretaryCompanySubscription: today,
      users: [{ userId: app().staffId }],
      aml: Object.fromEntries(riskQuestions.map((question) => [question, true])),
    })
    await makeSubscription(app(), id, { startingDate: today })
    const followUp = await makeFollowUp(app(), id, 'INCORPORATION')

    const rows = await due('everything due')
    const rowOf = (kind: string) => rows.find((row) => row.kind === kind)
    // Of the taxes of later periods there may be several.
    expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(
      [
        'AML_REVIEW',
        'ANNUAL_RETURN',
        'CORPORATION_TAX',
        'DOMICILIATION',
        'FOLLOW_UP',
        'RBO',
        'SUBSCRIPTION',
        'TAX',
      ].toSorted(),
    )
    expect(rowOf('CORPORATION_TAX')).toMatchObject({
      houseDate: '2026-09-30',
      legalDate: '2026-09-23',
      date: '2026-09-23',
      path: `/organization/${id}/ACCOUNTING_TAB`,
    })
    expect(rowOf('DOMICILIATION')).toMatchObject({ days: 3, state: 'week', legalDate: null })
    expect(rowOf('SUBSCRIPTION')).toMatchObject({ days: 0, state: 'today', houseDate: today })
    expect(rowOf('ANNUAL_RETURN')).toMatchObject({ houseDate: null })
    expect(rowOf('RBO')).toMatchObject({ houseDate: null, state: 'overdue' })
    expect(rowOf('AML_REVIEW')).toMatchObject({ houseDate: addMonths(today, 12), legalDate: null })
    expect(rowOf('FOLLOW_UP')).toMatchObject({
      _id: `FOLLOW_UP:${followUp._id}`,
      date: followUp.deadline,
      organizationId: id,
      organizationName: 'Everything Due',
      users: [{ _id: app().staffId, firstName: 'Niamh', lastName: 'Kelly' }],
    })
  })

  it('lists a return and its follow-up in progress as one row, and the return alone once that is archived (DUE-2)', async () => {
    const id = await makeOrganization(app(), { name: 'Returning', incorporationDate: '2026-01-15' })
    const followUp = await makeFollowUp(app(), id, 'FIRST_AR')
    const kinds = async () => (await kindsOf('returning')).filter((kind) => kind !== 'RBO')
    expect(await kinds()).toEqual(['ANNUAL_RETURN'])
    const [row] = await due('returning', { kinds: ['FOLLOW_UP'] })
    expect(row).toMatchObject({
      _id: `ANNUAL_RETURN:${id}`,
      kind: 'ANNUAL_RETURN',
      followUpId: followUp._id,
      houseDate: '2026-09-09',
      legalDate: '2026-09-09',
      date: '2026-09-09',
      path: `/organization/${id}/FOLLOW_UP_BETA_TAB`,
    })

    const params = { id: followUp._id }
    await app().staff(followUpsCalls.updateFollowUp, { params, body: { archived_at: '2026-11-01T00:00:00Z' } })
    expect(await kinds()).toEqual(['ANNUAL_RETURN'])
    expect(await due('returning', { kinds: ['FOLLOW_UP'] })).toEqual([])
    const [alone] = await due('returning', { kinds: ['ANNUAL_RETURN'] })
    expect(alone).toMatchObject({ followUpId: null, houseDate: null, path: `/organization/${id}/ACCOUNTING_TAB` })
  })

  it('keeps the follow-up of a return that falls due after the relationship ended (DUE-7)', async () => {
    const id = await makeOrganization(app(), { name: 'Leaving', incorporationDate: '2026-01-15', rbo: true })
    const followUp = await makeFollowUp(app(), id, 'FIRST_AR')
    await update(id, { relationshipEndedOn: '2026-09-08' })
    expect(await due('leaving')).toMatchObject([{ kind: 'FOLLOW_UP', followUpId: followUp._id }])
  })

  it('is only follow-ups and balances once it is struck off, and nothing once it is deleted (DUE-7)', async () => {
    const id = await makeOrganization(app(), { name: 'Gone Soon', incorporationDate: '2026-01-15' })
    await makeFollowUp(app(), id, 'INCORPORATION')
    await makeTask(app(), { title: 'Write', organizationId: id, dueDate: today })
    await makeOrder(app(), { organizationId: id, amountBalanceToPaid: 50, dateOfBalance: today })
    expect((await kindsOf('gone soon')).toSorted()).toEqual([
      'ANNUAL_RETURN',
      'FOLLOW_UP',
      'ORDER_BALANCE',
      'RBO',
      'TASK',
    ])

    await update(id, { creationStatus: 'STRIKE_OFF' })
    expect((await kindsOf('gone soon')).toSorted()).toEqual(['FOLLOW_UP', 'ORDER_BALANCE'])

    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect(await kindsOf('gone soon')).toEqual([])
  })

  it('has its AML review counted from the day on which the answers were last complete (DUE-5)', async () => {
    const aml = Object.fromEntries(riskQuestions.map((question) => [question, true]))
    const id = await makeOrganization(app(), { name: 'Assessed', aml: { ...aml, appendix2_q13: null } })
    expect(await kindsOf('assessed')).toEqual([])
    await update(id, { aml: { appendix2_q13: true } })
    const completed_at = '2025-03-31T12:00:00Z'
    await app().db.updateTable('organization_aml').set({ completed_at }).where('organization_id', '=', id).execute()
    await update(id, { aml: { appendix2_q1: null } })
    await update(id, { aml: { appendix3_valid_id_copy: true } })
    expect((await due('assessed')).map(({ kind, date }) => [kind, date])).toEqual([['AML_REVIEW', '2026-03-31']])
    await update(id, { aml: { appendix2_q1: true } })
    expect((await due('assessed')).map(({ date }) => date)).toEqual([addMonths(today, 12)])
  })

  it('is found by the new name of the company, and not by the old one', async () => {
    const id = await makeOrganization(app(), { name: 'Old Name', incorporationDate: '2026-01-15' })
    await makeOrder(app(), { organizationId: id, amountBalanceToPaid: 50, dateOfBalance: today })
    expect(await due('old name')).toHaveLength(3)
    await update(id, { name: 'Fresh Name' })
    expect(await due('old name')).toEqual([])
    expect(await due('fresh name')).toHaveLength(3)
  })
})

describe('what falls due of other records', () => {
  it('is a balance until it is paid', async () => {
    const id = await makeOrder(app(), {
      company: 'Balanced',
      from: 'second',
      amountBalanceToPaid: 50,
      dateOfBalance: addDays(today, -1),
    })
    const [row] = await search({ kinds: ['ORDER_BALANCE'], brand: 'second' }).then(({ data }) => data)
    expect(row).toMatchObject({
      subject: 'Balance of Full pack',
      days: -1,
      path: `/order/${id}`,
      personName: 'Balanced',
    })
    await app().staff(ordersCalls.updateOrder, { params: { id }, body: { balancePaid: true } })
    expect((await search({ kinds: ['ORDER_BALANCE'], brand: 'second' })).data).toEqual([])
  })

  it('is the review of a person, for the users of the linked companies (DUE-5)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Linked', users: [{ userId: app().staffId }] })
    const peopleId = await makePerson(app(), { firstName: 'Rita', lastName: 'Review', dateAml: '2024-02-29' })
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } as never })

    const [row] = await due('rita', { kinds: ['AML_REVIEW'], user: 'me' })
    expect(await due('rita')).toEqual([expect.objectContaining({ personId: peopleId, subject: 'AML review' })])
    expect(row).toMatchObject({
      date: '2027-02-28',
      organizationId: null,
      path: `/people/${peopleId}/INFORMATION`,
      users: [{ _id: app().staffId }],
    })

    await app().staff(peopleCalls.removePerson, { params: { id: peopleId } })
    expect(await due('rita')).toEqual([])
  })

  it('is a task on its due date until it is done (TASK-10)', async () => {
    const task = await makeTask(app(), { title: 'Ring the registrar', dueDate: addDays(today, 8) })
    expect(task.dueDate).toBe(addDays(today, 8))
    expect(await due('ring the')).toMatchObject([
      { kind: 'TASK', state: 'month', path: `/task/${task._id}`, users: [{ _id: app().staffId }] },
    ])
    await app().staff(tasksCalls.updateTask, { params: { id: task._id }, body: { status: 'DONE' } })
    expect(await due('ring the')).toEqual([])
  })

  it('moves with each payment of a subscription, and back when the order is deleted', async () => {
    const id = await makeOrganization(app(), { name: 'Subscribed' })
    const subscription = await makeSubscription(app(), id, { startingDate: '2026-01-31', plan: 1 })
    const dates = async () => (await due('subscribed')).map(({ date }) => date)
    expect(await dates()).toEqual(['2026-01-31'])
    const order = await makeOrder(app(), { organizationId: id })
    const params = { id: subscription }
    await app().staff(subscriptionsCalls.updateSubscription, { params, body: { addedOrder: order } })
    expect(await dates()).toEqual(['2026-02-28'])
    await app().staff(ordersCalls.removeOrder, { params: { id: order } })
    expect(await dates()).toEqual(['2026-01-31'])
    await app().staff(subscriptionsCalls.updateSubscription, { params, body: { status: 'CANCELLED' } })
    expect(await dates()).toEqual([])
  })
})

describe('the search for deadlines (DUE-6)', () => {
  const days = [-2, 0, 1, 7, 8, 30, 31, 90, 91]

  it('counts every state over the whole filter, whatever the page', async () => {
    for (const day of days) await makeTask(app(), { title: `Counted ${day}`, dueDate: addDays(today, day) })
    const answer = await search({ search: 'counted', limit: 2, page: 2 })
    expect(answer).toMatchObject({
      totalItems: 9,
      totalPages: 5,
      counts: { overdue: 1, today: 1, week: 2, month: 2, quarter: 2 },
    })
    expect(answer.data.map((row) => [row.days, row.state])).toEqual([
      [1, 'week'],
      [7, 'week'],
    ])
  })

  it('includes the first and the last day', async () => {
    const rows = await due('counted', { from: today, to: addDays(today, 7) })
    expect(rows.map((row) => row.days)).toEqual([0, 1, 7])
  })

  it('sorts by date, then by name', async () => {
    const day = '2031-05-05'
    for (const name of ['Zebra', 'alpha', 'Middle'])
      await makeTask(app(), { title: 'Sorted', organizationId: await makeOrganization(app(), { name }), dueDate: day })
    const names = async (body: DeadlineSearchInput) =>
      (await search({ from: day, to: day, ...body })).data.map((row) => row.organizationName)
    expect(await names({})).toEqual(['alpha', 'Middle', 'Zebra'])
    expect(await names({ sortField: 'organizationName', sortOrder: 'desc' })).toEqual(['Zebra', 'Middle', 'alpha'])
  })

  it('finds what nobody is in charge of, and what a given user is', async () => {
    const mine = await makeOrganization(app(), { name: 'Charge Mine', users: [{ userId: app().staffId }] })
    const nobodys = await makeOrganization(app(), { name: 'Charge Nobody' })
    for (const id of [mine, nobodys]) await update(id, { incorporationDate: '2026-07-01', rbo: true })
    const names = async (user: string) => (await due('charge', { user })).map((row) => row.organizationName)
    expect(await names('none')).toEqual(['Charge Nobody'])
    expect(await names('me')).toEqual(['Charge Mine'])
    expect(await names(app().staffId)).toEqual(['Charge Mine'])
    expect(await names('01980000-0000-7000-8000-000000000999')).toEqual([])
    expect(await names('nobody')).toEqual([])
  })

  it.each([
    [{ kinds: ['LUNCH'] }, 'kinds.0'],
    [{ sortField: 'colour' }, 'sortField'],
    [{ from: 'yesterday' }, 'from'],
    [{ brand: 'third' }, 'brand'],
  ])('refuses %j', async (body, field) => {
    const { status, problem } = await app().staff(deadlinesCalls.searchDeadlines, { body: body as never })
    expect(status).toBe(400)
    expect(Object.keys(problem.fields ?? {})).toEqual([field])
  })
})
