import { describe, expect, it } from 'vitest'
import { payrollDutyTitle, vatDutyTitle } from '../follow-ups/recurring-duties.ts'
import { openTaxDues, type StoredDue, taxCalendar, type TaxFacts } from './tax-calendar.ts'
import { taxDueSubject } from './tax-due.ts'
import { distributionDue } from './tax-dues.ts'

const today = '2026-11-26'
const company: TaxFacts = {
  companyType: 'LTD',
  creationStatus: null,
  croStatus: null,
  croStatusOn: null,
  relationshipEndedOn: null,
  incorporationDate: null,
  financialYearEnd: null,
  lastAnnexedYearEnd: null,
  taxRegistrations: [],
  storedDues: [],
  duties: [],
}
const vat = { tax: 'VAT', from: '2019-01-01', to: null, every: 2, size: null, enteredOn: today } as const
const payroll = { ...vat, tax: 'PAYE', every: 1 } as const
const paid = (due: Pick<StoredDue, 'kind' | 'from' | 'to' | 'legalDate'>): StoredDue => ({
  ...due,
  amount: 100,
  paidOn: '2026-11-20',
  reference: null,
})
const open = (facts: Partial<TaxFacts>, day = today) =>
  openTaxDues({ ...company, ...facts }, day).map((due) => `${due.legalDate} ${taxDueSubject(due)}`)

const allDays = [
  '2026-11-23',
  '2027-01-23',
  '2027-03-23',
  '2027-05-23',
  '2027-07-23',
  '2027-09-23',
  '2027-11-23',
  '2028-01-23',
]

describe('what is open of taxes (TAX-13)', () => {
  it('is what falls due from a month before the registration was entered to 14 months after the month', () => {
    const days = open({ taxRegistrations: [vat] }).map((line) => line.slice(0, 10))
    expect(days).toEqual(allDays)
    expect(open({ taxRegistrations: [{ ...vat, enteredOn: '2027-06-30' }] })[0]).toMatch('2027-07-23')
  })

  it('is the same on every day of a month', () => {
    const facts = { taxRegistrations: [vat, payroll], financialYearEnd: '2026-06-30' }
    expect(open(facts, '2026-11-01')).toEqual(open(facts, '2026-11-30'))
    expect(open(facts, '2026-12-01')).not.toEqual(open(facts, '2026-11-30'))
  })

  it('has preliminary tax until its period has ended', () => {
    const preliminary = (day: string) =>
      open({ financialYearEnd: '2026-12-31' }, day).filter((line) => line.includes('Prel'))
    expect(preliminary('2026-12-31')[0]).toBe('2026-11-23 Preliminary tax for 01/01/2026 to 31/12/2026')
    expect(preliminary('2027-01-01')[0]).toBe('2027-11-23 Preliminary tax for 01/01/2027 to 31/12/2027')
  })

  it('has the first part of a large company from a month before its registration was entered', () => {
    const large = { ...vat, tax: 'CT', every: null, size: 'large', enteredOn: '2026-06-30' } as const
    const preliminary = (enteredOn: string) =>
      open({ financialYearEnd: '2026-12-31', taxRegistrations: [{ ...large, enteredOn }] })
        .filter((line) => line.includes('Prel'))
        .map((line) => line.slice(0, 10))
    expect(preliminary('2026-07-24').slice(0, 2)).toEqual(['2026-06-23', '2026-11-23'])
    expect(preliminary('2026-07-25').slice(0, 2)).toEqual(['2026-11-23', '2027-06-23'])
  })

  it('has the periods of the recorded year however far ahead, and none of the years before it', () => {
    const lines = open({ incorporationDate: '2028-02-10', financialYearEnd: '2029-06-30' })
    expect(lines.filter((line) => line.includes('CT1'))).toEqual([
      '2029-11-09 CT1 for 10/02/2028 to 09/02/2029',
      '2030-03-23 CT1 for 10/02/2029 to 30/06/2029',
    ])
    expect(open({ financialYearEnd: '2025-12-31' })[0]).toBe('2026-09-23 CT1 for 01/01/2025 to 31/12/2025')
  })

  it('has nothing that is paid, and a distribution until it is', () => {
    const distribution = { ...paid(distributionDue('2026-11-20')), paidOn: null }
    expect(open({ storedDues: [distribution] })).toEqual(['2026-12-14 DWT for 20/11/2026'])
    expect(open({ storedDues: [{ ...distribution, paidOn: '2026-11-25' }] })).toEqual([])

    const november = { kind: 'PAYROLL', from: '2026-11-01', to: '2026-11-30', legalDate: '2026-12-23' } as const
    expect(open({ taxRegistrations: [payroll] })).toContain('2026-12-23 Payroll for 01/11/2026 to 30/11/2026')
    expect(open({ taxRegistrations: [payroll], storedDues: [paid(november)] })).not.toContain(
      '2026-12-23 Payroll for 01/11/2026 to 30/11/2026',
    )
  })

  it('leaves a return to the task that was made of it (FUP-35)', () => {
    const duties = [vatDutyTitle('2026-11-01'), payrollDutyTitle('2026-12-01')]
    const [all, left] = [{}, { duties }].map((facts) => open({ taxRegistrations: [vat, payroll], ...facts }))
    expect(all?.filter((line) => left?.includes(line) === false)).toEqual([
      '2027-01-23 VAT3 for 01/11/2026 to 31/12/2026',
      '2027-01-23 Payroll for 01/12/2026 to 31/12/2026',
    ])
  })

  it.each([
    ['struck off', { creationStatus: 'STRIKE_OFF' }, []],
    ['dissolved on a day that nobody knows', { croStatus: 'dissolved' }, []],
    ['dissolved', { croStatus: 'dissolved', croStatusOn: '2027-02-01' }, []],
    ['restored', { creationStatus: 'STRIKE_OFF', croStatus: 'restored' }, allDays],
    ['no client any more', { relationshipEndedOn: '2027-02-01' }, ['2026-11-23', '2027-01-23']],
    ['in liquidation', { croStatus: 'liquidation', croStatusOn: '2026-02-01' }, allDays],
  ] as const)('of a company that is %s is what falls due before it ends', (_, facts, days) => {
    const found = open({ taxRegistrations: [vat], ...facts }).map((line) => line.slice(0, 10))
    expect(found).toEqual(days)
  })
})

it('the calendar of a dissolved company ends with it (TAX-12)', () => {
  const window = { from: '2026-01-01', to: '2026-12-31' }
  const dissolved = { ...company, croStatus: 'dissolved', croStatusOn: '2026-06-01', taxRegistrations: [vat] } as const
  const rows = taxCalendar(dissolved, window)
  expect(rows.map(({ legalDate }) => legalDate)).toEqual(['2026-01-23', '2026-03-23', '2026-05-23'])
  expect(openTaxDues(dissolved, today)).toEqual([])
})

it('the calendar keeps what was paid of a period that is computed no more (TAX-12)', () => {
  const gone = paid({ kind: 'VAT3', from: '2026-01-01', to: '2026-02-28', legalDate: '2026-03-23' })
  const noted = { ...gone, kind: 'RCT', paidOn: null } as const
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const rows = taxCalendar({ ...company, storedDues: [gone, noted] }, year)
  expect(rows).toEqual([gone])
})
