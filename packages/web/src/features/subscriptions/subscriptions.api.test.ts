// @vitest-environment happy-dom
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { expect, it } from 'vitest'
import { broken, messageAfter, refused } from '#testing/failing-mutation'
import {
  useCreateSubscription,
  useLinkOrder,
  useRemoveSubscription,
  useUnlinkOrder,
  useUpdateSubscriptionStatus,
} from './subscriptions.api.ts'

const newSubscription = { organizationId: 'o1', productId: 'p1', plan: 6, startingDate: '2026-01-01' } as const
const subscription = { _id: 's1', organizationId: 'o1', version: 1 } as Subscription

// UI-8
it.each([
  ['a new subscription', () => messageAfter(refused, useCreateSubscription, newSubscription), 'The rule says no.'],
  [
    'a status',
    () => messageAfter(broken, () => useUpdateSubscriptionStatus(subscription), 'UNPAID'),
    'Failed to update subscription status',
  ],
  [
    'a linked order',
    () => messageAfter(broken, () => useLinkOrder('s1'), 'o1'),
    'Failed to link the order to the subscription',
  ],
  ['an unlinked order', () => messageAfter(broken, () => useUnlinkOrder('s1'), 'o1'), 'Failed to unlink the order'],
  [
    'a deletion',
    () => messageAfter(broken, () => useRemoveSubscription('s1'), undefined),
    'Failed to delete subscription',
  ],
])('staff sees a message when the call of %s fails', async (_what, fail, message) => {
  expect(await fail()).toBe(message)
})
