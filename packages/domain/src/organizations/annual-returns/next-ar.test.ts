import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/iso-date.ts'
import { type AnnualReturnDates, type AnnualReturnEdits, applyAnnualReturnChanges } from './annual-return-dates.ts'
import { b1b73Choices } from './b1b73-choices.ts'
import { nextArAfterReturn, type ReturnMove, type ReturnState, stateBeforeReturn } from './next-ar.ts'

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
const save = (before: AnnualReturnDates, ...edits: AnnualReturnEdits[]) =>
  edits.reduce((dates, edit) => applyAnnualReturnChanges(dates, edit), before)

const first = save(nothing, { incorporationDate: '2019-08-28', status: true })
const counted = { ...first, ...nextArAfterReturn(first, '2025-02-28') }

describe('Next AR after a return is completed (AR-4)', () => {
  it.each([
    ['12 months after its own ARD', '2025-06-30', '2026-06-30', '2026-01-31', '2027-01-31'],
    ['12 months after the present Next AR', '2025-06-30', '2026-06-30', null, '2027-06-30'],
    ['on the last day of a shorter month', '2023-02-28', '2024-02-29', null, '2025-02-28'],
    ['nothing without either', '2025-06-30', null, null, null],
    ['nothing without a first AR', null, null, '2026-01-31', null],
  ])('is %s', (_, firstAr, nextArReminder, ard, expected) => {
    const after = nextArAfterReturn({ firstAr, nextArReminder, countedNextAr: null }, ard)
    expect(after).toEqual({ nextArReminder: expected, countedNextAr: expected })
  })

  it('is not moved by a return older than the last one counted (AR-7)', () => {
    expect(nextArAfterReturn(counted, '2020-02-28').nextArReminder).toBe('2026-02-28')
  })
})

describe('what a return has counted (AR-7)', () => {
  it('is a later Next AR than that of the first return', () => {
    expect([first.nextArReminder, counted.nextArReminder]).toEqual(['2021-02-28', '2026-02-28'])
  })

  it.each<[string, AnnualReturnEdits[], IsoDate]>([
    ['a B1B73 is set and cleared', [{ B1B73: '2026-05-28' }, { B1B73: null }], '2026-02-28'],
    ['the incorporation date is corrected', [{ incorporationDate: '2018-01-10' }], '2026-02-28'],
    ['the incorporation date is cleared', [{ incorporationDate: null }], '2026-02-28'],
    ['the first AR is corrected', [{ firstAr: '2020-03-31' }], '2026-02-28'],
    ['the first AR is unticked and ticked', [{ status: false }, { status: true }], '2026-02-28'],
    ['an older B1B73 than the last return is saved', [{ B1B73: '2021-05-28' }], '2026-02-28'],
    [
      'the first AR is unticked and ticked with a B1B73',
      [{ B1B73: '2026-05-28' }, { status: false }, { status: true }],
      '2026-05-28',
    ],
  ])('stays when %s', (_, edits, expected) => {
    expect(save(counted, ...edits).nextArReminder).toBe(expected)
  })

  it('stays when the first AR is unticked and ticked with an old B1B73', () => {
    const moved = save(first, { B1B73: '2021-05-28' })
    const filed = { ...moved, ...nextArAfterReturn(moved, '2025-05-28') }
    expect(save(filed, { status: false }, { status: true }, { B1B73: null }).nextArReminder).toBe('2026-05-28')
  })
})

describe('Next AR set by hand (AR-9)', () => {
  it('is the date, higher or lower, and stays when the incorporation date is corrected', () => {
    expect(save(counted, { setNextAr: '2024-09-30' }).nextArReminder).toBe('2024-09-30')
    expect(save(first, { setNextAr: '2026-09-30' }, { incorporationDate: '1984-04-06' }).nextArReminder).toBe(
      '2026-09-30',
    )
  })

  it('moves on with a return, even without a first AR', () => {
    const set = save(nothing, { setNextAr: '2026-09-30' })
    expect(nextArAfterReturn(set, null).nextArReminder).toBe('2027-09-30')
  })
})

type Step =
  | { kind: 'edit'; edit: AnnualReturnEdits }
  | { kind: 'b1b73'; months: number }
  | { kind: 'set'; date: IsoDate }
  | { kind: 'complete'; ard: IsoDate | null }
  | { kind: 'undo' }

const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('edit' as const),
      edit: fc.oneof(
        fc.record({ incorporationDate: fc.option(day) }),
        fc.record({ firstAr: fc.option(day) }),
        fc.record({ status: fc.boolean() }),
        fc.record({ B1B73: fc.constant(null) }),
      ),
    }),
    fc.record({ kind: fc.constant('b1b73' as const), months: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant('set' as const), date: day }),
    fc.record({ kind: fc.constant('complete' as const), ard: fc.option(day) }),
    fc.record({ kind: fc.constant('undo' as const) }),
  ),
  { maxLength: 25 },
)

const stateOf = ({ nextArReminder, countedNextAr, status }: ReturnState): ReturnState => ({
  nextArReminder,
  countedNextAr,
  status,
})

// Whether the rules allow this change of Next AR. Before a return is counted any change is allowed; afterwards Next AR
// may only go down by hand, by undoing, or by clearing the B1B73 that raised it.
const isAllowed = (step: Step, before: AnnualReturnDates, after: AnnualReturnDates, undone?: ReturnMove): boolean => {
  if (undone && after.nextArReminder !== before.nextArReminder)
    return JSON.stringify([stateOf(before), stateOf(after)]) === JSON.stringify([undone.after, undone.before])
  if (step.kind === 'set' || before.countedNextAr === null) return true

  const isB1B73Cleared = after.B1B73 === null && before.B1B73 === before.nextArReminder
  const floor = isB1B73Cleared ? before.countedNextAr : before.nextArReminder
  return (after.nextArReminder ?? '') >= (floor ?? '') && (after.nextArReminder ?? '') >= before.countedNextAr
}

it('a counted Next AR is lowered only by hand, or by undoing the return or the B1B73 that raised it (AR-7, AR-10)', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let dates = first
      const moves: ReturnMove[] = []

      for (const step of sequence) {
        const before = dates
        if (step.kind === 'edit') dates = save(dates, step.edit)
        if (step.kind === 'set') dates = save(dates, { setNextAr: step.date })
        if (step.kind === 'b1b73') {
          const date = b1b73Choices(dates.nextArReminder)?.[step.months - 1]?.date
          if (date) dates = save(dates, { B1B73: date })
        }
        if (step.kind === 'complete') {
          dates = { ...dates, ...nextArAfterReturn(dates, step.ard) }
          moves.push({ before: stateOf(before), after: stateOf(dates) })
        }
        const last = step.kind === 'undo' ? moves.pop() : undefined
        if (last) dates = { ...dates, ...stateBeforeReturn(last, stateOf(dates)) }

        expect(isAllowed(step, before, dates, last)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
