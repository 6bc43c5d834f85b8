import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeProduct } from '../products/products.factory.ts'

const app = useApp()

beforeAll(async () => {
  await makeProduct(app(), 'Nominee package')
  for (const name of ['Once 1 Ltd', 'Once 2 Ltd', 'Once 3 Ltd']) await makeOrganization(app(), { name })
})

const importOrders = async (file: string) => {
  const content = Buffer.from(file).toString('base64')
  const { answer } = await app().staff(importsCalls.runImport, {
    body: { kind: 'orders', fileName: 'orders.csv', content, dryRun: false },
  })
  return answer.data.counts
}

const MADE = { made: 1, updated: 0, skipped: 0, refused: 0 }
const SKIPPED = { made: 0, updated: 0, skipped: 1, refused: 0 }

it.each([
  ['a product of the catalogue in other letters', 'Organization;Product;Total paid', 'Once 1 Ltd;nominee PACKAGE;9'],
  ['an organization in other words', 'Organization;Product;Total paid', 'once 2 limited;Something else;9'],
  [
    'both With VAT and No VAT',
    'Organization;Product;With VAT;No VAT;VAT number',
    'Once 3 Ltd;Nominee package;yes;yes;IE1234567T',
  ],
])('an order of a line with %s is made once (IMP-4, ORD-5, ORD-6)', async (_, headings, cells) => {
  const file = `Order date;${headings}\n24/11/2026;${cells}\n`
  expect([await importOrders(file), await importOrders(file)]).toEqual([MADE, SKIPPED])
})

it.each([
  ['its own column', '740001', 'CRO Number', '740001'],
  ['the column of organizations', '74 0002c', 'Organization', '740002C'],
  ['its own column, beside the name of another company', '740003', 'CRO;Organization', '740003;Once 1 Ltd'],
])('an order finds its organization by the CRO number in %s (IMP-4)', async (_, cro, heading, cells) => {
  const organizationId = await makeOrganization(app(), { name: `Numbered ${cro} Ltd`, cro })
  const file = `Order date;${heading};Product\n25/11/2026;${cells};Full pack\n`
  expect([await importOrders(file), await importOrders(file)]).toEqual([MADE, SKIPPED])

  const { answer } = await app().staff(ordersCalls.searchOrders, { body: { organizationId } })
  expect(answer.data).toMatchObject([{ organizationName: `Numbered ${cro} Ltd`, product: 'Full pack' }])
})

it('an order with an unknown CRO number is refused, also when a company has the name (IMP-4)', async () => {
  const refusedLine = { made: 0, updated: 0, skipped: 0, refused: 1 }
  expect(await importOrders('CRO;Organization;Product\n749999;Once 1 Ltd;Full pack\n')).toEqual(refusedLine)
  expect(await importOrders('Organization;Product\n749999;Full pack\n')).toEqual(refusedLine)
})

it('an order of an organization in the bin is found by its name, also beside another one of that name (IMP-4)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Twin Ltd' })
  await makeOrder(app(), { organizationId, product: 'Full pack', dateOrder: '2026-11-02' })
  await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
  await makeOrganization(app(), { name: 'Twin Ltd' })

  expect(await importOrders('Organization;Product\nTwin Ltd;Full pack\n')).toEqual(SKIPPED)
})

it('a line is compared with each order of its organization and product (IMP-4)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Several Ltd', cro: '740010' })
  for (const totalAmountOrder of [100, 200, 300])
    await makeOrder(app(), { organizationId, product: 'Full pack', totalAmountOrder, dateOrder: '2026-11-02' })

  const lineOf = (amount: number) => `CRO;Product;Total amount;Order date\n740010;Full pack;${amount};02/11/2026\n`
  for (const amount of [100, 200, 300]) expect(await importOrders(lineOf(amount))).toEqual(SKIPPED)
  expect(await importOrders(lineOf(400))).toEqual(MADE)
})

it('orders that were cancelled, are in another currency or repeat a total are refused (IMP-18)', async () => {
  const file = [
    'Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Item Name,Order Total Amount,Currency',
    '1,Completed,2025-05-13 10:20,Ann,Shop,Formation,249.00,EUR',
    '1,Completed,2025-05-13 10:20,Ann,Shop,Nominee,249.00,EUR',
    '2,Cancelled,2025-05-13 10:20,Bea,Shop,Formation,249.00,EUR',
    '3,Completed,2025-05-13 10:20,Cay,Shop,Formation,249.00,GBP',
  ].join('\n')
  const body = { kind: 'orders' as const, fileName: 'shop.csv', content: Buffer.from(file).toString('base64') }
  const { answer } = await app().staff(importsCalls.runImport, { body: { ...body, dryRun: false, keepGood: true } })
  expect(answer.data.lines.map(({ line, reason }) => [line, reason.split('.')[0]])).toEqual([
    [3, 'It repeats the total of line 2, which is of order 1 too'],
    [4, 'Its status is "Cancelled"'],
    [5, 'Its amounts are in GBP'],
    [2, ''],
  ])
  const { data } = (await app().staff(ordersCalls.searchOrders, { body: { search: 'Shop' } })).answer
  expect(data).toMatchObject([{ firstName: 'Ann', product: 'Formation', totalAmountOrder: 249 }])
})
