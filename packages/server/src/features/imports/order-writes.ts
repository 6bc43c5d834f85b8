import type { NewOrder } from '@registrar/domain/orders/new-order'
import { createOrders } from '#features/orders'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import type { OrderOfLine } from './fitting-orders.queries.ts'
import type { Refusals } from './import-line.ts'

type Pending = { line: OrderOfLine & { line: number }; order: NewOrder }

/** The orders that the lines of a file make: kept until they are written many at once. */
export const createOrderWrites = (tx: Tx, session: Session) => {
  const refusals: Refusals = new Map()
  let pending: Pending[] = []
  let madeSinceRead: OrderOfLine[] = []

  return {
    refusals,
    /** says that the orders of the database are read now */
    begin: () => void (madeSinceRead = []),
    create: (made: Pending): void => {
      pending.push(made)
      madeSinceRead.push(made.line)
    },
    /** whether one of the orders that were made since then is such a one */
    hasMade: (isSuch: (made: OrderOfLine) => boolean): boolean => madeSinceRead.some(isSuch),
    flush: async (): Promise<void> => {
      const orders = pending.map(({ order }) => order)
      const problems = await createOrders(tx, orders, session)
      for (const [place, problem] of problems) refusals.set(pending[place]?.line.line ?? 0, problem.message)
      pending = []
    },
  }
}

export type OrderWrites = ReturnType<typeof createOrderWrites>
