import type { FollowUpDates } from '@registrar/domain/follow-ups/follow-up-rules'
import { describe, expect, it } from 'vitest'
import { deadlineNote } from './deadline-note.ts'

type FollowUp = FollowUpDates & { archived_at: string | null }

const incorporation = (fields: Partial<FollowUp> = {}): FollowUp => ({
  name: 'INCORPORATION',
  step_index: 1,
  start_date: '2026-03-01',
  ARD: null,
  deadline: '2026-03-11',
  legalDay: null,
  archived_at: null,
  ...fields,
})

// FUP-33, FUP-12, FUP-3, DUE-2, DUE-10
describe('the note beside a deadline', () => {
  it.each([
    ['says by how many days it is late', '2026-03-31', 'late by 20 days'],
    ['counts one late day in the singular', '2026-03-12', 'late by 1 day'],
    ['says today on the day itself', '2026-03-11', 'today'],
    ['counts one day to come in the singular', '2026-03-10', 'in 1 day'],
    ['says in how many days it is due', '2026-03-08', 'in 3 days'],
    ['appears 30 days before', '2026-02-09', 'in 30 days'],
    ['is absent 31 days before', '2026-02-08', undefined],
    ['counts a long span in years and months', '2027-06-11', 'late by 1 year 3 months'],
  ])('%s', (_what, today, text) => {
    expect(deadlineNote(incorporation(), today)?.text).toBe(text)
  })

  it('is absent once the follow-up is completed', () => {
    expect(deadlineNote(incorporation({ step_index: 10 }), '2026-03-31')).toBeUndefined()
  })

  it('is absent for a kind without a target', () => {
    expect(deadlineNote(incorporation({ name: 'PPS' }), '2026-03-31')).toBeUndefined()
  })

  it('counts from the legal day of a filing, where it is before the target (FUP-14)', () => {
    const b10 = incorporation({ name: 'CHANGE_OF_DIRECTOR', legalDay: '2026-03-30' })
    expect(deadlineNote(b10, '2026-03-31')).toEqual({ text: 'late by 1 day', isLate: true })
    const early = incorporation({ deadline: '2026-04-20', legalDay: '2026-03-30' })
    expect(deadlineNote(early, '2026-03-31')).toEqual({ text: 'late by 1 day', isLate: true })
  })

  it('counts a strike-off, which files no return, from its target also on a day without work (DUE-2)', () => {
    const strikeOff = incorporation({ name: 'STRIKE_OFF', deadline: '2027-04-10' })
    expect(deadlineNote(strikeOff, '2027-04-12')).toEqual({ text: 'late by 2 days', isLate: true })
  })

  // Day 56 after 13/02/2027 is Saturday 10/04/2027.
  it.each([
    ['2027-04-12', [], { text: 'today', isLate: false }],
    ['2027-04-13', [], { text: 'late by 1 day', isLate: true }],
    ['2027-04-13', ['2027-04-12'], { text: 'today', isLate: false }],
  ])('of an annual return counts on %s from the last working day to file it', (today, closingDays, note) => {
    const trading = incorporation({ name: 'AR_TRADING', ARD: '2027-02-13', deadline: '2027-04-10' })
    expect(deadlineNote(trading, today, closingDays)).toEqual(note)
  })

  it('of an annual return says when nobody has confirmed its ARD, and is not late (AR-23)', () => {
    const trading = incorporation({ name: 'AR_TRADING', ARD: '2017-02-13', deadline: '2017-04-10' })
    const runningReturn = { madeUpTo: '2017-02-13', yearEnd: null, extension: null, isUnconfirmed: true as const }
    expect(deadlineNote(trading, '2027-04-13', [], { nextArReminder: '2017-02-13', runningReturn })).toEqual({
      text: 'ARD not confirmed with the CRO',
      isLate: false,
    })
  })
})
