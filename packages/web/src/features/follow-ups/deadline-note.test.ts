import type { FollowUpDates } from '@registrar/domain/follow-ups/follow-up-rules'
import { describe, expect, it } from 'vitest'
import { deadlineNote } from './deadline-note.ts'

const incorporation = (fields: Partial<FollowUpDates> = {}): FollowUpDates => ({
  name: 'INCORPORATION',
  step_index: 1,
  start_date: '2026-03-01',
  ARD: null,
  deadline: '2026-03-11',
  ...fields,
})

// FUP-33, FUP-12, FUP-3
describe('the note beside a deadline', () => {
  it.each([
    ['says by how many days it is late', '2026-03-31', 'late by 20 days'],
    ['counts one late day in the singular', '2026-03-12', 'late by 1 day'],
    ['says today on the day itself', '2026-03-11', 'today'],
    ['counts one day to come in the singular', '2026-03-10', 'in 1 day'],
    ['says in how many days it is due', '2026-03-08', 'in 3 days'],
    ['appears 30 days before', '2026-02-09', 'in 30 days'],
    ['is absent 31 days before', '2026-02-08', undefined],
  ])('%s', (_what, today, text) => {
    expect(deadlineNote(incorporation(), '2026-03-11', today)?.text).toBe(text)
  })

  it('is absent once the follow-up is completed', () => {
    expect(deadlineNote(incorporation({ step_index: 10 }), '2026-03-11', '2026-03-31')).toBeUndefined()
  })

  it('is absent for a kind without a target', () => {
    expect(deadlineNote(incorporation({ name: 'PPS' }), '2026-03-11', '2026-03-31')).toBeUndefined()
  })
})
