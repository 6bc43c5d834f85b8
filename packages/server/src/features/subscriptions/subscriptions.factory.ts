import type { BodyInput } from '@registrar/domain/shared/call'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import type { TestApp } from '#testing/test-app'

/** The product 'Domiciliation' of the starting catalogue, which is sold as a subscription. */
export const DOMICILIATION = '01980000-0000-7000-8000-000000000006'

/** Subscribes an organization through the API, with any fields given, and gives the subscription's id. */
export const makeSubscription = async (
  { staff }: TestApp,
  organizationId: string,
  fields: Partial<BodyInput<typeof subscriptionsCalls.createSubscription>> = {},
): Promise<string> => {
  const { answer } = await staff(subscriptionsCalls.createSubscription, {
    body: { organizationId, productId: DOMICILIATION, plan: 6, startingDate: '2024-01-31', ...fields },
  })
  return answer.data._id
}
