import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/iso-date.ts'
import { type FollowUpCode, followUpCatalogue, followUpCodes, lastStep } from './catalogue.ts'
import {
  annualReturnEffect,
  deadlineOf,
  isCompleted,
  isDueSoon,
  isOverdue,
  legalDayToStore,
} from './follow-up-rules.ts'

const today = '2026-11-21'
const followUp = (name: FollowUpCode, deadline: string | null, step_index = 0) => ({
  name,
  step_index,
  start_date: today,
  ARD: today,
  deadline,
  legalDay: null,
})

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

describe('overdue and due soon (FUP-12, FUP-3)', () => {
  it.each([
    ['the day before today', 'AR_TRADING', -1, 0, [true, false]],
    ['today', 'AR_TRADING', 0, 0, [false, true]],
    ['in 30 days', 'INCORPORATION', 30, 3, [false, true]],
    ['in 31 days', 'COMPTE_BANCAIRE', 31, 0, [false, false]],
    ['completed', 'AR_TRADING', -1, 12, [false, false]],
    ['without a target', 'VAT_REGISTRATION', -400, 0, [false, false]],
  ] as const)('%s', (_, name, days, step, expected) => {
    const of = followUp(name, addDays(today, days), step)
    expect([isOverdue(of, today), isDueSoon(of, today)]).toEqual(expected)
  })

  it.each([
    ['a return whose day 56 was a Saturday, on the Monday', 'AR_TRADING', '2027-04-10', '2027-04-12', [false, true]],
    ['the same, on the Tuesday', 'AR_TRADING', '2027-04-10', '2027-04-13', [true, false]],
    ['a return whose day 56 was Easter Monday, on the Tuesday', 'FIRST_AR', '2027-03-29', '2027-03-30', [false, true]],
    ['a strike-off, which is not a return', 'STRIKE_OFF', '2027-04-10', '2027-04-12', [true, false]],
    ['an incorporation', 'INCORPORATION', '2027-04-10', '2027-04-12', [true, false]],
  ] as const)('%s, by the legal day of a return (DUE-2)', (_, name, deadline, day, expected) => {
    expect([isOverdue(followUp(name, deadline), day), isDueSoon(followUp(name, deadline), day)]).toEqual(expected)
  })

  it.each([
    ['the day after its legal day', 'CHANGE_OF_DIRECTOR', '2026-11-20', 0, [true, false]],
    ['on its legal day', 'CHANGE_OF_DIRECTOR', today, 0, [false, true]],
    ['a month before its legal day', 'CHANGE_OF_DIRECTOR', '2026-12-22', 0, [false, false]],
    ['completed', 'CHANGE_OF_DIRECTOR', '2026-11-20', 7, [false, false]],
    ['of a kind whose target is later', 'INCORPORATION', '2026-11-20', 0, [true, false]],
  ] as const)('a filing %s, by its legal day (FUP-14)', (_, name, legalDay, step, expected) => {
    const of = { ...followUp(name, addDays(today, 40), step), legalDay }
    expect([isOverdue(of, today), isDueSoon(of, today)]).toEqual(expected)
  })

  it('a follow-up that files a return keeps no legal day, because its ARD determines it (FUP-14)', () => {
    expect([legalDayToStore('AR_TRADING', today), legalDayToStore('CHANGE_OF_SECRETARY', today)]).toEqual([null, today])
  })

  it('a return is not overdue when the office has been closed since its legal day', () => {
    const of = followUp('AR_TRADING', '2027-04-12')
    expect([isOverdue(of, '2027-04-13', ['2027-04-12']), isOverdue(of, '2027-04-13')]).toEqual([false, true])
  })

  it('a follow-up without a deadline is neither overdue nor due soon', () => {
    const of = followUp('AR_TRADING', null)
    expect([isOverdue(of, today), isDueSoon(of, today)]).toEqual([false, false])
  })
})

it('three kinds file a later annual return (AR-4), one files the first (AR-5)', () => {
  const named = Object.fromEntries(followUpCodes.map((name) => [name, annualReturnEffect(name)]).filter(([, of]) => of))
  expect(named).toEqual({ AR_NO_TRADING: 'later', AR_TRADING: 'later', DISTRICT_COURT: 'later', FIRST_AR: 'first' })
})
