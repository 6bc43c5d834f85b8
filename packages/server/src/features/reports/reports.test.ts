import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { reportIds, reportColumns, type ReportId, type ReportRow, reports } from '@registrar/domain/reports/report'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')
const thisMonth = today.slice(0, 7)

type Scope = Omit<BodyInput<typeof reportsCalls.searchReport>, 'report'>
const search = (report: ReportId, scope: Scope = {}) =>
  app().staff(reportsCalls.searchReport, { body: { report, ...scope } })
const rows = async (report: ReportId, scope: Scope = {}): Promise<ReportRow[]> =>
  (await search(report, scope)).answer.data
const sumOf = (of: ReportRow[], key: string) => of.reduce((sum, row) => sum + Number(row[key]), 0)
const rowOf = async (report: ReportId, month: string, scope: Scope = {}) =>
  (await rows(report, scope)).find((row) => row['month'] === month)

beforeAll(async () => {
  // A firm that has used its second brand too.
  const second = await makeOrganization(app(), { name: 'Second Ltd' })
  await makeOrder(app(), {
    organizationId: second,
    from: 'second',
    dateOrder: '2020-01-01',
    totalAmountOrder: 10,
    totalPaid: 10,
  })
})

it('the reports answer 401 without a session', async () => {
  const { status } = await app().anybody(reportsCalls.searchReport, { body: { report: 'aml' } })
  expect(status).toBe(401)
})

describe('a report (REP-1)', () => {
  it.each(reportIds)('%s has a value in each of its columns, and is exported with these headings', async (report) => {
    const found = await rows(report)
    const columns = reportColumns(report)
    const keys = columns.map(({ key }) => key).toSorted()
    expect(found.map((row) => Object.keys(row).toSorted())).toEqual(found.map(() => keys))

    const file = await app().app.inject({
      method: 'POST',
      url: '/report/export',
      headers: { authorization: `JWT ${app().staffToken}` },
      payload: { report, format: 'csv' },
    })
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain(columns[1]?.label)
    expect(Number(file.headers['x-total-rows'])).toBe(found.length)
    expect(file.headers['content-disposition']).toContain(`${reports[report].title} ${today}.csv`)
  })

  it('is of twelve months when no days are given, and every month has a row', async () => {
    const { answer } = await search('clients')
    expect([answer.from, answer.to]).toEqual([addDays(addMonths(today, -12), 1), today])
    expect(answer.data.at(-1)?.['month']).toBe(thisMonth)
    expect(answer.data.length).toBeGreaterThanOrEqual(12)
  })

  it('refuses days in the wrong order, and more than ten years', async () => {
    const backwards = await search('returns', { from: '2026-02-01', to: '2026-01-31' })
    expect([backwards.status, backwards.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    const long = await search('returns', { from: '2016-01-01', to: '2026-01-01' })
    expect(long.problem.fields).toEqual({ to: 'A report is of ten years at most.' })
    expect((await search('returns', { from: '2016-01-02', to: '2026-01-01' })).status).toBe(200)
  })
})

it('returns on time counts the register by the month of filing, with lateness and fees as the register has them (REP-2)', async () => {
  const id = await makeOrganization(app(), {
    name: 'Filed Ltd',
    firstAr: '2023-06-30',
    incorporationDate: '2022-12-30',
  })
  const register = (madeUpTo: string, filedOn: string) =>
    app().staff(organizationsCalls.registerReturn, { params: { id }, body: { madeUpTo, filedOn } })
  await register('2024-06-30', '2024-08-01')
  await register('2025-06-30', '2025-09-30')

  const { data } = (await app().staff(organizationsCalls.findReturnRegister, { params: { id } })).answer
  const late = data.find(({ filedOn }) => filedOn === '2025-09-30')
  expect(late?.daysLate).toBeGreaterThan(0)

  const scope = { from: '2024-08-01', to: '2025-09-30' }
  expect(await rowOf('returns', '2024-08', scope)).toEqual({
    month: '2024-08',
    onTime: 1,
    late: 0,
    daysLate: 0,
    fees: 0,
  })
  expect(await rowOf('returns', '2025-09', scope)).toEqual({
    month: '2025-09',
    onTime: 0,
    late: 1,
    daysLate: late?.daysLate,
    fees: late?.fee,
  })
  expect(sumOf(await rows('returns', { ...scope, to: '2025-09-29' }), 'late')).toBe(0)
  expect(sumOf(await rows('returns', { ...scope, brand: 'second' }), 'onTime')).toBe(0)
})

it('work counts the follow-ups in progress of everybody in charge, by kind, step and age (REP-3)', async () => {
  const colleague = await makeColleague(app(), { firstName: 'Wanda', lastName: 'Works' })
  const users = [{ userId: app().staffId }, { userId: colleague.id }]
  const id = await makeOrganization(app(), { name: 'Worked Ltd', users })
  const old = await makeFollowUp(app(), id, 'PPS')
  await sql`update follow_ups set start_date = ${addDays(today, -91)} where id = ${old._id}`.execute(app().ownerDb)
  await makeFollowUp(app(), id, 'EORI_REGISTRATION')
  const unassigned = await makeOrganization(app(), { name: 'Unassigned Ltd' })
  const done = await makeFollowUp(app(), unassigned, 'EORI_REGISTRATION')

  const work = await rows('work')
  expect(work.filter(({ user }) => user === 'Wanda Works')).toEqual([
    {
      user: 'Wanda Works',
      kind: 'EORI Registration',
      step: '0/4 Start of the process',
      days30: 1,
      days90: 0,
      older: 0,
    },
    { user: 'Wanda Works', kind: 'PPS', step: '0/6 Start of the process', days30: 0, days90: 0, older: 1 },
  ])
  expect(work.at(-1)).toMatchObject({ user: 'Nobody in charge', days30: 1 })
  expect(await rows('work', { brand: 'second' })).toEqual([])

  await app().staff(followUpsCalls.removeFollowUp, { params: { id: done._id } })
  expect((await rows('work')).some(({ user }) => user === 'Nobody in charge')).toBe(false)
})

it('turnover and receivables add up orders in cents, and what is outstanding by its age (REP-4)', async () => {
  const order = (fields: Parameters<typeof makeOrder>[1]) => makeOrder(app(), { from: 'main', ...fields })
  await order({ dateOrder: '2025-03-10', totalAmountOrder: 100.1, totalPaid: 33.35 })
  await order({ dateOrder: '2025-03-31', totalAmountOrder: 0.2, totalPaid: 0.1, dateOfBalance: addDays(today, 5) })
  await order({ dateOrder: '2025-03-01', totalAmountOrder: 50, totalPaid: 20, paidTotaly: true })
  await order({ dateOrder: '2025-03-02', totalAmountOrder: 7, totalPaid: 0, dateOfBalance: addDays(today, -30) })
  await order({ dateOrder: '2025-03-03', totalAmountOrder: 9, totalPaid: 0, dateOfBalance: addDays(today, -31) })

  const scope = { from: '2025-03-01', to: '2025-03-31' }
  expect(await rows('receivables', scope)).toEqual([
    { month: '2025-03', orders: 5, turnover: 166.3, paid: 53.45, notDue: 0.1, days30: 7, days90: 9, older: 66.75 },
  ])
  expect(sumOf(await rows('receivables', { ...scope, brand: 'second' }), 'orders')).toBe(0)
  expect(sumOf(await rows('receivables', { ...scope, to: '2025-03-30' }), 'orders')).toBe(4)

  const all = await rows('receivables', { from: addMonths(today, -119), to: today })
  const { totals } = (await app().staff(ordersCalls.searchOrders, { body: {} })).answer
  const outstanding = ['notDue', 'days30', 'days90', 'older'].reduce((sum, key) => sum + sumOf(all, key), 0)
  expect(outstanding).toBeCloseTo(totals.outstanding, 2)
})

it('clients are won when the relationship begins, lost when it ends, and counted at the end of each month (REP-5)', async () => {
  const scope = { from: '2015-01-01', to: '2015-03-15' }
  const before = await rows('clients', scope)
  await makeOrganization(app(), { name: 'Came Ltd', relationshipBeganOn: '2015-01-31' })
  await makeOrganization(app(), {
    name: 'Went Ltd',
    relationshipBeganOn: '2015-02-01',
    relationshipEndedOn: '2015-02-28',
  })
  await makeOrganization(app(), { name: 'After Ltd', relationshipBeganOn: '2015-03-16' })

  expect(before.map(({ clients }) => clients)).toEqual([0, 0, 0])
  expect(await rows('clients', scope)).toEqual([
    { month: '2015-01', won: 1, lost: 0, clients: 1 },
    { month: '2015-02', won: 1, lost: 1, clients: 1 },
    { month: '2015-03', won: 0, lost: 0, clients: 1 },
  ])
})

it('AML by level counts every company once, with its review as the list of files has it (REP-6)', async () => {
  const assessed = Object.fromEntries(riskQuestions.map((question) => [question, true]))
  await makeOrganization(app(), { name: 'High Ltd', aml: assessed })
  const late = await makeOrganization(app(), { name: 'Late review Ltd', aml: assessed })
  await sql`update organization_aml set completed_at = completed_at - interval '4 years' where organization_id = ${late}`.execute(
    app().ownerDb,
  )
  const listed = async (body: BodyInput<typeof amlCalls.searchAmlFiles>) =>
    (await app().staff(amlCalls.searchAmlFiles, { body })).answer.totalItems

  const found = await rows('aml')
  expect(found.map(({ level }) => level)).toEqual(['High', 'Medium', 'Low', 'Not assessed'])
  expect(found[0]).toEqual({ level: 'High', inTime: 1, overdue: 1, unknown: 0, unsigned: 2 })
  expect(sumOf(found, 'overdue')).toBe(await listed({ review: 'late' }))
  expect(sumOf(found, 'unsigned')).toBe(await listed({ signed: false }))
  expect(found[3]?.['unknown']).toBe(await listed({ level: 'none', review: 'none' }))
  expect((await rows('aml', { brand: 'second' })).map(({ unknown }) => unknown)).toEqual([0, 0, 0, 1])
})
