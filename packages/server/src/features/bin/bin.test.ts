import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { BinItem } from '@registrar/domain/bin/deleted-record'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const searchBin = async (body: { search?: string; recordTypes?: BinItem['recordType'][]; limit?: number } = {}) =>
  (await app().staff(binCalls.searchBin, { body })).answer

const restore = async (...items: BinItem[]) =>
  (await app().staff(binCalls.restoreFromBin, { body: { items } })).answer.data

const startVat = async (organization_id: string) =>
  (await app().staff(followUpsCalls.startFollowUp, { body: { name: 'VAT_REGISTRATION', organization_id } })).answer.data
    ._id

const linkTo = async (organizationId: string) => {
  const peopleId = await makePerson(app())
  const body = { peopleId, organizationId, roles: ['director' as const] }
  return (await app().staff(linksCalls.createLink, { body })).answer.data._id
}

const linksOf = async (organizationId: string) =>
  (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data.map(({ _id }) => _id)

describe('the bin', () => {
  it('answers 401 without a session', async () => {
    for (const call of [binCalls.searchBin, binCalls.restoreFromBin])
      expect((await app().anybody(call)).status).toBe(401)
  })

  it('shows what was deleted, when and by whom, and can be searched by name and kind (BIN-1)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Slaney Holdings' })
    const linkId = await linkTo(organizationId)
    await app().staff(linksCalls.removeLink, { params: { id: linkId } })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })

    const { data, totalItems, totalPages } = await searchBin({ search: 'SLANEY' })
    expect([totalItems, totalPages]).toEqual([2, 1])
    expect(data[0]).toMatchObject({
      _id: organizationId,
      recordType: 'organization',
      title: 'Slaney Holdings',
      deletedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      deletedBy: { _id: app().staffId, name: 'Niamh Kelly' },
    })
    expect((await searchBin({ search: 'slaney', recordTypes: ['link'] })).data).toMatchObject([
      { _id: linkId, recordType: 'link', subtitle: 'Slaney Holdings', deletedBy: { name: 'Niamh Kelly' } },
    ])
    expect((await searchBin({ recordTypes: [], limit: 1 })).data).toHaveLength(1)
  })
})

describe('restoring from the bin', () => {
  it('brings a company back with all that it had, but not with what was deleted before it (BIN-2)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Nore Ltd' })
    const [kept, removed] = [await linkTo(organizationId), await linkTo(organizationId)]
    const followUp = await startVat(organizationId)
    await app().staff(linksCalls.removeLink, { params: { id: removed } })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })

    expect(await restore({ recordType: 'organization', _id: organizationId })).toEqual([
      { _id: organizationId, recordType: 'organization', ok: true },
    ])

    expect(await linksOf(organizationId)).toEqual([kept])
    expect((await app().staff(followUpsCalls.findFollowUp, { params: { id: followUp } })).status).toBe(200)
    expect((await searchBin({ recordTypes: ['link'] })).data.map(({ _id }) => _id)).toContain(removed)
    expect((await searchBin({ search: 'nore', recordTypes: ['organization'] })).data).toEqual([])
  })

  it('restores a company, its link and its follow-up in any order, but neither of the two while the company is in the bin (BIN-3)', async () => {
    const organizationId = await makeOrganization(app())
    const linkId = await linkTo(organizationId)
    const followUpId = await startVat(organizationId)
    await app().staff(linksCalls.removeLink, { params: { id: linkId } })
    await app().staff(followUpsCalls.removeFollowUp, { params: { id: followUpId } })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })

    const refused = await restore({ recordType: 'link', _id: linkId }, { recordType: 'follow-up', _id: followUpId })
    expect(refused).toMatchObject([
      { ok: false, reason: expect.stringContaining('Restore the organization first') },
      { ok: false, reason: expect.stringContaining('Restore the organization first') },
    ])

    const answers = await restore(
      { recordType: 'link', _id: linkId },
      { recordType: 'follow-up', _id: followUpId },
      { recordType: 'organization', _id: organizationId },
    )
    expect(answers.map(({ recordType, ok }) => [recordType, ok])).toEqual([
      ['link', true],
      ['follow-up', true],
      ['organization', true],
    ])
    expect(await linksOf(organizationId)).toEqual([linkId])
  })

  it('says why a record stays in the bin: another active follow-up of its kind, another product of its name, or an unknown id (BIN-3)', async () => {
    const organizationId = await makeOrganization(app())
    const followUpId = await startVat(organizationId)
    await app().staff(followUpsCalls.removeFollowUp, { params: { id: followUpId } })
    await startVat(organizationId)

    const make = async () =>
      (await app().staff(productsCalls.createProduct, { body: { name: 'Seal' } })).answer.data._id
    const productId = await make()
    await app().staff(productsCalls.removeProduct, { params: { id: productId } })
    await make()

    expect(
      await restore(
        { recordType: 'follow-up', _id: followUpId },
        { recordType: 'product', _id: productId },
        { recordType: 'task', _id: 'nonsense' },
      ),
    ).toEqual([
      { _id: followUpId, recordType: 'follow-up', ok: false, reason: expect.stringContaining('active follow-up') },
      { _id: productId, recordType: 'product', ok: false, reason: expect.stringContaining('name') },
      { _id: 'nonsense', recordType: 'task', ok: false, reason: 'This record is not in the bin.' },
    ])
  })

  it('restores an order only after its product, so that no order has a product that is deleted (BIN-3, PROD-3)', async () => {
    const product = await app().staff(productsCalls.createProduct, { body: { name: 'Apostille' } })
    const productId = product.answer.data._id
    const order = { recordType: 'order', _id: await makeOrder(app(), { product: 'Apostille' }) } as const
    await app().staff(ordersCalls.removeOrder, { params: { id: order._id } })
    await app().staff(productsCalls.removeProduct, { params: { id: productId } })

    const reason = 'The product is in the bin. Restore the product first.'
    expect(await restore(order)).toEqual([{ ...order, ok: false, reason }])
    expect(await restore(order, { recordType: 'product', _id: productId })).toMatchObject([{ ok: true }, { ok: true }])
  })

  it('makes a completed annual return count again (BIN-4)', async () => {
    const organization_id = await makeOrganization(app(), { incorporationDate: '2024-01-10' })
    const start = { name: 'FIRST_AR' as const, organization_id }
    const { answer } = await app().staff(followUpsCalls.startFollowUp, { body: start })
    const { _id: id, max_step_index } = answer.data
    await app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index: max_step_index } })
    const find = async () =>
      (await app().staff(organizationsCalls.findOrganization, { params: { id: organization_id } })).answer
    const completed = await find()

    await app().staff(followUpsCalls.removeFollowUp, { params: { id } })
    expect((await find()).status).toBe(false)
    await restore({ recordType: 'follow-up', _id: id })

    expect(await find()).toMatchObject({ status: true, nextArReminder: completed.nextArReminder })
  })

  it('works for a person, a task and a subscription (BIN-2)', async () => {
    const organizationId = await makeOrganization(app())
    const person = await makePerson(app())
    const task = (
      await app().staff(tasksCalls.createTask, { body: { title: 'Call', users: [{ userId: app().staffId }] } })
    ).answer.data._id
    const product = await app().staff(productsCalls.createProduct, { body: { name: 'Office', subscription: true } })
    const subscribed = await app().staff(subscriptionsCalls.createSubscription, {
      body: { organizationId, productId: product.answer.data._id, plan: 6, startingDate: '2026-01-01' },
    })
    const subscription = subscribed.answer.data._id

    await app().staff(peopleCalls.removePerson, { params: { id: person } })
    await app().staff(tasksCalls.removeTask, { params: { id: task } })
    await app().staff(subscriptionsCalls.removeSubscription, { params: { id: subscription } })
    const answers = await restore(
      { recordType: 'person', _id: person },
      { recordType: 'task', _id: task },
      { recordType: 'subscription', _id: subscription },
    )

    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect((await app().staff(peopleCalls.findPerson, { params: { id: person } })).status).toBe(200)
    expect((await app().staff(tasksCalls.findTask, { params: { id: task } })).status).toBe(200)
    const found = await app().staff(subscriptionsCalls.searchSubscriptions, { body: { organizationId } })
    expect(found.answer.data.map(({ _id }) => _id)).toEqual([subscription])
  })
})
