import { toCents, toEuros } from '../shared/money.ts'
import type { Order, OrderAmount } from './order.ts'

type OrderMoney = Pick<Order, OrderAmount | 'paidTotaly'>

/** What is still to be paid of an order, in euro; 0 when it is paid totally (ORD-12). */
export const outstandingOf = ({
  totalAmountOrder,
  totalPaid,
  paidTotaly,
}: Pick<OrderMoney, 'totalAmountOrder' | 'totalPaid' | 'paidTotaly'>): number =>
  paidTotaly ? 0 : toEuros(Math.max(0, toCents(totalAmountOrder) - toCents(totalPaid)))

/** How the amounts of an order can contradict each other. */
export type OrderContradiction = 'splitDiffersFromTotal' | 'paidTotallyButLess'

/**
 * The contradictions among the amounts of an order (ORD-13). A total without a deposit and a balance is not split, so it
 * contradicts nothing.
 */
export const orderContradictions = (order: OrderMoney): OrderContradiction[] => {
  const total = toCents(order.totalAmountOrder)
  const deposit = toCents(order.amountDeposit)
  const balance = toCents(order.amountBalanceToPaid)

  const isSplit = deposit !== 0 || balance !== 0
  const found: OrderContradiction[] = []
  if (isSplit && deposit + balance !== total) found.push('splitDiffersFromTotal')
  if (order.paidTotaly && toCents(order.totalPaid) < total) found.push('paidTotallyButLess')

  return found
}
