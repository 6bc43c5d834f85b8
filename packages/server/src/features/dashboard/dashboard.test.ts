import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import { dashboardCalls } from '@registrar/domain/dashboard/dashboard.calls'
import { glanceFilters } from '@registrar/domain/dashboard/glance'
import { deadlineConcerns } from '@registrar/domain/deadlines/deadline'
import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { clientSteps } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeForm } from '../forms/forms.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')

const glance = async () => (await app().staff(dashboardCalls.readGlance)).answer.data
const workload = async () => (await app().staff(dashboardCalls.readWorkload)).answer.data
const due = async (body: DeadlineSearchInput) =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { limit: 1000, ...body } })).answer
const moveTo = (id: string, stepIndex: number) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index: stepIndex } })

const assessed = Object.fromEntries(riskQuestions.map((question) => [question, true]))

/** A firm of which every number of the strip is more than 0, and less than all records of its kind. */
beforeAll(async () => {
  const users = [{ userId: app().staffId }]
  const late = await makeOrganization(app(), { name: 'Late Ltd', incorporationDate: addMonths(today, -14), users })
  // Its annual return date was computed and nobody has confirmed it: it is not late.
  await makeOrganization(app(), { name: 'Taken over Ltd', incorporationDate: '2015-03-01', users })
  const early = await makeOrganization(app(), { name: 'Early Ltd', incorporationDate: addMonths(today, -1) })
  const reviewed = await makeOrganization(app(), { name: 'Reviewed Ltd', aml: assessed, users })
  await sql`update organization_aml set completed_at = completed_at - interval '4 years' where organization_id = ${reviewed}`.execute(
    app().ownerDb,
  )

  const waiting = await makeFollowUp(app(), early, 'CHANGE_OF_DIRECTOR')
  await moveTo(waiting._id, clientSteps('CHANGE_OF_DIRECTOR')[0] ?? -1)
  const working = await makeFollowUp(app(), early, 'VAT_REGISTRATION')
  await moveTo(working._id, 2)

  await makeOrder(app(), { totalAmountOrder: 100.1, totalPaid: 40.05 })
  await makeOrder(app(), { totalAmountOrder: 20.2, totalPaid: 0, amountBalanceToPaid: 20.2, dateOfBalance: today })
  await makeOrder(app(), { totalAmountOrder: 50, totalPaid: 50 })
  await makeOrder(app(), { totalAmountOrder: 50, totalPaid: 0, paidTotaly: true })
  await makeForm(app())

  await makeTask(app(), { title: 'Soon', users, dueDate: addDays(today, 7) })
  await makeTask(app(), { title: 'Next week', users, dueDate: addDays(today, 8) })
  await makeTask(app(), { title: 'In eleven weeks', users, dueDate: addDays(today, 83) })
  await makeTask(app(), { title: 'In twelve weeks', users, dueDate: addDays(today, 84) })
  await makeTask(app(), { title: 'Yesterday', users, dueDate: addDays(today, -1) })

  const person = await makePerson(app(), { dateAml: addMonths(today, -37) })
  await app().staff(linksCalls.createLink, { body: { organizationId: late, peopleId: person, roles: ['director'] } })
  await app().staff(linksCalls.createLink, {
    body: { organizationId: reviewed, peopleId: person, roles: ['director'] },
  })
})

it('the figures of the dashboard answer 401 without a session', async () => {
  expect((await app().anybody(dashboardCalls.readGlance)).status).toBe(401)
  expect((await app().anybody(dashboardCalls.readWorkload)).status).toBe(401)
})

it('each number of the strip is the total of the list that it opens (UI-19)', async () => {
  const numbers = await glance()
  const { staff } = app()
  const totals = {
    late: (await staff(organizationsCalls.searchOrganizations, { body: glanceFilters.late })).answer.totalItems,
    week: (await due({ from: today, to: addDays(today, 7) })).totalItems,
    client: (await staff(followUpsCalls.searchFollowUps, { body: glanceFilters.client })).answer.totalItems,
    unpaid: (await staff(ordersCalls.searchOrders, { body: glanceFilters.unpaid })).answer.totalItems,
    unpaidAmount: (await staff(ordersCalls.searchOrders, { body: glanceFilters.unpaid })).answer.totals.outstanding,
    forms: (await staff(formsCalls.searchForms, { body: glanceFilters.forms })).answer.totalItems,
    aml: (await staff(amlCalls.searchAmlFiles, { body: glanceFilters.aml })).answer.totalItems,
  }

  expect(numbers).toEqual(totals)
  expect(numbers).toMatchObject({ late: 1, client: 1, unpaid: 2, unpaidAmount: 80.25, forms: 1, aml: 1 })
  expect(numbers.week).toBeGreaterThan(0)
})

it('a follow-up waits for the client at a step whose text says so, until it moves on or is archived (FUP-41)', async () => {
  const search = async () =>
    (await app().staff(followUpsCalls.searchFollowUps, { body: glanceFilters.client })).answer.data.map(
      ({ _id }) => _id,
    )
  const organizationId = await makeOrganization(app(), { name: 'Waiting Ltd' })
  const { _id } = await makeFollowUp(app(), organizationId, 'COMPTE_BANCAIRE')
  expect(await search()).not.toContain(_id)

  await moveTo(_id, 1)
  expect(await search()).toContain(_id)
  await moveTo(_id, 2)
  expect(await search()).not.toContain(_id)

  await moveTo(_id, 1)
  await app().staff(followUpsCalls.removeFollowUp, { params: { id: _id } })
  expect(await search()).not.toContain(_id)
})

it('an order is outstanding until it is paid or ticked as paid (ORD-8)', async () => {
  const totals = async (outstanding: boolean) =>
    (await app().staff(ordersCalls.searchOrders, { body: { outstanding } })).answer
  expect((await totals(true)).totalItems).toBe(2)
  expect(await totals(false)).toMatchObject({ totalItems: 2, totals: { outstanding: 0 } })
})

describe('what is due (DUE-13)', () => {
  it('concerns the law, money or the firm alone, and every deadline one of them', async () => {
    const found = await Promise.all(deadlineConcerns.map((concern) => due({ concern })))
    const [law, money, house] = found.map(({ data }) => data)
    expect(found.reduce((sum, { totalItems }) => sum + totalItems, 0)).toBe((await due({})).totalItems)
    expect(law?.every(({ legalDate }) => legalDate !== null)).toBe(true)
    expect(money?.map(({ kind }) => kind)).toEqual(['ORDER_BALANCE'])
    expect(house?.map(({ subject }) => subject)).toContain('Yesterday')
  })
})

describe('the next twelve weeks (UI-20)', () => {
  it('are twelve times seven days from today on, with what the search finds in each', async () => {
    const { weeks } = await workload()
    expect(weeks).toHaveLength(12)
    expect([weeks[0]?.from, weeks[11]?.to]).toEqual([today, addDays(today, 83)])

    for (const { from, to, kinds } of weeks) {
      const { data } = await due({ from, to })
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(data.length)
      for (const { kind, count } of kinds) expect(data.filter((row) => row.kind === kind)).toHaveLength(count)
    }
    expect(weeks[11]?.kinds.find(({ kind }) => kind === 'TASK')).toEqual({ kind: 'TASK', count: 1 })
  })

  it('give everybody the load that the search finds for them, and nobody the rest', async () => {
    const colleague = await makeColleague(app(), { firstName: 'Busy' })
    await makeTask(app(), {
      title: 'Shared',
      users: [{ userId: app().staffId }, { userId: colleague.id }],
      dueDate: addDays(today, 1),
    })
    const { loads } = await workload()
    expect(loads.map(({ user }) => user?.firstName ?? null)).toEqual([null, 'Niamh', 'Busy'])

    for (const { user, overdue, week, later } of loads) {
      const found = await due({ user: user?._id ?? 'none', to: addDays(today, 83), unconfirmed: false })
      const { counts } = found
      expect({ overdue, week, later }).toEqual({
        overdue: counts.overdue,
        week: counts.today + counts.week,
        later: found.totalItems - counts.overdue - counts.today - counts.week,
      })
    }
  })
})
