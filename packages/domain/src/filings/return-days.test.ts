import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastDayToFileReturn, returnDays } from './return-days.ts'
import { lastMadeUpDay, statementsToAnnex } from './statements.ts'

const unknown = { incorporationDate: null, firstAr: null, financialYearEnd: null, lastAnnexedYearEnd: null }

it.each([
  ['2026-02-28', '2026-11-30', 'a month’s end'],
  ['2026-06-30', '2027-03-31', 'a month’s end'],
  ['2026-05-31', '2027-02-28', 'a month’s end before a short month'],
  ['2023-05-31', '2024-02-29', 'a month’s end before February of a leap year'],
  ['2024-02-29', '2024-11-30', 'a leap day'],
  ['2024-02-28', '2024-11-28', 'the day before a leap day'],
  ['2026-03-05', '2026-12-05', 'within a month'],
])('statements of %s annex to a return made up to %s at the latest: %s (AR-18)', (yearEnd, day) => {
  expect(lastMadeUpDay(yearEnd)).toBe(day)
})

type Case = [day: string, other: string | null, found: string, why: string]

describe('the last day to file (AR-8, AR-18)', () => {
  it.each<Case>([
    ['2022-09-30', null, '2022-11-25', 'day 56 is a Friday'],
    ['2027-02-13', null, '2027-04-12', 'day 56 is a Saturday'],
    ['2027-02-01', null, '2027-03-30', 'day 56 is Easter Monday'],
    ['2027-01-29', null, '2027-03-26', 'day 56 is Good Friday, which is no public holiday'],
    ['2026-10-30', null, '2026-12-28', 'day 56 is Christmas Day'],
    ['2026-11-15', '2025-12-31', '2026-11-25', 'the statements are nine months old on 30/09'],
    ['2026-12-15', '2026-02-28', '2027-01-25', 'the statements are nine months old on 30/11'],
    ['2026-09-30', '2025-12-31', '2026-11-25', 'the statements are nine months old on the ARD'],
    ['2026-09-15', '2025-12-31', '2026-11-10', 'the ARD is before the statements are nine months old'],
  ])('made up to %s with statements of %s is %s, because %s', (madeUpTo, yearEnd, day) => {
    expect(lastDayToFileReturn({ madeUpTo, yearEnd })).toBe(day)
  })

  it('agrees with a count by the clock of UTC, whatever the year end', () => {
    const day = fc.date({ min: new Date('2015-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    const iso = (date: Date) => date.toISOString().slice(0, 10)
    const nineMonthsAfter = (date: Date) => {
      const next = new Date(date.getTime() + 86_400_000)
      if (next.getUTCDate() === 1) return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 10, 0))
      const lastOfNinth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 10, 0))
      const same = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 9, date.getUTCDate()))
      return same < lastOfNinth ? same : lastOfNinth
    }

    fc.assert(
      fc.property(day, day, (ard, yearEnd) => {
        const from = Math.min(ard.getTime(), nineMonthsAfter(yearEnd).getTime())
        const day56 = iso(new Date(from + 56 * 86_400_000))
        const found = lastDayToFileReturn({ madeUpTo: iso(ard), yearEnd: iso(yearEnd) })
        expect(found >= day56).toBe(true)
        expect(found <= iso(new Date(from + 61 * 86_400_000))).toBe(true)
      }),
    )
  })
})

describe('the statements that a return annexes (AR-18)', () => {
  const annexed = (lastAnnexedYearEnd: string, financialYearEnd: string | null = null) =>
    statementsToAnnex('2026-11-15', { ...unknown, lastAnnexedYearEnd, financialYearEnd })

  it.each<Case>([
    ['2024-12-31', null, '2025-12-31', 'a year later'],
    ['2024-02-29', null, '2025-02-28', 'a year after a leap day'],
    ['2023-02-28', null, '2024-02-29', 'the end of February of a leap year'],
    ['2024-12-31', '2025-12-31', '2025-12-31', 'the recorded year end'],
    ['2024-12-31', '2026-12-31', '2025-12-31', 'the year before the recorded one'],
    ['2024-12-31', '2023-12-31', '2025-12-31', 'the recorded one is old'],
    ['2024-12-31', '2025-06-30', '2025-06-30', 'a short year'],
    ['2024-12-31', '2026-06-30', '2026-06-30', 'a year of 18 months'],
    ['2024-12-31', '2026-07-31', '2025-07-31', 'no year has 19 months'],
  ])('after %s, with %s recorded, are those of %s: %s', (last, recorded, yearEnd) => {
    expect(annexed(last, recorded)).toBe(yearEnd)
  })

  it('are none for the first return', () => {
    const facts = { ...unknown, incorporationDate: '2026-01-10', firstAr: '2026-07-10', financialYearEnd: '2026-12-31' }
    expect(statementsToAnnex('2026-07-10', facts)).toBeNull()
    expect(returnDays({ ard: '2026-07-10' }, facts)).toMatchObject({
      lastDay: '2026-09-04',
      isCertain: true,
      makeUpTo: null,
    })
  })

  it('are those of the first year for the second return, also when it has 18 months', () => {
    const facts = { ...unknown, incorporationDate: '2025-01-10', firstAr: '2025-07-10', financialYearEnd: '2026-06-30' }
    expect(returnDays({ ard: '2026-07-10' }, facts)).toEqual({
      madeUpTo: '2026-07-10',
      yearEnd: '2026-06-30',
      lastDay: '2026-09-04',
      makeUpTo: null,
      isCertain: true,
    })
  })

  it('of a short first year bring the last day of the second return forward', () => {
    const facts = { ...unknown, incorporationDate: '2026-08-31', firstAr: '2027-02-28', financialYearEnd: '2026-12-31' }
    expect(returnDays({ ard: '2028-02-28' }, facts)).toMatchObject({ lastDay: '2027-11-25', makeUpTo: '2027-09-30' })
  })

  it('are not known of a company that was taken over', () => {
    const facts = { ...unknown, incorporationDate: '2015-03-02', firstAr: '2015-09-02', financialYearEnd: '2025-12-31' }
    expect(returnDays({ ard: '2026-09-02' }, facts)).toMatchObject({
      yearEnd: null,
      lastDay: '2026-10-28',
      isCertain: false,
    })
  })
})
