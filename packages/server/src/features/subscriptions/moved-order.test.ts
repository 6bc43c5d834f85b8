import { historyCalls } from '@registrar/domain/history/history.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeSubscription } from './subscriptions.factory.ts'

const app = useApp()

const entriesOf = async (recordId: string) =>
  (await app().staff(historyCalls.searchHistory, { body: { recordType: 'order', recordId } })).answer.data
const findOrder = async (id: string) => (await app().staff(ordersCalls.findOrder, { params: { id } })).answer
const addOrder = (id: string, addedOrder: string) =>
  app().staff(subscriptionsCalls.updateSubscription, { params: { id }, body: { addedOrder } })

const moveLinkedOrder = async () => {
  const organizationId = await makeOrganization(app())
  const subscriptionId = await makeSubscription(app(), organizationId)
  const id = await makeOrder(app(), { organizationId })
  await addOrder(subscriptionId, id)
  const [before] = await entriesOf(id)

  const other = await makeOrganization(app())
  const body = { organizationId: other }
  const { answer } = await app().staff(ordersCalls.updateOrder, { params: { id }, body })
  expect(answer).toMatchObject({ organizationId: other, subscriptionId: null })

  return { id, organizationId, subscriptionId, other, at: before?.at ?? '' }
}

it('the entry of an order that moves says that it was unlinked, and restoring it links it again (SUB-7, HIST-1, HIST-4)', async () => {
  const { id, organizationId, subscriptionId } = await moveLinkedOrder()
  const [moved] = await entriesOf(id)
  expect(moved?.fields).toContainEqual({
    field: 'subscriptionId',
    label: 'Subscription',
    from: 'Domiciliation',
    to: null,
  })

  await app().staff(historyCalls.restoreHistory, { params: { id: moved?._id ?? '' }, body: {} })

  expect(await findOrder(id)).toMatchObject({ organizationId, subscriptionId })
})

it('an order that was moved back by hand is linked again by restoring that field alone (HIST-4)', async () => {
  const { id, organizationId, subscriptionId } = await moveLinkedOrder()
  const [moved] = await entriesOf(id)
  await app().staff(ordersCalls.updateOrder, { params: { id }, body: { organizationId } })

  const body = { fields: ['subscriptionId'] }
  await app().staff(historyCalls.restoreHistory, { params: { id: moved?._id ?? '' }, body })

  expect(await findOrder(id)).toMatchObject({ organizationId, subscriptionId })
})

it('an order that is made what it was before it moved is linked again (SUB-7, HIST-6)', async () => {
  const { id, organizationId, subscriptionId, at } = await moveLinkedOrder()
  await app().staff(historyCalls.restoreHistoryAsOf, { body: { recordType: 'order', recordId: id, at } })
  expect(await findOrder(id)).toMatchObject({ organizationId, subscriptionId })
})

it('an order that was linked to another subscription since it moved stays linked there (HIST-4)', async () => {
  const { id, other } = await moveLinkedOrder()
  const [moved] = await entriesOf(id)
  const later = await makeSubscription(app(), other)
  await addOrder(later, id)

  const body = { fields: ['subscriptionId'] }
  const { status } = await app().staff(historyCalls.restoreHistory, { params: { id: moved?._id ?? '' }, body })

  expect(status).toBe(409)
  expect(await findOrder(id)).toMatchObject({ organizationId: other, subscriptionId: later })
})
