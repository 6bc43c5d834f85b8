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
type OrderContradiction = 'splitDiffersFromTotal' | 'paidTotallyButLess'

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

/** What the form of an order says of how it was paid. */
type OrderPayment = OrderMoney & Pick<Order, 'balancePaid'>

/** How 'Balance Paid', 'Paid Totally' and Total Paid can contradict each other. */
export type PaymentContradiction = 'paidTotallyButLess' | 'balancePaidButLess' | 'paidButNotTicked' | 'balanceNotTicked'

/** A contradiction, and the fields of an order that is paid in full that take it away. */
export type PaymentSuggestion = {
  contradiction: PaymentContradiction
  changes: Partial<Pick<Order, 'totalPaid' | 'paidTotaly' | 'balancePaid'>>
}

const contradictionOf = (order: OrderPayment): PaymentContradiction | undefined => {
  const isPaid = toCents(order.totalPaid) >= toCents(order.totalAmountOrder)
  if (order.paidTotaly && !isPaid) return 'paidTotallyButLess'
  if (order.balancePaid && !isPaid) return 'balancePaidButLess'
  if (isPaid && !order.paidTotaly) return 'paidButNotTicked'
  return order.paidTotaly && toCents(order.amountBalanceToPaid) > 0 && !order.balancePaid
    ? 'balanceNotTicked'
    : undefined
}

/**
 * What contradicts itself in how an order was paid, and what would put it right; undefined when nothing does (ORD-13). An
 * order without a total says nothing of what is left.
 */
export const paymentSuggestion = (order: OrderPayment): PaymentSuggestion | undefined => {
  const contradiction = toCents(order.totalAmountOrder) > 0 ? contradictionOf(order) : undefined
  if (!contradiction) return undefined

  const hasBalance = toCents(order.amountBalanceToPaid) > 0
  const isLess = toCents(order.totalPaid) < toCents(order.totalAmountOrder)
  return {
    contradiction,
    changes: {
      ...(isLess && { totalPaid: order.totalAmountOrder }),
      ...(!order.paidTotaly && { paidTotaly: true }),
      ...(hasBalance && !order.balancePaid && { balancePaid: true }),
    },
  }
}
