import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../../shared/iso-date.ts'
import { type AnnualReturnDates, applyAnnualReturnChanges } from './annual-return-dates.ts'

const nothing: AnnualReturnDates = {
  incorporationDate: null,
  firstAr: null,
  status: false,
  B1B73: null,
  nextArReminder: null,
  countedNextAr: null,
  financialYearEnd: null,
  corporationTaxPaidReminder: null,
}
const incorporated = applyAnnualReturnChanges(nothing, { incorporationDate: '2026-08-31' })
const done = applyAnnualReturnChanges(incorporated, { status: true })

describe('the dates of annual returns', () => {
  it('follow from the incorporation date (AR-1, AR-3)', () => {
    expect(incorporated).toMatchObject({ firstAr: '2027-02-28', nextArReminder: '2027-02-28' })
  })

  it('move on by a year when the first return is done, and back when it is not (AR-3)', () => {
    expect(done.nextArReminder).toBe('2028-02-28')
    expect(applyAnnualReturnChanges(done, { status: false }).nextArReminder).toBe('2027-02-28')
  })

  it('are cleared with the incorporation date (AR-1)', () => {
    expect(applyAnnualReturnChanges(done, { incorporationDate: null })).toMatchObject({
      firstAr: null,
      nextArReminder: null,
    })
  })

  it('keep a first AR that was set by hand (AR-1)', () => {
    expect(applyAnnualReturnChanges(incorporated, { firstAr: '2027-03-15' })).toMatchObject({
      firstAr: '2027-03-15',
      nextArReminder: '2027-03-15',
    })
  })

  it('stay when the whole record comes back unchanged (AR-7)', () => {
    expect(applyAnnualReturnChanges(done, { ...done })).toEqual(done)
  })

  it('are computed when the record comes back with a new incorporation date and the old first AR (AR-1)', () => {
    const sent = { ...incorporated, incorporationDate: '2026-01-15' }
    expect(applyAnnualReturnChanges(incorporated, sent).firstAr).toBe('2026-07-15')
  })

  it('have a saved B1B73 as Next AR from then on (AR-6)', () => {
    const moved = applyAnnualReturnChanges(done, { B1B73: '2028-06-28' })
    expect(moved.nextArReminder).toBe('2028-06-28')
    expect(applyAnnualReturnChanges(moved, { status: false }).nextArReminder).toBe('2028-06-28')
  })

  it('never take Next AR from the client (AR-3)', () => {
    const lie = { nextArReminder: '1999-01-01', incorporationDate: '2026-08-31' }
    expect(applyAnnualReturnChanges(incorporated, lie as never).nextArReminder).toBe('2027-02-28')
  })
})

describe('the reminder of corporation tax (TAX-1)', () => {
  it('is nine months after the financial year end, and is cleared with it', () => {
    const set = applyAnnualReturnChanges(nothing, { financialYearEnd: '2026-05-31' })
    expect(set.corporationTaxPaidReminder).toBe('2027-02-28')
    expect(applyAnnualReturnChanges(set, { financialYearEnd: null }).corporationTaxPaidReminder).toBeNull()
  })

  it('is kept when the client sends it beside a new year end', () => {
    const sent = { financialYearEnd: '2025-02-28', corporationTaxPaidReminder: '2025-11-29' }
    expect(applyAnnualReturnChanges(nothing, sent).corporationTaxPaidReminder).toBe('2025-11-29')
  })
})

it('the first return is six months after any incorporation date (AR-1, DAY-2)', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const incorporationDate = date.toISOString().slice(0, 10)
      const after = applyAnnualReturnChanges(nothing, { incorporationDate, status: true })
      expect(after.firstAr).toBe(addMonths(incorporationDate, 6))
      expect(after.nextArReminder).toBe(addMonths(after.firstAr ?? '', 12))
    }),
  )
})
