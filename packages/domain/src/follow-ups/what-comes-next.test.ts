import { describe, expect, it } from 'vitest'
import { whatComesNext } from './what-comes-next.ts'

const today = '2026-11-21'
const company = { nextArReminder: null, rbo: false, activeKinds: [], tasks: [] }

describe('a completed follow-up (FUP-35)', () => {
  it.each([
    ['INCORPORATION', { activeKinds: ['INCORPORATION'] }, ['RBO_UPDATED', 'CORPORATION_TAX_REGISTRATION']],
    ['INCORPORATION', { rbo: true }, ['CORPORATION_TAX_REGISTRATION']],
    ['INCORPORATION', { activeKinds: ['CORPORATION_TAX_REGISTRATION'] }, ['RBO_UPDATED']],
    ['AR_TRADING', { nextArReminder: '2027-02-19' }, ['AR_TRADING']],
    ['AR_TRADING', { nextArReminder: '2027-02-20' }, []],
    ['AR_TRADING', {}, []],
    ['AR_NO_TRADING', { nextArReminder: '2026-12-31' }, ['AR_NO_TRADING']],
    ['FIRST_AR', { nextArReminder: '2026-12-31' }, ['AR_TRADING']],
    ['DISTRICT_COURT', { nextArReminder: '2026-12-31', activeKinds: ['AR_TRADING'] }, []],
    ['PPS', { nextArReminder: '2026-12-31' }, []],
  ] as const)('of the kind %s in a company with %j offers %j', (completed, facts, names) => {
    const next = whatComesNext(completed, { ...company, ...facts }, today)
    expect(next.followUps.map(({ name }) => name)).toEqual(names)
    expect(next.tasks).toEqual([])
  })

  it('offers the next return filled in, and says that the completed one must be archived first', () => {
    const facts = { nextArReminder: '2027-01-31', rbo: true, activeKinds: ['AR_TRADING'] as const }
    expect(whatComesNext('AR_TRADING', { ...company, ...facts }, today).followUps).toEqual([
      {
        name: 'AR_TRADING',
        label: 'AR Trading',
        start_date: today,
        ARD: '2027-01-31',
        deadline: '2027-03-28',
        archivesCompleted: true,
      },
    ])
  })

  it('of a VAT registration offers six returns, beginning with the present period', () => {
    const { tasks } = whatComesNext('VAT_REGISTRATION', company, today)
    expect(tasks).toHaveLength(6)
    expect(tasks[0]).toEqual({ title: 'VAT return (VAT3) for November to December 2026', dueDate: '2027-01-23' })
    expect(tasks[5]).toEqual({ title: 'VAT return (VAT3) for September to October 2027', dueDate: '2027-11-23' })
    expect(whatComesNext('VAT_REGISTRATION', company, '2026-12-31').tasks).toEqual(tasks)
  })

  it('does not offer a task that the company has already', () => {
    const offered = whatComesNext('VAT_REGISTRATION', company, today).tasks
    const left = whatComesNext('VAT_REGISTRATION', { ...company, tasks: offered.slice(0, 4) }, today).tasks
    expect(left).toEqual(offered.slice(4))
  })

  it('of a payroll registration offers twelve months', () => {
    const { tasks } = whatComesNext('PAYSLIPS', company, today)
    expect(tasks.map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-23',
      ...Array.from({ length: 11 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-23`),
    ])
    expect(tasks[0]?.title).toBe('Payroll return and payment for November 2026')
  })
})
