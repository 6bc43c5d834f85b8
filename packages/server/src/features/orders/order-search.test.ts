import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { orderListing, type OrderSearchInput } from '@registrar/domain/orders/order-listing'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { makeOrder } from './orders.factory.ts'

const app = useApp()
const search = async (body: OrderSearchInput = {}) => (await app().staff(ordersCalls.searchOrders, { body })).answer
const companies = async (body: OrderSearchInput) =>
  (await search({ limit: 1000, ...body })).data.map((row) => row.company)

let oconnor = ''
let productId = ''
const ids: Record<string, string> = {}

beforeAll(async () => {
  oconnor = await makeOrganization(app(), { name: "O'Connor Éire Ltd" })
  productId = await makeProduct(app(), 'Zebra pack')
  const make = async (company: string, fields: object) =>
    void (ids[company] = await makeOrder(app(), { company, ...fields }))
  await make('Alpha', {
    organizationId: oconnor,
    lastName: null,
    firstName: null,
    from: 'main',
    productId,
    totalAmountOrder: 100.1,
    totalPaid: 0.1,
    dateOrder: '2026-01-31',
  })
  await make('Beta', {
    organizationId: oconnor,
    lastName: 'Zola',
    from: 'second',
    totalAmountOrder: 10,
    totalPaid: 20.2,
  })
  await make('Gamma', {
    email: 'gina@example.ie',
    product: 'Old 100% deal',
    totalAmountOrder: 0.2,
    withVat: true,
    vatNumber: 'IE1',
    dateOfBalance: '2026-05-05',
  })
  await make('Délta', { from: 'main', paymentTypeDeposit: 'Card', paidTotaly: true, dateOrder: '2025-01-01' })
})

describe('the order list', () => {
  it('answers the newest first, with what a row shows', async () => {
    const { data, ...page } = await search()
    expect(page).toEqual({
      ok: true,
      totalItems: 4,
      totalPages: 1,
      totals: { totalAmountOrder: 110.3, totalPaid: 20.3, outstanding: 100.2 },
    })
    expect(data.map((row) => row.company)).toEqual(['Délta', 'Gamma', 'Beta', 'Alpha'])
    expect(data[3]).toMatchObject({
      _id: ids['Alpha'],
      organizationName: "O'Connor Éire Ltd",
      product: 'Zebra pack',
      totalAmountOrder: 100.1,
      dateOrder: '2026-01-31',
      subscriptionId: null,
    })
  })

  it.each([
    ['oconnor', ['Beta', 'Alpha']],
    ['eire alpha', ['Alpha']],
    ['byrne aoife', ['Délta', 'Gamma']],
    ['zola', ['Beta']],
    ['gina@example', ['Gamma']],
    ['zebra', ['Alpha']],
    ['delta', ['Délta']],
    ['100%', ['Gamma']],
    ['%', ['Gamma']],
    ['_', []],
    ['IE1', []],
  ])('finds by %j (LIST-3, LIST-4)', async (words, found) => {
    expect(await companies({ search: words })).toEqual(found)
    expect((await search({ search: words })).totalItems).toBe(found.length)
  })

  it('filters by origin, product, organization and ids, alone and together (ORD-2, ORD-8)', async () => {
    const cases: [OrderSearchInput, string[]][] = [
      [{ from: 'main' }, ['Délta', 'Alpha']],
      [{ from: 'second' }, ['Beta']],
      [{ from: 'N/A' }, ['Gamma']],
      [{ product: productId }, ['Alpha']],
      [{ product: 'zébra PACK' }, ['Alpha']],
      [{ product: 'Old 100% deal' }, ['Gamma']],
      [{ product: '01a1fbc3-c238-73ba-a010-250c35c466ab' }, []],
      [{ organizationId: oconnor }, ['Beta', 'Alpha']],
      [{ organizationId: 'N/A' }, ['Délta', 'Gamma']],
      [{ organizationId: 'nobody' }, []],
      [{ orderIds: [ids['Alpha'] ?? '', ids['Délta'] ?? '', 'nothing'] }, ['Délta', 'Alpha']],
      [{ orderIds: [] }, []],
      [{ from: 'main', organizationId: 'N/A' }, ['Délta']],
      [{ from: 'main', search: 'zebra', organizationId: oconnor }, ['Alpha']],
      [
        { from: '', product: '', organizationId: null, search: '', orderIds: null },
        ['Délta', 'Gamma', 'Beta', 'Alpha'],
      ],
    ]
    for (const [filter, found] of cases) {
      expect(await companies(filter), JSON.stringify(filter)).toEqual(found)
      expect((await search(filter)).totalItems, JSON.stringify(filter)).toBe(found.length)
    }
  })

  it.each([
    ['company', 'asc', ['Alpha', 'Beta', 'Délta', 'Gamma']],
    ['company', 'desc', ['Gamma', 'Délta', 'Beta', 'Alpha']],
    ['lastName', 'asc', ['Gamma', 'Délta', 'Beta', 'Alpha']],
    ['lastName', 'desc', ['Beta', 'Délta', 'Gamma', 'Alpha']],
    ['from', 'asc', ['Alpha', 'Délta', 'Beta', 'Gamma']],
    ['from', 'desc', ['Beta', 'Délta', 'Alpha', 'Gamma']],
    ['organization', 'asc', ['Alpha', 'Beta', 'Gamma', 'Délta']],
    ['product', 'desc', ['Alpha', 'Gamma', 'Délta', 'Beta']],
    ['totalAmountOrder', 'desc', ['Alpha', 'Beta', 'Gamma', 'Délta']],
    ['totalPaid', 'asc', ['Gamma', 'Délta', 'Alpha', 'Beta']],
    ['dateOrder', 'asc', ['Délta', 'Alpha', 'Beta', 'Gamma']],
    ['dateOfBalance', 'desc', ['Gamma', 'Délta', 'Beta', 'Alpha']],
    ['withVat', 'desc', ['Gamma', 'Délta', 'Beta', 'Alpha']],
    ['vatNumber', 'asc', ['Gamma', 'Alpha', 'Beta', 'Délta']],
  ] as const)('sorts by %s %s, blanks last', async (sortField, sortOrder, found) => {
    expect(await companies({ sortField, sortOrder })).toEqual(found)
  })

  it('never loses or repeats a row between pages, whatever the column (LIST-2, ORD-7)', async () => {
    for (const sortField of orderListing.sortFields)
      for (const sortOrder of ['asc', 'desc'] as const) {
        const pages = await Promise.all([1, 2, 3, 4].map((page) => companies({ sortField, sortOrder, page, limit: 1 })))
        expect(new Set(pages.flat()).size, `${sortField} ${sortOrder}`).toBe(4)
      }
    expect(await search({ page: 3, limit: 2 })).toMatchObject({ data: [], totalItems: 4, totalPages: 2 })
  })

  it.each([
    { sortField: 'comment' },
    { sortOrder: 'up' },
    { from: 'third' },
    { orderIds: 'a' },
    { page: 0 },
    { limit: 0 },
    { search: 7 },
  ])('refuses %j', async (body) => {
    const { status, problem } = await app().staff(ordersCalls.searchOrders, { body: body as never })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, Object.keys(body)])
  })
})
