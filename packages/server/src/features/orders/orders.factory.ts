import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { TestApp } from '#testing/test-app'

/** Creates an order through the API and gives its id. Unless `fields` say otherwise, the customer has no organization. */
export const makeOrder = async (
  { staff }: TestApp,
  fields: Partial<BodyInput<typeof ordersCalls.createOrder>> = {},
): Promise<string> => {
  const { answer } = await staff(ordersCalls.createOrder, {
    body: {
      newOrganization: !fields.organizationId,
      firstName: 'Aoife',
      lastName: 'Byrne',
      product: 'Full pack',
      dateOrder: '2026-11-02',
      totalPaid: 0,
      ...fields,
    },
  })
  return answer.data._id
}
