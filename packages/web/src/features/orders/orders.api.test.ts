// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { messageAfter, refused, withoutMessage } from '#testing/failing-mutation'
import { useCreateOrder, useRemoveOrder, useUpdateOrder } from './orders.api.ts'

const newOrder = { organizationId: 'o1', product: 'Holding', dateOrder: '2026-01-01', totalPaid: 5 }
const changes = { company: 'Not kept' }

// UI-8
it.each([
  ['a new order', () => messageAfter(refused, useCreateOrder, newOrder), 'The rule says no.'],
  [
    'a new order, without a reason',
    () => messageAfter(withoutMessage, useCreateOrder, newOrder),
    'Failed to create order',
  ],
  ['a change', () => messageAfter(refused, () => useUpdateOrder('o1'), changes), 'The rule says no.'],
  ['a deletion', () => messageAfter(withoutMessage, () => useRemoveOrder('o1'), undefined), 'An error occurred'],
])('staff sees a message when the call of %s fails', async (_what, fail, message) => {
  expect(await fail()).toBe(message)
})
