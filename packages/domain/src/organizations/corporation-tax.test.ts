import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../shared/iso-date.ts'
import { b1b73Choices } from './annual-returns/b1b73-choices.ts'
import { addPendingTaxPaid, applyTaxPaidRemoval, removeTaxPaid } from './corporation-tax.ts'

describe('removing a tax-paid date (TAX-2)', () => {
  it.each([
    ['the latest', ['2024-09-20', '2025-09-21'], '2025-09-21', '2025-09-20', '2026-06-20'],
    ['an earlier one', ['2024-09-20', '2025-09-21'], '2024-09-20', '2026-09-21', '2027-06-21'],
    ['one of an unsorted list', ['2025-09-21', '2024-02-29', '2023-01-01'], '2025-09-21', '2025-02-28', '2025-11-29'],
    ['at a month end', ['2024-05-31', '2025-01-01'], '2025-01-01', '2025-05-31', '2026-02-28'],
    ['the last one', ['2025-09-21'], '2025-09-21', null, null],
  ])('%s sets the year end and the reminder', (_, paid, removed, financialYearEnd, corporationTaxPaidReminder) => {
    expect(removeTaxPaid(paid, removed)).toEqual({
      corporationTaxPaid: paid.filter((date) => date !== removed),
      financialYearEnd,
      corporationTaxPaidReminder,
    })
  })
})

describe('a save of tax-paid dates (TAX-2)', () => {
  const before = {
    corporationTaxPaid: ['2024-09-20', '2025-09-21'],
    financialYearEnd: '2025-12-31',
    corporationTaxPaidReminder: '2026-09-30',
  }
  const { corporationTaxPaid: _, ...sameDates } = before

  it.each([
    ['takes one away', { corporationTaxPaid: ['2024-09-20'] }, '2025-09-20', '2026-06-20'],
    ['takes all away', { corporationTaxPaid: [] }, null, null],
    [
      'takes one away from a whole record',
      { corporationTaxPaid: ['2024-09-20'], ...sameDates },
      '2025-09-20',
      '2026-06-20',
    ],
  ])('that %s moves the year end and the reminder', (_name, sent, financialYearEnd, corporationTaxPaidReminder) => {
    expect(applyTaxPaidRemoval(before, sent)).toEqual({
      corporationTaxPaid: sent.corporationTaxPaid,
      financialYearEnd,
      corporationTaxPaidReminder,
    })
  })

  it.each([
    ['says nothing of them', { financialYearEnd: '2026-01-31' }],
    ['leaves them as they are', { corporationTaxPaid: ['2025-09-21', '2024-09-20'] }],
    ['adds one', { corporationTaxPaid: ['2024-09-20', '2025-09-21', '2026-09-22'] }],
    ['corrects one', { corporationTaxPaid: ['2024-09-20', '2025-09-22'] }],
    ['takes one away and says the year end', { corporationTaxPaid: [], financialYearEnd: '2026-01-31' }],
    ['takes one away and says the reminder', { corporationTaxPaid: [], corporationTaxPaidReminder: '2026-10-31' }],
  ])('that %s moves nothing', (_name, sent) => {
    expect(applyTaxPaidRemoval(before, sent)).toEqual({})
  })
})

describe('a pending tax-paid date (TAX-3)', () => {
  it.each([
    [['2025-01-01'], '2026-01-01', ['2025-01-01', '2026-01-01']],
    [['2025-01-01'], '2025-01-01', ['2025-01-01']],
    [['2025-01-01'], null, ['2025-01-01']],
    [[], '2025-01-01', ['2025-01-01']],
  ])('to %j: %j', (paid, pending, expected) => {
    expect(addPendingTaxPaid(paid, pending)).toEqual(expected)
  })
})

describe('the choices of a B1B73 (AR-6)', () => {
  it('lie 1 to 6 months after Next AR, clamped to the end of the month', () => {
    expect(b1b73Choices('2026-08-31')?.map((choice) => choice.date)).toEqual([
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ])
    expect(b1b73Choices('2023-08-31')?.at(-1)?.date).toBe('2024-02-29')
  })

  it.each([null, '', '2026-02-30', 'soon'])('are empty without a valid Next AR: %j', (nextAr) => {
    expect(b1b73Choices(nextAr)).toBeUndefined()
  })

  it('are always later than Next AR, in order', () => {
    const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1980-01-01', count))
    fc.assert(
      fc.property(days, (nextAr) => {
        const dates = b1b73Choices(nextAr)?.map((choice) => choice.date) ?? []
        expect([nextAr, ...dates]).toEqual([nextAr, ...dates].toSorted())
        expect(dates.at(-1)).toBe(addMonths(nextAr, 6))
      }),
    )
  })
})
