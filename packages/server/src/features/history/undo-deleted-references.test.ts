import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'

const app = useApp()

const removeOrganization = (id: string) => app().staff(organizationsCalls.removeOrganization, { params: { id } })
const removePerson = (id: string) => app().staff(peopleCalls.removePerson, { params: { id } })

/** Undoes the latest save of a record. */
const undo = async (recordType: HistoryRecordType, recordId: string) => {
  const { answer } = await app().staff(historyCalls.searchHistory, { body: { recordType, recordId } })
  return app().staff(historyCalls.restoreHistory, { params: { id: answer.data[0]?._id ?? '' }, body: {} })
}

it('undoing a save of a task puts back its organization and its person, which are in the bin by then (HIST-4)', async () => {
  const [organizationId, peopleId] = [await makeOrganization(app()), await makePerson(app())]
  const { _id: id } = await makeTask(app(), { organizationId, peopleId })
  await app().staff(tasksCalls.updateTask, { params: { id }, body: { organizationId: null, peopleId: null } })
  await removeOrganization(organizationId)
  await removePerson(peopleId)

  expect((await undo('task', id)).status).toBe(200)
  const { answer } = await app().staff(tasksCalls.findTask, { params: { id } })
  expect(answer).toMatchObject({ organizationId, peopleId })
})

it('undoing a save of an order puts back its organization and its product, which are in the bin by then (HIST-4)', async () => {
  const [organizationId, productId] = [await makeOrganization(app()), await makeProduct(app(), 'Binned pack')]
  const id = await makeOrder(app(), { organizationId, product: undefined, productId })
  await app().staff(ordersCalls.updateOrder, { params: { id }, body: { organizationId: null, product: 'Other' } })
  await removeOrganization(organizationId)
  await app().staff(productsCalls.removeProduct, { params: { id: productId } })

  expect((await undo('order', id)).status).toBe(200)
  const { answer } = await app().staff(ordersCalls.findOrder, { params: { id } })
  expect(answer).toMatchObject({ organizationId, productId, product: 'Binned pack' })
})

it('undoing a save of a link puts back the person for whom the shares are held, who is in the bin by then (HIST-4)', async () => {
  const [organizationId, peopleId, nomineeFor] = [
    await makeOrganization(app()),
    await makePerson(app()),
    await makePerson(app()),
  ]
  const { answer: made } = await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, nomineeFor } })
  const id = made.data._id
  await app().staff(linksCalls.updateLink, { params: { id }, body: { nomineeFor: null } })
  await removePerson(nomineeFor)

  expect((await undo('link', id)).status).toBe(200)
  const { answer } = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
  expect(answer.data).toMatchObject([{ nomineeFor }])
})

it('undoing a save does not put back a record that was merged into another (MERGE-4)', async () => {
  const [keep, merge] = [await makeOrganization(app()), await makeOrganization(app())]
  const { _id: id } = await makeTask(app(), { organizationId: merge })
  await app().staff(tasksCalls.updateTask, { params: { id }, body: { organizationId: null } })
  await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge, fields: {} } })

  expect((await undo('task', id)).status).toBe(404)
})

it('undoing a restoring does not put a product into the bin again that is in use by then (PROD-3)', async () => {
  const productId = await makeProduct(app(), 'Used pack')
  await app().staff(productsCalls.removeProduct, { params: { id: productId } })
  await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'product', _id: productId }] } })
  await makeOrder(app(), { product: undefined, productId })

  expect((await undo('product', productId)).problem.code).toBe('PRODUCT_IN_USE')
})

it('a save may not newly name a record that is in the bin', async () => {
  const organizationId = await makeOrganization(app())
  await removeOrganization(organizationId)
  const { _id: id } = await makeTask(app())
  const { status } = await app().staff(tasksCalls.updateTask, { params: { id }, body: { organizationId } })
  expect(status).toBe(404)

  await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'organization', _id: organizationId }] } })
  const restored = await app().staff(tasksCalls.updateTask, { params: { id }, body: { organizationId } })
  expect(restored.status).toBe(200)
})
