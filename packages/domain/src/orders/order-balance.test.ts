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
  it('leaves what is not paid outstanding, to the cent', () => {
    expect(outstandingOf(consistent)).toBe(0.2)
    expect(outstandingOf({ ...consistent, totalPaid: 5 })).toBe(0)
    expect(outstandingOf({ ...consistent, paidTotaly: true })).toBe(0)
  })

  it('finds no contradiction where deposit and balance make the total', () => {
    expect(orderContradictions(consistent)).toEqual([])
  })

  it('finds no contradiction in a total that is not split', () => {
    expect(orderContradictions({ ...consistent, amountDeposit: 0, amountBalanceToPaid: 0 })).toEqual([])
  })

  it('finds a total that differs from deposit and balance', () => {
    expect(orderContradictions({ ...consistent, amountDeposit: 0.11 })).toEqual(['splitDiffersFromTotal'])
  })

  it('finds an order that is paid totally although less was paid', () => {
    expect(orderContradictions({ ...consistent, paidTotaly: true })).toEqual(['paidTotallyButLess'])
    expect(orderContradictions({ ...consistent, paidTotaly: true, totalPaid: 0.3 })).toEqual([])
  })
})
