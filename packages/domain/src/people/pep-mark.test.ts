import { describe, expect, it } from 'vitest'
import { pepMarkChanges, pepMarkEndsFrom, pepMarkProblem } from './pep-mark.ts'

const marked = (pepLeftOfficeOn: string | null) => ({ pep: true, pepLeftOfficeOn })

describe('the mark of a politically exposed person (AML-28)', () => {
  it.each([
    [null, null],
    ['2025-11-27', '2026-11-27'],
    ['2024-02-29', '2025-02-28'],
  ])('of somebody who left office on %s may end from %s on', (pepLeftOfficeOn, expected) => {
    expect(pepMarkEndsFrom({ pepLeftOfficeOn })).toBe(expected)
  })

  it.each([
    ['an office that nobody named', marked(null), { pep: false }, false],
    ['an office that was left a year ago', marked('2025-11-27'), { pep: false }, false],
    ['an office that was left a day less ago', marked('2025-11-28'), { pep: false }, true],
    [
      'an office of which the save says that it was left',
      marked(null),
      { pep: false, pepLeftOfficeOn: '2026-06-01' },
      true,
    ],
    [
      'a day of leaving that the save corrects',
      marked('2026-06-01'),
      { pep: false, pepLeftOfficeOn: '2025-06-01' },
      false,
    ],
    ['a day of leaving that the save takes away', marked('2026-06-01'), { pep: false, pepLeftOfficeOn: null }, false],
    ['a mark that stays', marked('2026-06-01'), { pep: true }, false],
    ['a save of something else', marked('2026-06-01'), { phone: '1' }, false],
    ['nobody who is marked', { pep: false, pepLeftOfficeOn: '2026-06-01' }, { pep: false }, false],
  ])('with %s is refused to end: %j, %j, %s', (_, before, sent, isRefused) => {
    expect(pepMarkProblem(before, sent, '2026-11-27') !== undefined).toBe(isRefused)
  })

  it('that is set again has no reason for its end', () => {
    expect(pepMarkChanges({ pep: true })).toEqual({ pepEndReason: null })
    expect([pepMarkChanges({ pep: false }), pepMarkChanges({})]).toEqual([{}, {}])
  })
})
