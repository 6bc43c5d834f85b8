import { describe, expect, it } from 'vitest'
import { deadlineState } from './deadline.ts'
import { annualReturnDeadline, corporationTaxDeadline, ownersFilingDeadline } from './filing-deadlines.ts'
import { orderBalanceDeadline, serviceDeadlines, subscriptionDeadline } from './payment-deadlines.ts'
import { changeReviewDeadline, companyReviewDeadline, personReviewDeadline } from './review-deadlines.ts'
import { followUpDeadline, taskDeadline } from './work-deadlines.ts'

// DUE-1, DUE-2, DUE-4, DUE-5
it.each([
  [-1, 'overdue'],
  [0, 'today'],
  [1, 'week'],
  [7, 'week'],
  [8, 'month'],
  [30, 'month'],
  [31, 'quarter'],
  [90, 'quarter'],
  [91, 'later'],
] as const)('a deadline %i days away is %s', (days, state) => {
  expect(deadlineState(days)).toBe(state)
})

it('a deadline whose day nobody has confirmed is not overdue, however long it is past (AR-23)', () => {
  expect(deadlineState(-2000, true)).toBe('unconfirmed')
})

const day = { today: '2027-01-10', closingDays: [] }
const due = (nextArReminder: string, yearEnd: string | null = null) => ({
  nextArReminder,
  runningReturn: { madeUpTo: nextArReminder, yearEnd, extension: null },
})
const notDue = { nextArReminder: null, runningReturn: null }

describe('the annual return', () => {
  it('is due earlier when its statements would be too old on the ARD (AR-18)', () => {
    expect(annualReturnDeadline(due('2026-11-15', '2025-12-31'), day)).toMatchObject([{ legalDate: '2026-11-25' }])
  })

  it('is not due once it is filed, though Next AR still names it', () => {
    expect(annualReturnDeadline({ nextArReminder: '2026-11-15', runningReturn: null }, day)).toEqual([])
  })

  it.each([
    ['2022-09-30', '2022-11-25', '56 days later'],
    ['2027-02-13', '2027-04-12', 'on Monday when day 56 is a Saturday'],
    ['2027-02-01', '2027-03-30', 'on Tuesday when day 56 is Easter Monday'],
  ])('made up to %s is due %s: %s', (nextArReminder, legalDate) => {
    expect(annualReturnDeadline(due(nextArReminder), day)).toMatchObject([
      { houseDate: null, legalDate, date: legalDate },
    ])
  })

  it('counts by its legal day, and not by the earlier target of its follow-up', () => {
    expect(annualReturnDeadline(due('2027-02-13'), day, '2027-04-10')).toMatchObject([
      { houseDate: '2027-04-10', legalDate: '2027-04-12', date: '2027-04-12' },
    ])
  })

  it('says that its day is not confirmed when it was only computed (AR-23)', () => {
    const { nextArReminder, runningReturn } = due('2022-09-30')
    const [row] = annualReturnDeadline(
      { nextArReminder, runningReturn: { ...runningReturn, isUnconfirmed: true } },
      day,
    )
    expect([row?.isUnconfirmed, row?.subject]).toEqual([
      true,
      'Annual return made up to 30/09/2022, not confirmed with the CRO',
    ])
  })

  it('is not due while there is no Next AR', () => {
    expect(annualReturnDeadline({ nextArReminder: null, runningReturn: null }, day)).toEqual([])
  })
})

describe('corporation tax', () => {
  it('is due on the earlier of the reminder and the legal tax day, which does not move for a weekend', () => {
    const company = { financialYearEnd: '2025-12-31', corporationTaxPaidReminder: '2026-09-30' }
    expect(corporationTaxDeadline(company)).toMatchObject([
      { houseDate: '2026-09-30', legalDate: '2026-09-23', date: '2026-09-23' },
    ])
    // 23/05/2026 is a Saturday.
    expect(
      corporationTaxDeadline({ financialYearEnd: '2025-08-31', corporationTaxPaidReminder: null })[0]?.legalDate,
    ).toBe('2026-05-23')
  })

  it('is not due without a year end and a reminder', () => {
    expect(corporationTaxDeadline({ financialYearEnd: null, corporationTaxPaidReminder: null })).toEqual([])
  })
})

describe('the beneficial owners', () => {
  it('are filed within five months of incorporation, also on a weekend', () => {
    // Five months after 31/10/2026 is 31/03/2027; after 10/11/2026 it is Saturday 10/04/2027.
    expect(ownersFilingDeadline({ incorporationDate: '2026-10-31', rbo: false })[0]?.date).toBe('2027-03-31')
    expect(ownersFilingDeadline({ incorporationDate: '2026-11-10', rbo: false })[0]?.date).toBe('2027-04-10')
  })

  it('are not due once RBO is ticked, or before incorporation', () => {
    expect(ownersFilingDeadline({ incorporationDate: '2026-10-31', rbo: true })).toEqual([])
    expect(ownersFilingDeadline({ incorporationDate: null, rbo: false })).toEqual([])
  })
})

describe('payments', () => {
  const services = {
    hasDomiciliation: true,
    domiciliationPaidReminder: '2026-12-01',
    hasSecretaryCompany: false,
    secretaryCompanyPaidReminder: '2026-12-02',
    hasAnonymousShareholder: true,
    anonymousShareholderPaidReminder: null,
  }

  it('only active services with a reminder are due', () => {
    expect(serviceDeadlines(services).map(({ kind, date }) => [kind, date])).toEqual([['DOMICILIATION', '2026-12-01']])
  })

  it('a subscription is due on its next expected payment', () => {
    expect(subscriptionDeadline({ name: 'Accounting', nextDueDate: '2026-12-01' })).toMatchObject([
      { subject: 'Accounting payment', houseDate: '2026-12-01', legalDate: null },
    ])
    expect(subscriptionDeadline({ name: 'Accounting', nextDueDate: null })).toEqual([])
  })

  it.each([
    [{}, 1],
    [{ balanceCents: 0 }, 0],
    [{ balancePaid: true }, 0],
    [{ paidTotaly: true }, 0],
    [{ dateOfBalance: null }, 0],
  ])('an order with %o has %i balances due', (changes, count) => {
    const order = {
      product: 'Full pack',
      balanceCents: 5000,
      dateOfBalance: '2026-12-01',
      balancePaid: false,
      paidTotaly: false,
    }
    expect(orderBalanceDeadline({ ...order, ...changes })).toHaveLength(count)
  })
})

describe('AML reviews', () => {
  it('a person is reviewed three years after the certification', () => {
    expect(personReviewDeadline({ dateAml: '2024-02-29' })[0]?.date).toBe('2027-02-28')
    expect(personReviewDeadline({ dateAml: null })).toEqual([])
  })

  it.each([
    ['high', '2027-05-10'],
    ['medium', '2028-05-10'],
    ['low', '2029-05-10'],
  ] as const)('a company of %s risk is reviewed by %s', (riskLevel, date) => {
    expect(companyReviewDeadline({ riskLevel, answersCompleteOn: '2026-05-10' })[0]?.date).toBe(date)
  })

  it('a company that enhanced measures apply to is reviewed after a year, whatever the score (DUE-5)', () => {
    const company = { riskLevel: 'low', answersCompleteOn: '2026-05-10', isEnhanced: true } as const
    expect(companyReviewDeadline(company)[0]?.date).toBe('2027-05-10')
    expect(companyReviewDeadline(company, { high: 6, medium: 6, low: 6 })[0]?.date).toBe('2026-11-10')
  })

  it('a change since the file was signed calls for a review in 30 days, whose subject says what changed (AML-22)', () => {
    const changed = { facts: ['owner', 'director', 'name'] as const, on: '2026-11-26' }
    expect(changeReviewDeadline({ changed })).toMatchObject([
      { kind: 'AML_REVIEW', date: '2026-12-26', subject: 'AML review: change of owner, director and name' },
    ])
    expect(changeReviewDeadline({ changed: null })).toEqual([])
  })

  it('a company whose answers were never complete has no review', () => {
    expect(companyReviewDeadline({ riskLevel: 'low', answersCompleteOn: null })).toEqual([])
  })
})

describe('follow-ups and tasks', () => {
  const trading = {
    name: 'AR_TRADING',
    step_index: 3,
    start_date: '2027-01-05',
    ARD: '2027-02-13',
    deadline: '2027-04-10',
    legalDay: null,
    archived_at: null,
  } as const

  it('a follow-up that files a return is due on its legal day, and has the firm’s own target beside it', () => {
    expect(followUpDeadline(trading, notDue, day)).toMatchObject([
      { houseDate: '2027-04-10', legalDate: '2027-04-12', date: '2027-04-12' },
    ])
  })

  it('a follow-up of the return that is due is due as that return is', () => {
    expect(followUpDeadline(trading, due('2027-02-13', '2026-03-31'), day)).toMatchObject([{ date: '2027-02-25' }])
  })

  it('a follow-up that has sent its return is not due, whatever tax steps remain (FUP-39)', () => {
    expect(followUpDeadline({ ...trading, step_index: 8 }, due('2027-02-13'), day)).toHaveLength(1)
    expect(followUpDeadline({ ...trading, step_index: 9 }, due('2027-02-13'), day)).toEqual([])
  })

  it('any other follow-up with a target is due on its target', () => {
    const incorporation = { ...trading, name: 'INCORPORATION', ARD: null, deadline: '2027-01-15' } as const
    expect(followUpDeadline(incorporation, notDue, day)).toMatchObject([{ legalDate: null, date: '2027-01-15' }])
  })

  it.each([
    ['is completed', { step_index: 12 }],
    ['is archived', { archived_at: '2027-01-06T10:00:00Z' }],
    ['has no deadline', { deadline: null }],
    ['is of a kind without a target', { name: 'VAT_REGISTRATION' }],
  ] as const)('a follow-up that %s is not due', (_, changes) => {
    expect(followUpDeadline({ ...trading, ...changes }, notDue, day)).toEqual([])
  })

  const b10 = { ...trading, name: 'CHANGE_OF_DIRECTOR', step_index: 1, ARD: null, deadline: '2027-01-05' } as const

  it('a follow-up of a kind without a target is due by the legal day of its filing (FUP-14)', () => {
    expect(followUpDeadline({ ...b10, legalDay: '2027-01-17' }, notDue, day)).toEqual([
      {
        kind: 'FOLLOW_UP',
        subject: 'Change of Director',
        houseDate: null,
        legalDate: '2027-01-17',
        date: '2027-01-17',
      },
    ])
  })

  it('a follow-up with a target and a legal day has both, and is due on the earlier one', () => {
    const account = { ...b10, name: 'COMPTE_BANCAIRE', deadline: '2027-01-20' } as const
    expect(followUpDeadline({ ...account, legalDay: '2027-01-17' }, notDue, day)).toMatchObject([
      { houseDate: '2027-01-20', legalDate: '2027-01-17', date: '2027-01-17' },
    ])
    expect(followUpDeadline({ ...account, legalDay: '2027-01-25' }, notDue, day)).toMatchObject([
      { houseDate: '2027-01-20', legalDate: '2027-01-25', date: '2027-01-20' },
    ])
  })

  it.each([
    ['is completed', { step_index: 7 }],
    ['is archived', { archived_at: '2027-01-06T10:00:00Z' }],
  ] as const)('a filing with a legal day that %s is not due', (_, changes) => {
    expect(followUpDeadline({ ...b10, legalDay: '2027-01-17', ...changes }, notDue, day)).toEqual([])
  })

  it('a task is due on its day until it is done', () => {
    const task = { title: 'Call the bank', status: 'TO DO', dueDate: '2026-12-01' } as const
    expect(taskDeadline(task)).toMatchObject([{ subject: 'Call the bank', date: '2026-12-01' }])
    expect(taskDeadline({ ...task, status: 'DONE' })).toEqual([])
    expect(taskDeadline({ ...task, dueDate: null })).toEqual([])
  })
})
