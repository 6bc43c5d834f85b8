import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeEmails } from '../emails/emails.factory.ts'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeForm } from '../forms/forms.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()

const download = async (path: string, body: object, token: string | null = app().staffToken) => {
  const response = await app().app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    payload: JSON.stringify(body),
  })
  return response
}

const csv = async (path: string, body: object = {}): Promise<string[][]> =>
  parse((await download(path, { format: 'csv', ...body })).rawPayload, { bom: true })

const xlsx = async (path: string, body: object = {}) => {
  const [sheet] = await readXlsxFile((await download(path, { format: 'xlsx', ...body })).rawPayload)
  return sheet?.data ?? []
}

beforeAll(async () => {
  const organizationId = await makeOrganization(app(), {
    name: 'Liffey Software DAC',
    cro: '600001',
    incorporationDate: '2020-02-29',
    creationStatus: 'IN_PROGRESS',
  })
  await makeOrganization(app(), { name: '=Bad Formula Ltd', cro: '600002', incorporationDate: '2021-01-31' })
  await makeOrganization(app(), { name: 'Aran Knitwear Ltd', cro: '600003' })
  await makePerson(app(), { firstName: 'Aoife', lastName: 'Byrne', phone: '+353 1 234 5678', vif: true })
  await makeProduct(app(), 'Zebra pack')
  await makeOrder(app(), { company: 'Alpha', from: 'main', totalAmountOrder: 1234.5, dateOrder: '2026-01-31' })
  await makeFollowUp(app(), organizationId, 'AR_TRADING')
  await makeForm(app())
  await makeTask(app(), { title: 'Call the CRO', dueDate: '2026-12-01' })
  await makeSubscription(app(), organizationId)
  // The public form has already sent an email, so the export has two.
  await makeEmails(app(), ['someone@example.ie'])
})

const paths = {
  '/organization/export': 3,
  '/people/export': 1,
  '/order/export': 1,
  '/subscription/export': 1,
  '/followUp/export': 1,
  '/task/export': 1,
  '/form/export': 1,
  '/email/export': 2,
}

describe.each(Object.entries(paths))('POST %s', (path, rows) => {
  it('answers 401 without a session', async () => {
    expect((await download(path, { format: 'csv' }, null)).statusCode).toBe(401)
  })

  it('answers all rows in both formats, whatever page is asked for (EXP-1)', async () => {
    const inCsv = await csv(path, { page: 7, limit: 1 })
    const inXlsx = await xlsx(path, { page: -1, limit: 'many' })
    expect(inCsv.length).toBe(rows + 1)
    expect(inXlsx.length).toBe(rows + 1)
    expect(inXlsx[0]).toEqual(inCsv[0])
  })

  it('refuses an unknown format or column (EXP-1)', async () => {
    expect((await download(path, { format: 'pdf' })).statusCode).toBe(400)
    const refused = await download(path, { format: 'csv', columns: ['nonsense'] })
    expect(refused.json()).toMatchObject({ ok: false, code: 'VALIDATION_FAILED', fields: { 'columns.0': /nonsense/ } })
  })
})

it('an export of deadlines has the chosen columns and comes by date', async () => {
  const [headings, ...rows] = await csv('/deadline/export', { columns: ['date', 'kind', 'subject'] })
  expect(headings).toEqual(['Date', 'Kind', 'Subject'])
  expect(rows.map(([, kind]) => kind)).toContain('Task')
  const days = rows.map(([day]) => day)
  expect(days).toEqual(days.toSorted((one, other) => String(one).localeCompare(String(other))))
})

it('an export of deadlines says how near they are in the words of the screen (EXP-2)', async () => {
  const due = addDays(today('Europe/Dublin'), -1)
  await makeTask(app(), { title: 'Late task', dueDate: due })
  const body = { search: 'late task', columns: ['subject', 'state'] }
  expect((await csv('/deadline/export', body)).slice(1)).toEqual([['Late task', 'Overdue']])
})

it('columns come in the order asked, by key or by heading, with filter and sort of the list (EXP-1)', async () => {
  const body = { columns: ['cro', 'Name', 'incorporationDate', 'Creation status'], sortField: 'name', sortOrder: 'asc' }
  expect(await csv('/organization/export', body)).toEqual([
    ['CRO Number', 'Name', 'Incorporation date', 'Creation Status'],
    ['600002', "'=Bad Formula Ltd", '2021-01-31', ''],
    ['600003', 'Aran Knitwear Ltd', '', ''],
    ['600001', 'Liffey Software DAC', '2020-02-29', 'IN PROGRESS'],
  ])
  expect(await csv('/organization/export', { ...body, search: 'liffey' })).toHaveLength(2)
  expect(await csv('/organization/export', { ...body, creationStatus: 'N/A' })).toHaveLength(3)
})

it('an export filtered by a follow-up has its deadline, and none for a kind without a target (FUP-3)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Boyne Foods Ltd', cro: '600004' })
  await makeFollowUp(app(), organizationId, 'RBO_UPDATED')
  const { deadline } = await makeFollowUp(app(), organizationId, 'COMPTE_BANCAIRE')

  const deadlines = (followUp: string) =>
    csv('/organization/export', { followUp, search: 'boyne', columns: ['Name', 'Deadline'] })
  expect((await deadlines('RBO_UPDATED')).slice(1)).toEqual([['Boyne Foods Ltd', '']])
  expect((await deadlines('COMPTE_BANCAIRE')).slice(1)).toEqual([['Boyne Foods Ltd', deadline]])
})

it('an XLSX file has dates, numbers and labels (EXP-2)', async () => {
  expect(
    await xlsx('/organization/export', {
      search: 'liffey',
      columns: ['name', 'incorporationDate', 'status', 'attachedFiles'],
    }),
  ).toEqual([
    ['Name', 'Incorporation date', 'First ar Status', 'Files'],
    ['Liffey Software DAC', new Date('2020-02-29T00:00:00.000Z'), 'PENDING', 0],
  ])
  expect(
    await xlsx('/order/export', { columns: ['company', 'from', 'totalAmountOrder', 'dateOrder', 'paidTotaly'] }),
  ).toEqual([
    ['Company', 'Origin', 'Total amount', 'Order date', 'Paid totally'],
    ['Alpha', app().config.brands.main, 1234.5, new Date('2026-01-31T00:00:00.000Z'), 'No'],
  ])
})

it('a phone number does not run as a formula, and a CSV file begins with the mark of UTF-8 (EXP-3)', async () => {
  const response = await download('/people/export', { format: 'csv', columns: ['phone', 'vif'] })
  expect(response.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-total-rows': '1' })
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(response.body.slice(1)).toBe("Phone,VIF\r\n'+353 1 234 5678,ON\r\n")
})

it('somebody who may only read may export (EXP-5)', async () => {
  await sql`update users set role = 'readOnly' where id = ${app().staffId}`.execute(app().db)
  const calls = [organizationsCalls.exportOrganizations, peopleCalls.exportPeople, ordersCalls.exportOrders]
  for (const { path } of calls) expect((await download(path, { format: 'csv' })).statusCode).toBe(200)
  await sql`update users set role = 'admin' where id = ${app().staffId}`.execute(app().db)
})
