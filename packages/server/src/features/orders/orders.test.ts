import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { makeOrder } from './orders.factory.ts'

const app = useApp()
const UNKNOWN_ID = '01a1fbc3-c238-73ba-a010-250c35c466ab'
const create = (body: object) => app().staff(ordersCalls.createOrder, { body })
const find = (id: string) => app().staff(ordersCalls.findOrder, { params: { id } })
const update = (id: string, body: object) => app().staff(ordersCalls.updateOrder, { params: { id }, body })
const remove = (id: string) => app().staff(ordersCalls.removeOrder, { params: { id } })

const everyField = {
  company: 'Byrne & Sons',
  lastName: 'Ó Briain',
  firstName: 'Seán',
  email: 'sean@example.ie',
  from: 'second' as const,
  totalAmountOrder: 1234.56,
  amountDeposit: 0.1,
  dateOrder: '2026-02-28',
  paymentTypeDeposit: 'Card',
  amountBalanceToPaid: 1234.46,
  dateOfBalance: '2026-03-31',
  paymentTypeBalance: 'Transfer',
  toInvoice: 'Byrne & Sons, Dublin',
  totalPaid: 0.3,
  paidTotaly: true,
  balancePaid: true,
  noVat: false,
  withVat: true,
  vatNumber: 'IE1234567T',
  comment: 'Two\nlines',
}

it.each(Object.entries(ordersCalls))('%s needs a session', async (_name, call) => {
  const { status, problem } = await app().anybody(call, { params: { id: UNKNOWN_ID } })
  expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
})

describe('a new order (ORD-3)', () => {
  it.each([null, '', undefined])('needs an amount paid, which %j is not', async (totalPaid) => {
    const body = { organizationId: await makeOrganization(app()), product: 'Pack', dateOrder: '2026-01-31', totalPaid }
    const { status, problem } = await app().staff(ordersCalls.createOrder, { body })
    expect([status, problem.fields]).toEqual([400, { totalPaid: 'This is required.' }])
  })

  it('belongs to an organization and shows its name and the name of the product', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Boyne Foods Ltd' })
    const productId = await makeProduct(app(), 'Boyne pack')
    const { answer } = await create({ organizationId, productId, dateOrder: '2026-11-02', totalPaid: 0.1 + 0.2 })
    expect((await find(answer.data._id)).answer).toMatchObject({
      organizationId,
      organizationName: 'Boyne Foods Ltd',
      productId,
      product: 'Boyne pack',
      dateOrder: '2026-11-02',
      totalPaid: 0.3,
      totalAmountOrder: 0,
      paidTotaly: false,
      from: null,
      subscriptionId: null,
    })
  })

  it('of an organization that does not exist yet keeps the first and last name, and no organization (ORD-4)', async () => {
    const stale = await makeOrganization(app())
    const { answer } = await create({
      newOrganization: true,
      organizationId: stale,
      organizationName: 'ignored',
      firstName: 'Aoife',
      lastName: 'Byrne',
      product: 'full PACK',
      dateOrder: '2026-11-02T10:00:00Z',
      totalPaid: 0,
    })
    expect((await find(answer.data._id)).answer).toMatchObject({
      organizationId: null,
      organizationName: null,
      firstName: 'Aoife',
      lastName: 'Byrne',
      product: 'Full pack',
      productId: '01980000-0000-7000-8000-000000000002',
      dateOrder: '2026-11-02',
    })
  })

  it.each([
    [{}, ['dateOrder', 'organizationId', 'productId', 'totalPaid']],
    [
      { organizationId: '', productId: '', product: ' ', dateOrder: '', totalPaid: 1 },
      ['dateOrder', 'organizationId', 'productId'],
    ],
    [
      { newOrganization: true, firstName: ' ', product: 'X', dateOrder: '2026-01-01', totalPaid: 1 },
      ['firstName', 'lastName'],
    ],
    [{ organizationId: 'a', product: 'X', dateOrder: '2026-01-01', totalPaid: -0.01 }, ['totalPaid']],
    [{ organizationId: 'a', product: 'X', dateOrder: '2026-01-01', totalPaid: 0.001 }, ['totalPaid']],
    [{ organizationId: 'a', product: 'X', dateOrder: '2026-02-30', totalPaid: '12' }, ['dateOrder', 'totalPaid']],
  ])('is refused as %j, with the fields %j (ORD-3)', async (body, fields) => {
    const { status, problem } = await create(body)
    expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(fields)
  })

  it.each(['organizationId', 'productId'])('is refused with an unknown %s', async (field) => {
    const organizationId = await makeOrganization(app())
    const body = { organizationId, product: 'X', dateOrder: '2026-01-01', totalPaid: 1 }
    for (const id of ['nobody', UNKNOWN_ID]) {
      const { status, problem } = await create({ ...body, [field]: id })
      expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([404, 'NOT_FOUND', [field]])
    }
  })
})

describe('an order', () => {
  it('keeps every field (ORD-1, API-6)', async () => {
    const id = await makeOrder(app())
    expect((await update(id, everyField)).answer).toMatchObject({ ok: true, _id: id, ...everyField })
    expect((await find(id)).answer).toMatchObject({ ok: true, _id: id, ...everyField })
  })

  it('does not change when the whole record is sent back (API-4)', async () => {
    const id = await makeOrder(app(), { organizationId: await makeOrganization(app()), ...everyField })
    const { answer } = await find(id)
    expect((await update(id, answer)).answer).toEqual(answer)
    const log = await app().db.selectFrom('changes').select('action').where('record_id', '=', id).execute()
    expect(log.map((change) => change.action)).toEqual(['created'])
  })

  it('reads emptied form fields as empty values', async () => {
    const id = await makeOrder(app(), everyField)
    const emptied = { dateOrder: '', from: '', organizationId: '', productId: '', product: '', totalPaid: '' }
    expect((await update(id, emptied)).answer).toMatchObject({
      dateOrder: null,
      from: null,
      organizationId: null,
      organizationName: null,
      productId: null,
      product: null,
      totalPaid: 0,
      company: everyField.company,
    })
  })

  it.each([
    { totalPaid: '1' },
    { amountDeposit: 10.005 },
    { totalAmountOrder: 100_000_000 },
    { dateOfBalance: '31/03/2026' },
    { from: 'third' },
    { withVat: 'yes' },
    { organizationId: 7 },
  ])('refuses %j and changes nothing', async (body) => {
    const id = await makeOrder(app(), everyField)
    const { status, problem } = await update(id, { company: 'Changed', ...body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, Object.keys(body)])
    expect((await find(id)).answer).toMatchObject(everyField)
  })

  it('has VAT on or off, never both (ORD-5)', async () => {
    const id = await makeOrder(app(), everyField)
    expect((await update(id, { noVat: true })).answer).toMatchObject({ noVat: true, withVat: false, vatNumber: null })
    expect((await update(id, { withVat: true, vatNumber: 'IE9' })).answer).toMatchObject({
      noVat: false,
      withVat: true,
      vatNumber: 'IE9',
    })
    expect((await find(id)).answer).toMatchObject({ noVat: false, withVat: true, vatNumber: 'IE9' })
  })

  it('finds its product by name, and keeps the name of an unknown one (ORD-6)', async () => {
    const id = await makeOrder(app(), { product: 'Full pack' })
    expect((await update(id, { product: 'Gold pack' })).answer).toMatchObject({ productId: null, product: 'Gold pack' })
    expect((await find(id)).answer).toMatchObject({ productId: null, product: 'Gold pack' })
    expect((await update(id, { product: 'HOLDING' })).answer).toMatchObject({
      product: 'Holding',
      productId: '01980000-0000-7000-8000-000000000004',
    })
    expect((await update(id, { productId: UNKNOWN_ID })).problem).toMatchObject({
      code: 'NOT_FOUND',
      fields: { productId: 'There is no such product.' },
    })
  })

  it('shows the present names of its organization and its product', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Before Ltd' })
    const productId = await makeProduct(app(), 'Before pack')
    const id = await makeOrder(app(), { organizationId, productId })
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { name: 'After Ltd' },
    })
    await app().staff(productsCalls.updateProduct, { params: { id: productId }, body: { name: 'After pack' } })
    expect((await find(id)).answer).toMatchObject({ organizationName: 'After Ltd', product: 'After pack' })
    const { answer } = await app().staff(ordersCalls.searchOrders, { body: { search: 'after ltd pack' } })
    expect(answer.data.map((order) => order._id)).toEqual([id])
  })

  it('stays with a deleted organization, and can be saved whole (ORG-8)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Gone Ltd' })
    const id = await makeOrder(app(), { organizationId })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    const { answer } = await find(id)
    expect((await update(id, { ...answer, comment: 'kept' })).answer).toMatchObject({
      organizationName: 'Gone Ltd',
      comment: 'kept',
    })
  })

  it('answers 404 once deleted, and for an unknown id (API-7, API-3)', async () => {
    const id = await makeOrder(app())
    expect((await remove(id)).answer).toEqual({ ok: true })
    for (const gone of [id, UNKNOWN_ID, 'nothing'])
      expect([(await find(gone)).status, (await update(gone, {})).status, (await remove(gone)).status]).toEqual([
        404, 404, 404,
      ])
  })

  it('writes its changes to the log, with amounts in euro (API-9)', async () => {
    const id = await makeOrder(app())
    await update(id, { totalPaid: 12.34 })
    const log = await app()
      .db.selectFrom('changes')
      .select('fields')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.at(-1)?.fields).toEqual({ totalPaid: [0, 12.34] })
  })
})
