import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeProduct } from '../products/products.factory.ts'
import { applyNextProductRenames } from './order-renames.commands.ts'

const app = useApp()
const search = async (body: object) => (await app().staff(ordersCalls.searchOrders, { body })).answer

const sell = async (name: string, times: number) => {
  const productId = await makeProduct(app(), name)
  await sql`
    insert into orders (id, product_id, paid_cents) select gen_random_uuid(), ${productId}, 100
    from generate_series(1, ${times})`.execute(app().db)
  return productId
}
const rename = (id: string, name: string) =>
  app().staff(productsCalls.updateProduct, { params: { id }, body: { name } })

it('orders show the new name of a much-sold product at once, and are found by it soon after', async () => {
  const productId = await sell('Ocean pack', 1203)
  await rename(productId, 'Sea pack')
  await rename(productId, 'Lake pack')
  const { data, totals } = await search({ product: productId, limit: 1000 })
  expect(new Set(data.map((row) => row.product))).toEqual(new Set(['Lake pack']))
  expect(totals?.totalPaid).toBe(1203)
  expect((await search({ search: 'lake' })).totalItems).toBeLessThan(1203)

  const runs: boolean[] = []
  while (await applyNextProductRenames(app().db)) runs.push(true)
  // Each rename changes 200 orders at once. After the second one 1003 orders are left, in batches of 500.
  expect(runs).toHaveLength(3)
  expect((await search({ search: 'lake' })).totalItems).toBe(1203)
  for (const gone of ['ocean', 'sea']) expect((await search({ search: gone })).totalItems).toBe(0)
  expect((await search({ product: 'lake PACK' })).totals?.totalPaid).toBe(1203)
})

it('renaming a rarely sold product leaves nothing to do later', async () => {
  const productId = await sell('Hill pack', 12)
  await rename(productId, 'Mountain pack')
  expect((await search({ search: 'mountain' })).totalItems).toBe(12)
  expect(await applyNextProductRenames(app().db)).toBe(false)
})

it('renames that several servers apply at the same time reach every order', async () => {
  const sold = await Promise.all(['River', 'Forest'].map((name) => sell(`${name} pack`, 700)))
  for (const id of sold) await rename(id, `New ${id}`)
  const { db } = app()
  const work = async () => {
    while (await applyNextProductRenames(db)) continue
  }
  await Promise.all([work(), work(), work()])
  await work()
  for (const id of sold) expect((await search({ search: id })).totalItems).toBe(700)
})
