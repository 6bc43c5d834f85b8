import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'

/** Where in the data there is something to look at. */
export type Places = { manyOrders: string }

type Found = { data: { _id: string }[]; totalItems: number }

/**
 * Looks for them through the product's own calls.
 * @throws Error when the data has no organization with a subscription and a thousand orders
 */
export const findPlaces = async (url: string, token: string): Promise<Places> => {
  const search = async (call: { path: string }, body: object) => {
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(url + call.path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Found
  }
  const oldest = { sortField: 'createdAt', sortOrder: 'asc', limit: 5 }
  const { data } = await search(organizationsCalls.searchOrganizations, oldest)
  for (const { _id: organizationId } of data) {
    const orders = await search(ordersCalls.searchOrders, { organizationId, limit: 1 })
    const subscriptions = await search(subscriptionsCalls.searchSubscriptions, { organizationId })
    if (orders.totalItems >= 1000 && subscriptions.data.length > 0) return { manyOrders: organizationId }
  }
  throw new Error('The data has no organization with a subscription and a thousand orders.')
}
