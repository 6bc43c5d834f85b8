import { expect, it } from 'vitest'
import { allotmentsOf, changedHoldings } from './holding-changes.ts'

// FIL-13
const held = (number: number, acquired: string | null, ceased: string | null = null, shareClass = 'Ordinary') => ({
  class: shareClass,
  number,
  acquired,
  ceased,
})

it('more shares of a class that are acquired on a day than given up were allotted', () => {
  expect(allotmentsOf([held(10, '2026-11-20'), held(4, null, '2026-11-20')])).toEqual([
    { on: '2026-11-20', class: 'Ordinary', number: 6 },
  ])
  expect(allotmentsOf([held(10, '2026-11-20'), held(10, null, '2026-11-20')])).toEqual([])
  expect(allotmentsOf([held(10, '2026-11-20'), held(10, null, '2026-11-20', 'A')])).toHaveLength(1)
  expect(allotmentsOf([held(10, null)])).toEqual([])
})

it('a transfer that is entered in two saves was an allotment only between them', () => {
  const taken = [held(10, '2020-01-01'), held(10, '2026-11-20')]
  const given = [held(10, '2020-01-01', '2026-11-20'), held(10, '2026-11-20')]
  const allotment = { on: '2026-11-20', class: 'Ordinary', number: 10 }
  expect(changedHoldings([held(10, '2020-01-01')], taken)).toEqual({
    added: [allotment],
    removed: [],
    days: ['2026-11-20'],
  })
  expect(changedHoldings(taken, given)).toEqual({
    added: [],
    removed: [allotment],
    days: ['2020-01-01', '2026-11-20'],
  })
})
