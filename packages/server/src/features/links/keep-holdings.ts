import { keepShares } from '#features/shares'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'

const KEPT_AS_EVENTS = 'Shares of this company are kept as events'

/**
 * Keeps the classes and certificates that follow from the changed holdings of a link.
 * @throws Problem HOLDINGS_ARE_EVENTS where the shares of the company are kept as events: nobody changes its holdings
 */
export const keepHoldings = async (tx: Tx, organizationId: string): Promise<void> => {
  const { book } = await keepShares(tx, organizationId)
  if (book.hasEvents) throw new Problem('HOLDINGS_ARE_EVENTS', KEPT_AS_EVENTS, { fields: { holdings: KEPT_AS_EVENTS } })
}
