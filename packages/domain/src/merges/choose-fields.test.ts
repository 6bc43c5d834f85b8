import { describe, expect, it } from 'vitest'
import { differingFields } from './choose-fields.ts'

const choices = (keep: object, merge: object, chosen = {}) =>
  Object.fromEntries(
    differingFields('organization', { ...keep }, { ...merge }, chosen).map(({ field, choice }) => [field, choice]),
  )

describe('the values of a merged record (MERGE-2)', () => {
  it.each([
    ['a filled value beats an empty one', { mail: null }, { mail: 'a@example.ie' }, {}, { mail: 'merge' }],
    ['an empty text is empty', { mail: '' }, { mail: 'a@example.ie' }, {}, { mail: 'merge' }],
    ['of two filled values the record that stays has its own', { name: 'A' }, { name: 'B' }, {}, { name: 'keep' }],
    ['the caller chooses', { name: 'A' }, { name: 'B' }, { name: 'merge' }, { name: 'merge' }],
    ['equal values need no choice', { name: 'A', rbo: true }, { name: 'A', rbo: true }, { name: 'merge' }, {}],
    ['a tick beats none', { rbo: false }, { rbo: true }, {}, { rbo: 'merge' }],
    [
      'a first return that is done follows Next AR',
      { nextArReminder: '2026-05-01', status: false },
      { nextArReminder: '2027-05-01', status: true },
      {},
      { nextArReminder: 'keep', status: 'keep' },
    ],
    [
      'a first return that is done stays done when both have the same Next AR',
      { nextArReminder: null, status: false },
      { nextArReminder: null, status: true },
      {},
      { status: 'merge' },
    ],
  ])('%s', (_, keep, merge, chosen, expected) => {
    expect(choices(keep, merge, chosen)).toEqual(expected)
  })
})
