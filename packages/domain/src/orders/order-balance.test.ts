import { describe, expect, it } from 'vitest'
import { orderContradictions, outstandingOf, paymentSuggestion } from './order-balance.ts'

const consistent = {
  totalAmountOrder: 0.3,
  amountDeposit: 0.1,
  amountBalanceToPaid: 0.2,
  totalPaid: 0.1,
  paidTotaly: false,
}

describe('the amounts of an order (ORD-12, ORD-13)', () => {
  it('have as outstanding what is not paid, to the cent', () => {
    expect(outstandingOf(consistent)).toBe(0.2)
    expect(outstandingOf({ ...consistent, totalPaid: 5 })).toBe(0)
    expect(outstandingOf({ ...consistent, paidTotaly: true })).toBe(0)
  })

  it('have no contradiction when deposit and balance add up to the total', () => {
    expect(orderContradictions(consistent)).toEqual([])
  })

  it('have no contradiction when the total is not split', () => {
    expect(orderContradictions({ ...consistent, amountDeposit: 0, amountBalanceToPaid: 0 })).toEqual([])
  })

  it('contradict each other when the total differs from deposit and balance', () => {
    expect(orderContradictions({ ...consistent, amountDeposit: 0.11 })).toEqual(['splitDiffersFromTotal'])
  })

  it('contradict each other when the order is paid totally although less was paid', () => {
    expect(orderContradictions({ ...consistent, paidTotaly: true })).toEqual(['paidTotallyButLess'])
    expect(orderContradictions({ ...consistent, paidTotaly: true, totalPaid: 0.3 })).toEqual([])
  })
})

describe('how an order was paid (ORD-13)', () => {
  const unpaid = { ...consistent, balancePaid: false }
  const inFull = { ...unpaid, totalPaid: 0.3, paidTotaly: true, balancePaid: true }

  it('contradicts nothing while it is not paid, is paid in full, or has no total', () => {
    for (const order of [unpaid, inFull, { ...unpaid, totalAmountOrder: 0, totalPaid: 0, balancePaid: true }])
      expect(paymentSuggestion(order)).toBeUndefined()
  })

  it.each([
    [{ paidTotaly: true }, 'paidTotallyButLess', { totalPaid: 0.3, balancePaid: true }],
    [{ balancePaid: true }, 'balancePaidButLess', { totalPaid: 0.3, paidTotaly: true }],
    [{ totalPaid: 0.3 }, 'paidButNotTicked', { paidTotaly: true, balancePaid: true }],
    [{ totalPaid: 0.3, paidTotaly: true }, 'balanceNotTicked', { balancePaid: true }],
    [{ totalPaid: 0.5, amountBalanceToPaid: 0 }, 'paidButNotTicked', { paidTotaly: true }],
  ])('with %j contradicts itself, and the suggestion takes it away', (fields, contradiction, changes) => {
    const order = { ...unpaid, ...fields }
    expect(paymentSuggestion(order)).toEqual({ contradiction, changes })
    expect(paymentSuggestion({ ...order, ...changes })).toBeUndefined()
  })
})
