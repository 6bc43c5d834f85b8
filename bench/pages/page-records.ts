import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'

/** The records that the pages show. `manyOrders` is an organization with at least 1,000 orders and a subscription. */
export type PageRecords = { manyOrders: string }

type SearchResult = { data: { _id: string }[]; totalItems: number }

/**
 * Finds the records through the product's calls.
 * @throws Error when the data has no organization with a subscription and a thousand orders
 */
export const findPageRecords = async (url: string, token: string): Promise<PageRecords> => {
  const search = async (call: { path: string }, body: object) => {
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(url + call.path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as SearchResult
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
