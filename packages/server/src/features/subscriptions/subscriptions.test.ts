import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { stopClock } from '#testing/stopped-clock'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { DOMICILIATION, makeSubscription } from './subscriptions.factory.ts'

const app = useApp()
const day = () => today('Europe/Dublin')
const UNKNOWN_ID = '01a1fbc3-c238-73ba-a010-250c35c466ab'
const create = (body: object) => app().staff(subscriptionsCalls.createSubscription, { body: body as never })
const update = (id: string, body: object) =>
  app().staff(subscriptionsCalls.updateSubscription, { params: { id }, body })
const remove = (id: string) => app().staff(subscriptionsCalls.removeSubscription, { params: { id } })
const search = async (organizationId: string) =>
  (await app().staff(subscriptionsCalls.searchSubscriptions, { body: { organizationId } })).answer.data

it.each(Object.entries(subscriptionsCalls))('%s needs a session', async (_name, call) => {
  const { status, problem } = await app().anybody(call, { params: { id: UNKNOWN_ID } })
  expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
})

describe('a new subscription (SUB-2)', () => {
  it('is current, has its product’s name, and expects its first payment at the start (SUB-2)', async () => {
    const organizationId = await makeOrganization(app())
    const _id = await makeSubscription(app(), organizationId, { plan: 12, startingDate: day() })
    expect(await search(organizationId)).toEqual([
      {
        _id,
        version: expect.any(Number),
        organizationId,
        productId: DOMICILIATION,
        productName: 'Domiciliation',
        name: 'Domiciliation',
        plan: 12,
        status: 'CURRENT',
        missingPayments: 0,
        startingDate: day(),
        nextDueDate: day(),
        orderIds: [],
      },
    ])
  })

  it.each([
    [{}, ['organizationId', 'plan', 'productId', 'startingDate']],
    [
      { organizationId: '', productId: '', plan: 0, startingDate: '' },
      ['organizationId', 'plan', 'productId', 'startingDate'],
    ],
    [{ organizationId: 'a', productId: 'a', plan: 61, startingDate: '2026-02-30' }, ['plan', 'startingDate']],
    [{ organizationId: 'a', productId: 'a', plan: 1.5, startingDate: '2026-01-01' }, ['plan']],
    [{ organizationId: 'a', productId: 'a', plan: '6', startingDate: '2026-01-01' }, ['plan']],
  ])('is refused as %j', async (body, fields) => {
    const { status, problem } = await create(body)
    expect([status, Object.keys(problem.fields ?? {}).toSorted()]).toEqual([400, fields])
  })

  it.each(['organizationId', 'productId'])('is refused with an unknown %s', async (field) => {
    const body = {
      organizationId: await makeOrganization(app()),
      productId: DOMICILIATION,
      plan: 6,
      startingDate: day(),
    }
    for (const id of ['nobody', UNKNOWN_ID]) expect((await create({ ...body, [field]: id })).status).toBe(404)
  })

  it('is refused for a deleted organization, and for a product that is not sold as a subscription', async () => {
    const organizationId = await makeOrganization(app())
    const productId = await makeProduct(app(), 'Sold once')
    const { status, problem } = await create({ organizationId, productId, plan: 6, startingDate: day() })
    expect([status, problem.code]).toEqual([422, 'PRODUCT_NOT_A_SUBSCRIPTION'])
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    expect((await create({ organizationId, productId: DOMICILIATION, plan: 6, startingDate: day() })).status).toBe(404)
  })
})

describe('payments', () => {
  stopClock()

  it('are expected at the start and then each time the months of the plan have passed, and each linked order pays for one period (SUB-3)', async () => {
    const organizationId = await makeOrganization(app())
    const startingDate = addMonths(day(), -13)
    const id = await makeSubscription(app(), organizationId, { plan: 6, startingDate })
    expect(await search(organizationId)).toMatchObject([{ missingPayments: 3, nextDueDate: startingDate }])

    const late = await makeOrder(app(), { organizationId, dateOrder: '2026-03-01' })
    const early = await makeOrder(app(), { organizationId, dateOrder: '2026-01-01' })
    await update(id, { addedOrder: late })
    expect((await update(id, { addedOrder: early })).answer).toMatchObject({
      ok: true,
      _id: id,
      orderIds: [early, late],
      missingPayments: 1,
      nextDueDate: addMonths(startingDate, 12),
    })

    expect((await update(id, { deletedOrder: late })).answer).toMatchObject({
      orderIds: [early],
      missingPayments: 2,
      nextDueDate: addMonths(startingDate, 6),
    })
  })

  it('are missing from the day after a period starts (SUB-4)', async () => {
    const organizationId = await makeOrganization(app())
    await makeSubscription(app(), organizationId, { startingDate: addDays(day(), -1) })
    await makeSubscription(app(), organizationId, { startingDate: day() })
    expect((await search(organizationId)).map((row) => row.missingPayments)).toEqual([1, 0])
  })

  it('are not expected of a cancelled subscription, and are again once its status is UNPAID (SUB-1, SUB-4)', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeSubscription(app(), organizationId)
    expect((await update(id, { status: 'CANCELLED' })).answer).toMatchObject({ missingPayments: 0, nextDueDate: null })
    const { answer } = await update(id, { status: 'UNPAID' })
    expect(answer).toMatchObject({ status: 'UNPAID', nextDueDate: '2024-01-31' })
    expect(answer.missingPayments).toBeGreaterThan(0)
    expect(await search(organizationId)).toEqual([expect.objectContaining({ status: 'UNPAID' })])
  })

  it('by a deleted order do not count', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeSubscription(app(), organizationId)
    const orderId = await makeOrder(app())
    await update(id, { addedOrder: orderId })
    await app().staff(ordersCalls.removeOrder, { params: { id: orderId } })
    expect(await search(organizationId)).toMatchObject([{ orderIds: [], nextDueDate: '2024-01-31' }])
  })
})

describe('linking an order', () => {
  const orderOf = async (id: string) => (await app().staff(ordersCalls.findOrder, { params: { id } })).answer

  it('shows on the order and its list row, until it is unlinked', async () => {
    const id = await makeSubscription(app(), await makeOrganization(app()))
    const orderId = await makeOrder(app())
    await update(id, { addedOrder: orderId })
    expect((await orderOf(orderId)).subscriptionId).toBe(id)
    const { answer } = await app().staff(ordersCalls.searchOrders, { body: { orderIds: [orderId] } })
    expect(answer.data).toMatchObject([{ _id: orderId, subscriptionId: id }])
    await update(id, { deletedOrder: orderId })
    expect((await orderOf(orderId)).subscriptionId).toBeNull()
  })

  it('is refused when another subscription has it, and changes nothing when repeated (SUB-5)', async () => {
    const organizationId = await makeOrganization(app())
    const [one, other] = [await makeSubscription(app(), organizationId), await makeSubscription(app(), organizationId)]
    const orderId = await makeOrder(app(), { organizationId })
    await update(one, { addedOrder: orderId })
    const { status, problem } = await update(other, { addedOrder: orderId, status: 'UNPAID' })
    expect([status, problem.code]).toEqual([409, 'ORDER_ALREADY_LINKED'])
    expect((await search(organizationId)).map((row) => row.status)).toEqual(['CURRENT', 'CURRENT'])
    expect((await update(one, { addedOrder: orderId })).answer).toMatchObject({ orderIds: [orderId] })
  })

  it('is refused for an order of another organization, and accepted for an order without one (SUB-7)', async () => {
    const id = await makeSubscription(app(), await makeOrganization(app()))
    const addedOrder = await makeOrder(app(), { organizationId: await makeOrganization(app()) })
    const { status, problem } = await update(id, { addedOrder })
    expect([status, problem.code]).toEqual([422, 'ORDER_OF_ANOTHER_ORGANIZATION'])

    const unassigned = await makeOrder(app(), { organizationId: null })
    expect((await update(id, { addedOrder: unassigned })).answer.orderIds).toEqual([unassigned])
  })

  it('lasts until the order moves to another organization, and the log says that it ended (SUB-7)', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeSubscription(app(), organizationId)
    const moving = await makeOrder(app(), { organizationId })
    const staying = await makeOrder(app(), { organizationId })
    await update(id, { addedOrder: moving })
    await update(id, { addedOrder: staying })

    const body = { organizationId: await makeOrganization(app()) }
    const moved = await app().staff(ordersCalls.updateOrder, { params: { id: moving }, body })
    expect(moved.answer.subscriptionId).toBeNull()

    const [subscription] = await search(organizationId)
    expect(subscription?.orderIds).toEqual([staying])
    const line = await app()
      .db.selectFrom('changes')
      .select('fields')
      .where('record_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line.fields).toEqual({ orderIds: [[moving, staying].toSorted(), [staying]] })
  })

  it('succeeds for only one of eight subscriptions that link the same order at once (SUB-5)', async () => {
    const organizationId = await makeOrganization(app())
    const ids = await Promise.all(Array.from({ length: 8 }, () => makeSubscription(app(), organizationId)))
    const orderId = await makeOrder(app())
    const tries = await Promise.all(ids.map((id) => update(id, { addedOrder: orderId })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ problem }) => problem.code === 'ORDER_ALREADY_LINKED')).toHaveLength(7)
    expect((await search(organizationId)).flatMap((row) => row.orderIds)).toEqual([orderId])
  })

  it('accepts an order of a deleted subscription', async () => {
    const organizationId = await makeOrganization(app())
    const [one, other] = [await makeSubscription(app(), organizationId), await makeSubscription(app(), organizationId)]
    const orderId = await makeOrder(app())
    await update(one, { addedOrder: orderId })
    await remove(one)
    expect((await orderOf(orderId)).subscriptionId).toBeNull()
    expect((await update(other, { addedOrder: orderId })).answer).toMatchObject({ orderIds: [orderId] })
  })

  it('is refused for an unknown or deleted order, and so is unlinking an order that is not linked', async () => {
    const id = await makeSubscription(app(), await makeOrganization(app()))
    const deleted = await makeOrder(app())
    await app().staff(ordersCalls.removeOrder, { params: { id: deleted } })
    const refused = [
      { addedOrder: UNKNOWN_ID },
      { addedOrder: 'nothing' },
      { addedOrder: deleted },
      { deletedOrder: await makeOrder(app()) },
      { deletedOrder: 'nothing' },
    ]
    for (const body of refused) expect((await update(id, body)).status, JSON.stringify(body)).toBe(404)
  })
})

describe('a subscription', () => {
  it.each([{ status: 'PAUSED' }, { addedOrder: 7 }])('refuses %j', async (body) => {
    const id = await makeSubscription(app(), await makeOrganization(app()))
    const { status, problem } = await update(id, body)
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, Object.keys(body)])
  })

  it('is listed by product, oldest first, under the product’s present name', async () => {
    const organizationId = await makeOrganization(app())
    const productId = await makeProduct(app(), 'Zip code', { subscription: true })
    await makeSubscription(app(), organizationId, { productId })
    await makeSubscription(app(), organizationId, { startingDate: '2026-01-01' })
    await makeSubscription(app(), organizationId, { startingDate: '2025-01-01' })
    await app().staff(productsCalls.updateProduct, { params: { id: productId }, body: { name: 'A new name' } })
    expect((await search(organizationId)).map((row) => [row.name, row.startingDate])).toEqual([
      ['A new name', '2024-01-31'],
      ['Domiciliation', '2025-01-01'],
      ['Domiciliation', '2026-01-01'],
    ])
    expect(await search('nobody')).toEqual([])
  })

  it('answers 404 once deleted, and for an unknown id (API-7)', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeSubscription(app(), organizationId)
    expect((await remove(id)).answer).toEqual({ ok: true })
    expect(await search(organizationId)).toEqual([])
    for (const gone of [id, UNKNOWN_ID, 'nothing'])
      expect([(await update(gone, {})).status, (await remove(gone)).status]).toEqual([404, 404])
  })

  it('writes its changes to the log, and no line for a save that changes nothing', async () => {
    const id = await makeSubscription(app(), await makeOrganization(app()))
    const orderId = await makeOrder(app())
    await update(id, { addedOrder: orderId })
    await update(id, { status: 'CURRENT', orderIds: [] })
    const log = await app()
      .db.selectFrom('changes')
      .select(['action', 'fields'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map((change) => change.action)).toEqual(['created', 'updated'])
    expect(log[1]?.fields).toEqual({ orderIds: [[], [orderId]] })
  })
})
