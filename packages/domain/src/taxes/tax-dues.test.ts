import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { companyTypes } from '../organizations/company-type.ts'
import { lastDayOfMonths } from './accounting-periods.ts'
import { type CountedCompany, countTaxDays } from './counted-tax-days.factory.ts'
import { taxDueKindTable } from './tax-due.ts'
import { distributionDue, type TaxedCompany, taxDues } from './tax-dues.ts'
import type { RegisteredTax } from './tax-registration.ts'

const nothing: TaxedCompany = {
  companyType: 'LTD',
  incorporationDate: null,
  financialYearEnd: null,
  lastAnnexedYearEnd: null,
}
const registered = (fields: Partial<RegisteredTax> & Pick<RegisteredTax, 'tax'>): RegisteredTax => ({
  from: '2026-01-01',
  to: null,
  every: null,
  size: null,
  ...fields,
})
const always = { from: '2020-01-01', to: '2035-12-31' }

type Found = [subject: string, from: string, to: string, legalDate: string]
const found = (company: Partial<TaxedCompany>, registrations: RegisteredTax[], window = always): Found[] =>
  taxDues({ ...nothing, ...company }, registrations, window).map(({ kind, from, to, legalDate }) => [
    taxDueKindTable[kind].subject,
    from,
    to,
    legalDate,
  ])
const daysOf = (subject: string, dues: Found[]) => dues.filter(([name]) => name === subject).map(([, , , day]) => day)

describe('corporation tax follows from the year end without asking (TAX-9)', () => {
  it.each([
    ['2025-12-31', '2026-09-23', 'the 23rd is earlier'],
    ['2026-03-05', '2026-12-05', 'nine months end before the 23rd'],
    ['2026-02-28', '2026-11-23', 'the 23rd is earlier'],
  ])('the return for the year ended %s is due on %s: %s', (financialYearEnd, day) => {
    expect(daysOf('CT1', found({ financialYearEnd }, []))[0]).toBe(day)
  })

  it('a first year of sixteen months gives two periods, the first of twelve months', () => {
    const dues = found({ incorporationDate: '2026-08-31', financialYearEnd: '2027-12-31' }, [])
    expect(dues.filter(([subject]) => subject === 'CT1').slice(0, 3)).toEqual([
      ['CT1', '2026-08-31', '2027-08-30', '2028-05-23'],
      ['CT1', '2027-08-31', '2027-12-31', '2028-09-23'],
      ['CT1', '2028-01-01', '2028-12-31', '2029-09-23'],
    ])
  })

  it('the first period begins with the charge, and the last one ends with it', () => {
    const dues = found({ incorporationDate: '2024-05-10', financialYearEnd: '2026-12-31' }, [
      registered({ tax: 'CT', from: '2026-04-01', to: '2027-06-30', size: 'small' }),
    ])
    expect(dues.filter(([subject]) => subject === 'CT1')).toEqual([
      ['CT1', '2026-04-01', '2026-12-31', '2027-09-23'],
      ['CT1', '2027-01-01', '2027-06-30', '2028-03-23'],
    ])
  })

  it('a year that was lengthened begins after the statements annexed last', () => {
    const dues = found({ lastAnnexedYearEnd: '2024-12-31', financialYearEnd: '2026-03-31' }, [])
    expect(dues.filter(([subject]) => subject === 'CT1').slice(0, 2)).toEqual([
      ['CT1', '2025-01-01', '2025-12-31', '2026-09-23'],
      ['CT1', '2026-01-01', '2026-03-31', '2026-12-23'],
    ])
  })

  it('a branch owes it only where it is registered', () => {
    const branch = { companyType: 'BRANCH', financialYearEnd: '2026-12-31' } as const
    expect(found(branch, [])).toEqual([])
    expect(found(branch, [registered({ tax: 'CT', from: '2020-01-01' })])).not.toEqual([])
  })
})

describe('preliminary tax (TAX-10)', () => {
  const preliminary = (from: string, to: string, size: 'small' | 'large', isFirst = false) =>
    daysOf(
      'Preliminary tax',
      found(
        { incorporationDate: isFirst ? from : null, lastAnnexedYearEnd: null, financialYearEnd: to },
        [registered({ tax: 'CT', from: isFirst ? from : '2000-01-01', size })],
        { from: '2020-01-01', to },
      ),
    )

  it.each([
    ['2026-01-01', '2026-12-31', '2026-11-23'],
    ['2026-03-01', '2027-02-28', '2027-01-23'],
    ['2026-03-06', '2027-03-05', '2027-02-02'],
  ])('of a small company for %s to %s is paid by %s', (from, to, day) => {
    expect(preliminary(from, to, 'small')).toEqual([day])
  })

  it.each([
    ['2026-01-01', '2026-12-31', ['2026-06-23', '2026-11-23']],
    ['2026-03-06', '2027-03-05', ['2026-09-05', '2027-02-02']],
  ])('of a large company for %s to %s is paid twice', (from, to, days) => {
    expect(preliminary(from, to, 'large')).toEqual(days)
  })

  it('is not paid of the first period of a small company', () => {
    expect(preliminary('2026-05-01', '2026-12-31', 'small', true)).toEqual([])
  })

  it('is paid once where the last day is not after the first', () => {
    expect(preliminary('2026-06-01', '2026-12-31', 'large', true)).toEqual(['2026-11-23'])
    expect(preliminary('2026-05-01', '2026-12-31', 'large', true)).toEqual(['2026-10-23', '2026-11-23'])
  })

  it('of a period of at most a month is paid by its last day, or the 23rd of that month', () => {
    const short = (to: string) =>
      found({ incorporationDate: '2026-03-10', financialYearEnd: to }, [], { from: '2027-01-01', to })
    expect(daysOf('Preliminary tax', short('2027-03-31'))).toEqual(['2027-03-23'])
    expect(daysOf('Preliminary tax', short('2027-04-09'))).toEqual(['2027-04-09'])
    expect(daysOf('Preliminary tax', short('2027-04-10'))).toEqual(['2027-03-10'])
  })
})

describe('returns with periods of months (TAX-8)', () => {
  const year = { from: '2026-01-01', to: '2027-01-31' }
  it.each([
    [1, ['2026-02-23', '2026-03-23']],
    [2, ['2026-03-23', '2026-05-23']],
    [4, ['2026-05-23', '2026-09-23']],
    [6, ['2026-07-23', '2027-01-23']],
    [12, ['2027-01-23']],
  ])('VAT of %i months from January is returned by the 23rd of the month after', (every, first) => {
    const days = daysOf('VAT3', found({}, [registered({ tax: 'VAT', every })], year))
    expect(days.slice(0, 2)).toEqual(first)
    expect(days).toHaveLength(12 / every)
  })

  it('begin with the period of the first day and end with that of the last', () => {
    const dues = found({}, [registered({ tax: 'VAT', every: 2, from: '2026-02-20', to: '2026-07-01' })])
    expect(dues).toEqual([
      ['VAT3', '2026-01-01', '2026-02-28', '2026-03-23'],
      ['VAT3', '2026-03-01', '2026-04-30', '2026-05-23'],
      ['VAT3', '2026-05-01', '2026-06-30', '2026-07-23'],
      ['VAT3', '2026-07-01', '2026-08-31', '2026-09-23'],
    ])
  })

  it('the trading details are returned by the 23rd of the month after each accounting year', () => {
    const dues = found({ financialYearEnd: '2026-05-31' }, [registered({ tax: 'VAT', every: 2 })], year)
    expect(daysOf('RTD', dues)).toEqual(['2026-06-23'])
  })

  it.each([
    ['PAYE', 'Payroll', 1, '2026-02-23'],
    ['PAYE', 'Payroll', 3, '2026-04-23'],
    ['PAYE', 'Payroll', 12, '2027-01-23'],
    ['RCT', 'RCT', 1, '2026-02-23'],
    ['VIES', 'VIES', 3, '2026-04-23'],
  ] as const)('%s: %s every %i months is first due on %s', (tax, subject, every, day) => {
    expect(daysOf(subject, found({}, [registered({ tax, every })], year))[0]).toBe(day)
  })

  it('a day on a weekend does not move', () => {
    // 23/05/2026 is a Saturday.
    expect(daysOf('VAT3', found({}, [registered({ tax: 'VAT', every: 2 })], year))).toContain('2026-05-23')
  })
})

it.each([
  ['2026-11-26', '2026-12-14'],
  ['2026-12-01', '2027-01-14'],
])('tax on a distribution of %s is returned by %s (TAX-11)', (on, day) => {
  expect(distributionDue(on).legalDate).toBe(day)
})

it.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-06', 6, '2026-09-05'],
  ['2026-12-31', 1, '2027-01-30'],
])('from %s, %i months end on %s', (from, months, last) => {
  expect(lastDayOfMonths(from, months)).toBe(last)
})

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting vitest's own interface
  export interface ProvidedContext {
    isLong: boolean
  }
}

const COMPANIES = inject('isLong') ? 10_000 : 100

it(`the tax days of ${COMPANIES} random companies are those that a count of days finds (TAX-8)`, () => {
  const day = fc
    .date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const monthEnd = day.map((text) =>
    new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).toISOString().slice(0, 10),
  )
  const anyDay = fc.oneof(day, monthEnd)
  const optional = fc.option(anyDay)
  const span = fc.tuple(anyDay, optional).map(([from, to]) => ({ from, to: to !== null && to < from ? from : to }))
  const periodic = (tax: 'VAT' | 'PAYE' | 'RCT' | 'VIES', counts: number[]) =>
    fc.option(fc.tuple(span, fc.constantFrom(...counts)).map(([days, every]) => ({ tax, size: null, every, ...days })))
  const company = fc.record({
    companyType: fc.constantFrom(...companyTypes),
    incorporationDate: optional,
    financialYearEnd: fc.option(fc.oneof(anyDay, fc.constant('2024-02-29'))),
    lastAnnexedYearEnd: optional,
  })
  const charge = fc.option(fc.tuple(span, fc.boolean()))
  const others = fc.tuple(
    periodic('VAT', [1, 2, 4, 6, 12]),
    periodic('PAYE', [1, 3, 12]),
    periodic('RCT', [1, 3]),
    periodic('VIES', [1, 3]),
  )
  const subjects = { VAT: 'VAT3', PAYE: 'Payroll', RCT: 'RCT', VIES: 'VIES' } as const

  fc.assert(
    fc.property(company, charge, others, day, (one, charged, returned, from) => {
      const window = { from, to: `${Number(from.slice(0, 4)) + 3}${from.slice(4, 8)}15` }
      const rows = returned.filter((row) => row !== null)
      const registrations: RegisteredTax[] = [
        ...(charged
          ? [
              {
                tax: 'CT' as const,
                every: null,
                size: charged[1] ? ('large' as const) : ('small' as const),
                ...charged[0],
              },
            ]
          : []),
        ...rows,
      ]
      const counted: CountedCompany = {
        incorporated: one.incorporationDate,
        yearEnd: one.financialYearEnd,
        lastAnnexed: one.lastAnnexedYearEnd,
        isBranch: one.companyType === 'BRANCH',
        charge: charged && { ...charged[0], isLarge: charged[1] },
        periodic: rows.map(({ tax, ...row }) => ({ ...row, subject: subjects[tax] })),
      }

      const days = found(one, registrations, window).map(
        ([subject, first, last, due]) => `${due} ${subject} ${first} ${last}`,
      )
      expect(days.toSorted()).toEqual(countTaxDays(counted, window.from, window.to))
    }),
    { numRuns: COMPANIES },
  )
})
