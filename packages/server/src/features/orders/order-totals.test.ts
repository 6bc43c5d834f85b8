import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { OrderSearchInput } from '@registrar/domain/orders/order-listing'
import { toEuros } from '@registrar/domain/shared/money'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeOrder } from './orders.factory.ts'

const app = useApp()
const totals = async (body: OrderSearchInput = {}) =>
  (await app().staff(ordersCalls.searchOrders, { body: { limit: 1, ...body } })).answer
const update = (id: string, body: object) => app().staff(ordersCalls.updateOrder, { params: { id }, body })
const remove = (id: string) => app().staff(ordersCalls.removeOrder, { params: { id } })

beforeEach(async () => {
  await app().db.deleteFrom('orders').execute()
})

it('the total of 0.1 and 0.2 is exactly 0.3', async () => {
  await makeOrder(app(), { totalAmountOrder: 0.1, totalPaid: 0.1 })
  await makeOrder(app(), { totalAmountOrder: 0.2, totalPaid: 0.2 })
  expect((await totals()).totals).toEqual({ totalAmountOrder: 0.3, totalPaid: 0.3, outstanding: 0 })
  expect((await totals({ search: 'byrne' })).totals?.totalPaid).toBe(0.3)
})

it('the totals add up what is outstanding of each order, which is never less than 0', async () => {
  await makeOrder(app(), { totalAmountOrder: 100, totalPaid: 150 })
  await makeOrder(app(), { totalAmountOrder: 100, totalPaid: 99.99 })
  expect((await totals()).totals).toEqual({ totalAmountOrder: 200, totalPaid: 249.99, outstanding: 0.01 })
})

it('nothing is outstanding of an order that is paid totally (ORD-12)', async () => {
  const id = await makeOrder(app(), { totalAmountOrder: 100, totalPaid: 40, paidTotaly: true })
  expect((await totals()).totals?.outstanding).toBe(0)
  expect((await totals({ search: 'byrne' })).totals?.outstanding).toBe(0)

  await update(id, { paidTotaly: false })
  expect((await totals()).totals?.outstanding).toBe(60)

  await update(id, { paidTotaly: true })
  expect((await totals()).totals?.outstanding).toBe(0)
})

type Planned = { total: number; paid: number; from: 'main' | 'second' | null; product: string; isLinked: boolean }

const cents = fc.integer({ min: 0, max: 9_999_999_999 })
const planned = fc.record<Planned>({
  total: fc.oneof(cents, fc.integer({ min: 0, max: 99 })),
  paid: cents,
  from: fc.constantFrom('main', 'second', null),
  product: fc.constantFrom('Full pack', 'Holding', 'Written by hand'),
  isLinked: fc.boolean(),
})

const sumsOf = (orders: Planned[]) => {
  const add = (of: (order: Planned) => number) => orders.reduce((sum, order) => sum + BigInt(of(order)), 0n)
  return {
    totalItems: orders.length,
    totals: {
      totalAmountOrder: toEuros(Number(add((order) => order.total))),
      totalPaid: toEuros(Number(add((order) => order.paid))),
      outstanding: toEuros(Number(add((order) => Math.max(0, order.total - order.paid)))),
    },
  }
}

describe('random orders', () => {
  it('have the same sums in the database as in exact arithmetic, for each filter, while they are made, changed and deleted', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Summed Ltd' })
    const fieldsOf = (order: Planned) => ({
      totalAmountOrder: toEuros(order.total),
      totalPaid: toEuros(order.paid),
      from: order.from,
      product: order.product,
      organizationId: order.isLinked ? organizationId : null,
    })
    const filters: [OrderSearchInput, (order: Planned) => boolean][] = [
      [{}, () => true],
      [{ from: 'main' }, (order) => order.from === 'main'],
      [{ from: 'N/A' }, (order) => order.from === null],
      [{ product: 'holding' }, (order) => order.product === 'Holding'],
      [{ product: '01980000-0000-7000-8000-000000000002' }, (order) => order.product === 'Full pack'],
      [{ product: 'Written by hand' }, (order) => order.product === 'Written by hand'],
      [{ organizationId: 'N/A' }, (order) => !order.isLinked],
      [{ organizationId }, (order) => order.isLinked],
      [{ search: 'summed' }, (order) => order.isLinked],
      [{ from: 'second', product: 'Full pack' }, (order) => order.from === 'second' && order.product === 'Full pack'],
    ]
    const run = async (first: Planned[], second: Planned[], deleted: number) => {
      await app().db.deleteFrom('orders').execute()
      const alive: [string, Planned][] = []
      for (const order of first) alive.push([await makeOrder(app(), fieldsOf(order)), order])
      for (const [index, order] of second.entries()) {
        const changed = alive[index]
        if (!changed) break
        await update(changed[0], fieldsOf(order))
        changed[1] = order
      }
      for (const [id] of alive.splice(0, deleted)) await remove(id)
      for (const [filter, matches] of filters) {
        const { totalItems, totals: sums } = await totals(filter)
        const wanted = sumsOf(alive.map(([, order]) => order).filter(matches))
        expect({ totalItems, totals: sums }, JSON.stringify(filter)).toEqual(wanted)
        const { answer } = await app().staff(ordersCalls.sumOrders, { body: filter })
        expect(answer.totals, JSON.stringify(filter)).toEqual(wanted.totals)
      }
    }
    const list = (maxLength: number) => fc.array(planned, { maxLength })
    await fc.assert(fc.asyncProperty(list(12), list(6), fc.integer({ min: 0, max: 4 }), run), { numRuns: 15 })
  })
})
