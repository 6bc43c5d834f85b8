import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { auditExemption } from '../../filings/audit-exemption.ts'
import { countedDelivery } from '../../filings/filing-state.ts'
import { latenessToday } from '../../filings/late-returns.ts'
import { returnDays } from '../../filings/return-days.ts'
import { croStatuses } from '../cro-status.ts'
import { dayOf, type DueByLaw, dueByLaw, monthsAfter, type NotedCompany, textOf } from './returns-by-law.factory.ts'
import { isUnconfirmedArd, type RunningFacts, runningArd } from './running-ard.ts'

const COMPANIES = inject('isLong') ? 10_000 : 100

const orNull = (day: number | null) => (day === null ? null : textOf(day))

// The company as the product has it.
const recordOf = (company: NotedCompany) => {
  const { incorporated, countedArd, isFirstDone, moved } = company
  const first = monthsAfter(incorporated, 6)
  const old = countedArd ?? (isFirstDone ? monthsAfter(first, 12) : first)
  const nextAr = textOf(moved ? monthsAfter(old, moved.months) : old)
  const facts: RunningFacts = {
    firstAr: textOf(first),
    status: isFirstDone,
    nextArReminder: nextAr,
    countedNextAr: orNull(countedArd),
    B1B73: moved ? nextAr : null,
    B1B73FiledOn: moved ? orNull(moved.deliveredOn) : null,
    earlierB1B73s: company.earlierMove === null ? [] : [textOf(company.earlierMove)],
    creationStatus: company.isMarkedStruckOff ? 'STRIKE_OFF' : 'COMPLETED',
    croStatus: company.register,
    croStatusOn: orNull(company.registerSince),
    companyType: company.isBranch ? 'BRANCH' : 'LTD',
    hasAppliedForStrikeOff: company.hasSentH15,
  }
  const statements = {
    incorporationDate: textOf(incorporated),
    firstAr: textOf(first),
    financialYearEnd: orNull(company.yearEnd),
    lastAnnexedYearEnd: orNull(company.lastAnnexed),
  }
  return { facts, statements }
}

const dueByProduct = (company: NotedCompany): DueByLaw => {
  const today = textOf(company.today)
  const { facts, statements } = recordOf(company)
  const ard = runningArd(facts, today)
  if (ard === null) return null

  const { order } = company
  const extension = order && {
    court: 'district' as const,
    hearingOn: null,
    orderedOn: textOf(order.orderedOn),
    extendedTo: textOf(order.extendedTo),
    deliverBy: null,
    deliveredOn: orNull(order.deliveredOn),
  }
  const { madeUpTo, yearEnd } = returnDays({ ard }, statements)
  return { madeUpTo, ...latenessToday({ madeUpTo, yearEnd, extension }, today) }
}

const day = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) })
// Half of the year ends are ends of months, where the law counts differently.
const yearEnd = day('2024-01-01', '2028-12-31').chain((any) =>
  fc.boolean().map((isMonthEnd) => (isMonthEnd ? dayOf(`${textOf(any).slice(0, 8)}01`) - 1 : any)),
)
const mostly = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
const seldom = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, value)

// Most of what goes wrong goes wrong within a few days of a limit.
const near = (days: number) => fc.integer({ min: days - 4, max: days + 4 })

const company: fc.Arbitrary<NotedCompany> = fc
  .record({
    noted: fc.record({
      today: day('2025-06-01', '2029-12-31'),
      incorporated: day('2010-01-01', '2027-12-31'),
      yearEnd: mostly(yearEnd),
      lastAnnexed: mostly(yearEnd),
      countedArd: mostly(day('2025-01-01', '2029-06-30')),
      isFirstDone: fc.boolean(),
      earlierMove: seldom(day('2018-01-01', '2029-12-31')),
      isBranch: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      isMarkedStruckOff: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      register: fc.option(fc.constantFrom(...croStatuses), { nil: null, freq: 1 }),
      registerSince: mostly(day('2025-01-01', '2029-12-31')),
      hasSentH15: fc.boolean(),
    }),
    moved: seldom(fc.record({ months: fc.integer({ min: 1, max: 7 }), deliveredOn: mostly(near(58)) })),
    order: seldom(fc.record({ extendedTo: near(90), orderedOn: near(40), deliveredOn: mostly(near(28)) })),
    // days from the annual return date; null leaves the random day
    limits: fc.record({ today: seldom(near(60)), registerSince: seldom(near(0)), earlierMove: seldom(near(0)) }),
  })
  .map(({ noted, moved, order, limits }) => {
    const first = monthsAfter(noted.incorporated, 6)
    // Nobody counts a date of before the company was there.
    const countedArd = noted.countedArd !== null && noted.countedArd > first ? noted.countedArd : null
    const ard = countedArd ?? (noted.isFirstDone ? monthsAfter(first, 12) : first)
    const orderedOn = order ? ard + order.orderedOn : 0
    return {
      ...noted,
      countedArd,
      today: limits.today === null ? noted.today : ard + limits.today,
      registerSince: limits.registerSince === null ? noted.registerSince : ard + limits.registerSince,
      earlierMove: limits.earlierMove === null ? noted.earlierMove : monthsAfter(ard, -54) + limits.earlierMove,
      moved: moved && { ...moved, deliveredOn: moved.deliveredOn === null ? null : ard + moved.deliveredOn },
      order: order && {
        extendedTo: ard + order.extendedTo,
        orderedOn,
        deliveredOn: order.deliveredOn === null ? null : orderedOn + order.deliveredOn,
      },
    }
  })

it(`the return that is due agrees with the law of ${COMPANIES} random companies, written apart from the rules (AR-8, AR-15, AR-18, AR-19, AR-21, AR-22)`, () => {
  fc.assert(
    fc.property(company, (noted) => {
      expect(dueByProduct(noted)).toEqual(dueByLaw(noted))
    }),
    { numRuns: COMPANIES },
  )
})

const plain: NotedCompany = {
  today: dayOf('2026-11-26'),
  incorporated: dayOf('2015-03-02'),
  yearEnd: null,
  lastAnnexed: null,
  countedArd: null,
  isFirstDone: true,
  moved: null,
  earlierMove: null,
  isBranch: false,
  isMarkedStruckOff: false,
  register: null,
  registerSince: null,
  hasSentH15: false,
  order: null,
}
type Noted = Partial<{ [Field in keyof NotedCompany]: NotedCompany[Field] }>

describe('the companies of a company secretary (AR-8, AR-18, AR-19, AR-21, AR-22)', () => {
  const d = dayOf
  const second = { isFirstDone: true, countedArd: null }

  it.each<[string, Noted, DueByLaw]>([
    [
      'old statements',
      { countedArd: d('2026-11-15'), lastAnnexed: d('2024-12-31') },
      { madeUpTo: '2026-11-15', lastDay: '2026-11-25', daysLate: 1, fee: 100 },
    ],
    [
      'the end of February',
      { countedArd: d('2026-12-15'), lastAnnexed: d('2025-02-28') },
      { madeUpTo: '2026-12-15', lastDay: '2027-01-25', daysLate: 0, fee: 0 },
    ],
    [
      'Good Friday, which moves nothing',
      { countedArd: d('2027-01-29'), today: d('2027-03-27') },
      { madeUpTo: '2027-01-29', lastDay: '2027-03-26', daysLate: 1, fee: 100 },
    ],
    [
      'a Saturday, which moves to Monday',
      { countedArd: d('2027-02-13'), today: d('2027-04-12') },
      { madeUpTo: '2027-02-13', lastDay: '2027-04-12', daysLate: 0, fee: 0 },
    ],
    [
      'Christmas Day, Saint Stephen’s Day and a Sunday',
      { countedArd: d('2026-10-30') },
      { madeUpTo: '2026-10-30', lastDay: '2026-12-28', daysLate: 0, fee: 0 },
    ],
    [
      'a court',
      {
        countedArd: d('2026-08-01'),
        order: { extendedTo: d('2026-12-15'), orderedOn: d('2026-10-01'), deliveredOn: d('2026-10-29') },
      },
      { madeUpTo: '2026-08-01', lastDay: '2026-12-15', daysLate: 0, fee: 0 },
    ],
    [
      'a court whose order came a day too late',
      {
        countedArd: d('2026-08-01'),
        order: { extendedTo: d('2026-12-15'), orderedOn: d('2026-10-01'), deliveredOn: d('2026-10-30') },
      },
      { madeUpTo: '2026-08-01', lastDay: '2026-09-28', daysLate: 59, fee: 274 },
    ],
    [
      'a B1B73 a day too late',
      { countedArd: d('2026-08-15'), moved: { months: 6, deliveredOn: d('2026-10-13') } },
      { madeUpTo: '2026-08-15', lastDay: '2026-10-12', daysLate: 45, fee: 232 },
    ],
    [
      'a B1B73 on its last day',
      { countedArd: d('2026-08-15'), moved: { months: 6, deliveredOn: d('2026-10-12') } },
      { madeUpTo: '2027-02-15', lastDay: '2027-04-12', daysLate: 0, fee: 0 },
    ],
    ['a branch', { isBranch: true }, null],
    ['a liquidation', { countedArd: d('2026-11-15'), register: 'liquidation', registerSince: d('2026-11-15') }, null],
    [
      'a liquidation that begins later',
      { countedArd: d('2026-11-15'), register: 'liquidation', registerSince: d('2026-11-16') },
      { madeUpTo: '2026-11-15', lastDay: '2027-01-11', daysLate: 0, fee: 0 },
    ],
    [
      'the day after the notice of a voluntary strike-off',
      { countedArd: d('2026-11-15'), register: 'strikeOffListed', registerSince: d('2026-11-14'), hasSentH15: true },
      null,
    ],
    [
      'the day of that notice',
      { countedArd: d('2026-11-15'), register: 'strikeOffListed', registerSince: d('2026-11-15'), hasSentH15: true },
      { madeUpTo: '2026-11-15', lastDay: '2027-01-11', daysLate: 0, fee: 0 },
    ],
    [
      'a first year of 18 months',
      { ...second, incorporated: d('2025-01-10'), yearEnd: d('2026-06-30') },
      { madeUpTo: '2026-07-10', lastDay: '2026-09-04', daysLate: 83, fee: 346 },
    ],
    [
      'a first return, which has no statements',
      { isFirstDone: false, incorporated: d('2026-08-31'), yearEnd: d('2026-12-31') },
      { madeUpTo: '2027-02-28', lastDay: '2027-04-26', daysLate: 0, fee: 0 },
    ],
  ])('%s', (_, noted, expected) => {
    const one = { ...plain, ...noted }
    expect(dueByLaw(one)).toEqual(expected)
    expect(dueByProduct(one)).toEqual(expected)
  })
})

describe('the other companies of a company secretary', () => {
  const late = (madeUpTo: string, filedOn: string) => ({
    madeUpTo,
    filedOn,
    yearEnd: null,
    extension: null,
    isFirst: false,
  })
  const exemption = (returns: ReturnType<typeof late>[], isInGroup = false) =>
    auditExemption(returns, '2026-11-26', { financialYearEnd: '2026-12-31', isInGroup })

  it('sent back: the first day counts when it came again within 14 days (FIL-5)', () => {
    const sent = { kind: 'B1', sentOn: '2026-11-10', sentBackOn: '2026-11-12', registeredOn: null } as const
    const on = (resentOn: string | null, today: string) => countedDelivery({ ...sent, resentOn }, today)
    expect(on('2026-11-26', '2026-12-24')).toBe('2026-11-10')
    expect(on('2026-11-27', '2026-12-24')).toBe('2026-11-27')
    expect([on(null, '2026-11-26'), on(null, '2026-11-27')]).toEqual(['2026-11-10', null])
    expect(countedDelivery({ ...sent, resentOn: null, registeredOn: '2026-12-01' }, '2026-12-24')).toBe('2026-11-10')
  })

  it('audit exemption: lost by one return under the old section, by the second in five years under the new one (AR-16)', () => {
    expect(exemption([late('2025-04-01', '2025-06-01')])).toMatchObject({
      state: 'lost',
      yearEnds: ['2026-12-31', '2027-12-31'],
    })
    expect(exemption([late('2025-08-01', '2025-10-01')]).state).toBe('atRisk')
    expect(exemption([late('2025-08-01', '2025-10-01'), late('2026-08-01', '2026-10-01')])).toMatchObject({
      state: 'lost',
      yearEnds: ['2027-12-31', '2028-12-31'],
    })
  })

  it('group: lost by the first late return (AR-16)', () => {
    expect(exemption([late('2025-08-01', '2025-10-01')], true).state).toBe('lost')
  })

  it('taken over: the computed ARD is not confirmed, until it is set as on the CRO (AR-23)', () => {
    const taken = { countedNextAr: null, enteredOn: '2026-11-26' }
    expect(isUnconfirmedArd('2016-09-02', taken)).toBe(true)
    expect(isUnconfirmedArd('2016-09-02', { ...taken, countedNextAr: '2016-09-02' })).toBe(false)
    expect(isUnconfirmedArd('2025-09-02', taken)).toBe(false)
  })

  it('made up early: the last day counts from that day (AR-18)', () => {
    const { statements } = recordOf({ ...plain, countedArd: dayOf('2026-12-15') })
    expect(returnDays({ ard: '2026-12-15', madeUpTo: '2026-11-02' }, statements).lastDay).toBe('2026-12-28')
  })
})
