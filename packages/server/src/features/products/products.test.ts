import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeProduct } from './products.factory.ts'

const app = useApp()
const search = async (body: object = {}) => (await app().staff(productsCalls.searchProducts, { body })).answer.data
const namesOf = async (body: object = {}) => (await search(body)).map((product) => product.name)
const update = (id: string, body: object) => app().staff(productsCalls.updateProduct, { params: { id }, body })
const remove = (id: string) => app().staff(productsCalls.removeProduct, { params: { id } })

describe('the catalogue', () => {
  it.each(Object.entries(productsCalls))('%s needs a session', async (_name, call) => {
    expect((await app().anybody(call, { params: { id: 'x' } })).problem.code).toBe('UNAUTHENTICATED')
  })

  it('starts with the packs and the services, sorted by name (PROD-1)', async () => {
    const names = await namesOf()
    expect(names).toEqual(names.toSorted())
    expect(names).toEqual(
      expect.arrayContaining(['Fast creation', 'Full pack', 'Premium pack', 'Holding', 'Real estate pack']),
    )
  })

  it('shows what is sold as a subscription (PROD-2)', async () => {
    const subscriptions = await namesOf({ subscription: true })
    expect(subscriptions).toEqual(
      expect.arrayContaining(['Anonymous shareholder', 'Domiciliation', 'Secretary company']),
    )
    expect(subscriptions).not.toContain('Full pack')
    expect(await namesOf({ subscription: false })).not.toContain('Domiciliation')
  })

  it.each([
    ['PACK', ['Full pack', 'Premium pack', 'Real estate pack']],
    ['estate real', ['Real estate pack']],
    ['%', []],
  ])('finds by %j', async (terms, found) => {
    expect(await namesOf({ fetchAll: true, search: terms })).toEqual(found)
  })

  it.each([{ subscription: 'yes' }, { fetchAll: 1 }, { search: 7 }])('refuses %j', async (body) => {
    const { status, problem } = await app().staff(productsCalls.searchProducts, { body: body as never })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, Object.keys(body)])
  })
})

describe('a product', () => {
  it('is added, renamed and flagged, and keeps a field that is not sent', async () => {
    const id = await makeProduct(app(), ' Payroll review ', { subscription: true })
    expect(await search({ search: 'payroll review' })).toEqual([
      { _id: id, version: expect.any(Number), name: 'Payroll review', subscription: true, retired: false },
    ])
    const { answer } = await update(id, { name: 'Payroll audit', _id: 'other', unknown: 1 })
    expect(answer).toEqual({
      ok: true,
      _id: id,
      version: expect.any(Number),
      name: 'Payroll audit',
      subscription: true,
      retired: false,
    })
    expect((await update(id, { subscription: false })).answer).toMatchObject({ subscription: false })
  })

  it('is left out once retired, except with fetchAll, and can be offered again (PROD-2)', async () => {
    const id = await makeProduct(app(), 'Telegram address')
    await update(id, { retired: true })
    expect(await namesOf({ search: 'telegram' })).toEqual([])
    expect(await search({ search: 'telegram', fetchAll: true })).toMatchObject([{ _id: id, retired: true }])
    await update(id, { retired: false })
    expect(await namesOf({ search: 'telegram' })).toEqual(['Telegram address'])
  })

  it.each([
    [{}, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x', subscription: 'yes' }, 'subscription'],
  ])('refuses %j', async (body, field) => {
    const { status, problem } = await app().staff(productsCalls.createProduct, { body: body as never })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
  })

  it('has a name that no other product has, in any letter case, with or without accents', async () => {
    const id = await makeProduct(app(), 'Réunion')
    const { status, problem } = await app().staff(productsCalls.createProduct, { body: { name: 'REUNION' } })
    expect([status, problem.code]).toEqual([409, 'PRODUCT_ALREADY_EXISTS'])
    expect((await update(await makeProduct(app(), 'Meeting'), { name: 'reunion' })).problem.code).toBe(
      'PRODUCT_ALREADY_EXISTS',
    )
    expect((await update(id, { name: 'Reunion' })).status).toBe(200)
  })

  it('is created once by many simultaneous calls', async () => {
    const tries = Array.from({ length: 8 }, () => app().staff(productsCalls.createProduct, { body: { name: 'Once' } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  })

  it('is deleted when nothing uses it, and its name becomes free (PROD-3)', async () => {
    const id = await makeProduct(app(), 'Short lived')
    expect((await remove(id)).answer).toEqual({ ok: true })
    expect([(await remove(id)).status, (await update(id, { retired: true })).status]).toEqual([404, 404])
    expect((await remove('nothing')).status).toBe(404)
    await makeProduct(app(), 'Short lived')
  })

  it('is not deleted while an order uses it (PROD-3)', async () => {
    const id = await makeProduct(app(), 'Ordered thing')
    const orderId = await makeOrder(app(), { productId: id })
    const { status, problem } = await remove(id)
    expect([status, problem.code]).toEqual([409, 'PRODUCT_IN_USE'])
    await app().staff(ordersCalls.removeOrder, { params: { id: orderId } })
    expect((await remove(id)).status).toBe(200)
  })

  it('is not deleted while a subscription uses it (PROD-3)', async () => {
    const id = await makeProduct(app(), 'Subscribed thing', { subscription: true })
    const body = { organizationId: await makeOrganization(app()), productId: id, plan: 6, startingDate: '2026-01-31' }
    const { answer } = await app().staff(subscriptionsCalls.createSubscription, { body })
    expect((await remove(id)).problem.code).toBe('PRODUCT_IN_USE')
    await app().staff(subscriptionsCalls.removeSubscription, { params: { id: answer.data._id } })
    expect((await remove(id)).status).toBe(200)
  })

  it('writes its changes to the log (API-9)', async () => {
    const id = await makeProduct(app(), 'Logged')
    await update(id, { name: 'Logged twice' })
    await update(id, { name: 'Logged twice' })
    await remove(id)
    const log = await app()
      .db.selectFrom('changes')
      .select('action')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map((change) => change.action)).toEqual(['created', 'updated', 'deleted'])
  })
})
