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

it('the sums of a search are given by month, the latest first and orders without a day last (ORD-14)', async () => {
  const of = (dateOrder: string | null, totalAmountOrder: number, more: object = {}) =>
    makeOrder(app(), { dateOrder: dateOrder ?? '2026-01-01', totalAmountOrder, totalPaid: 0.1, ...more })
  await of('2026-02-28', 0.2)
  await of('2026-02-01', 0.3)
  await of('2025-12-31', 5, { paidTotaly: true })
  await of('2025-12-31', 7, { lastName: 'Ryan' })
  const dayless = await of(null, 1)
  await app().db.updateTable('orders').set({ ordered_on: null }).where('id', '=', dayless).execute()

  const months = async (body: OrderSearchInput) =>
    (await app().staff(ordersCalls.sumOrdersByMonth, { body })).answer.data
  expect(await months({ search: 'byrne' })).toEqual([
    { month: '2026-02', orders: 2, totalAmountOrder: 0.5, totalPaid: 0.2, outstanding: 0.3 },
    { month: '2025-12', orders: 1, totalAmountOrder: 5, totalPaid: 0.1, outstanding: 0 },
    { month: null, orders: 1, totalAmountOrder: 1, totalPaid: 0.1, outstanding: 0.9 },
  ])
  expect(await months({ search: 'nobody' })).toEqual([])
})

it('orders are found by their period, and sorted by what is outstanding (ORD-7, ORD-8)', async () => {
  await makeOrder(app(), { company: 'A', dateOrder: '2026-01-31', totalAmountOrder: 10 })
  await makeOrder(app(), { company: 'B', dateOrder: '2026-02-01', totalAmountOrder: 30 })
  await makeOrder(app(), { company: 'C', dateOrder: '2026-02-28', totalAmountOrder: 20 })
  const companies = async (body: OrderSearchInput) =>
    (await app().staff(ordersCalls.searchOrders, { body })).answer.data.map(({ company }) => company)
  const sort = { sortField: 'outstanding', sortOrder: 'desc' } as const
  expect(await companies({ ...sort, orderedFrom: '2026-02-01', orderedTo: '2026-02-28' })).toEqual(['B', 'C'])
  expect(await companies(sort)).toEqual(['B', 'C', 'A'])
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
