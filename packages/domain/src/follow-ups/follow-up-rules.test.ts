import { describe, expect, it } from 'vitest'
import { followUpCatalogue, followUpCodes, lastStep } from './catalogue.ts'
import { annualReturnEffect, deadlineOf, isCompleted, legalDayToStore } from './follow-up-rules.ts'

const today = '2026-11-21'

describe('completing a follow-up (FUP-5)', () => {
  it.each(followUpCodes)('%s is completed at its last step only', (name) => {
    const completed = followUpCatalogue[name].steps.map((_, step_index) => isCompleted({ name, step_index }))
    expect(completed.indexOf(true)).toBe(lastStep(name))
  })
})

describe('the deadline of a follow-up (FUP-2)', () => {
  it.each([
    ['AR_TRADING', '2026-01-01', '2022-09-30', '2022-11-25'],
    ['FIRST_AR', null, '2024-02-28', '2024-04-24'],
    ['STRIKE_OFF', '2026-01-01', null, null],
    ['INCORPORATION', '2024-02-25', null, '2024-03-06'],
    ['COMPTE_BANCAIRE', '2026-12-20', '2020-01-01', '2027-01-04'],
    ['VAT_REGISTRATION', '2026-11-21', null, '2026-11-21'],
    ['DISTRICT_COURT', '2026-11-21', '2020-01-01', '2026-11-21'],
    ['INCORPORATION', null, '2026-01-01', null],
    ['PPS', null, null, null],
  ] as const)('of %s started %s with ARD %s is %s', (name, start_date, ARD, deadline) => {
    expect(deadlineOf({ name, start_date, ARD })).toBe(deadline)
  })
})

it('a follow-up that files a return keeps no legal day, because its ARD determines it (FUP-14)', () => {
  expect([legalDayToStore('AR_TRADING', today), legalDayToStore('CHANGE_OF_SECRETARY', today)]).toEqual([null, today])
})

it('three kinds file a later annual return (AR-4), one files the first (AR-5)', () => {
  const named = Object.fromEntries(followUpCodes.map((name) => [name, annualReturnEffect(name)]).filter(([, of]) => of))
  expect(named).toEqual({ AR_NO_TRADING: 'later', AR_TRADING: 'later', DISTRICT_COURT: 'later', FIRST_AR: 'first' })
})
