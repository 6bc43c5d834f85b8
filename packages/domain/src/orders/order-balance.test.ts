import { describe, expect, it } from 'vitest'
import { orderContradictions, outstandingOf } from './order-balance.ts'

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
