import { describe, expect, it } from 'vitest'
import { amlDefaults } from './aml-texts.ts'
import { amlStatusOf, completesAnswers, shownLevel } from './assessment.ts'

describe('a level of risk (AML-5)', () => {
  it.each([
    [null, 0, null, 'not assessed'],
    [undefined, 0, null, 'not assessed'],
    ['low', 0, null, 'incomplete, 0 of 13'],
    ['low', 12, null, 'incomplete, 12 of 13'],
    ['medium', 12, 'medium', 'incomplete, 12 of 13'],
    ['high', 9, 'high', 'incomplete, 9 of 13'],
    ['low', 13, 'low', null],
    ['high', 13, 'high', null],
  ] as const)('%s with %i answers is shown as %s, with the note %s', (level, answered, badge, note) => {
    expect(shownLevel(level, answered)).toEqual({ level: badge, note })
  })
})

describe('a save completes the thirteen answers (AML-13)', () => {
  const signed = { ...amlDefaults, appendix2_signature: { user_id: '1', user_name: 'Niamh Kelly' } }

  it.each([
    ['the first complete set', {}, amlDefaults, true],
    ['the last missing answer', { ...amlDefaults, appendix2_q4: null }, amlDefaults, true],
    ['another answer', amlDefaults, { ...amlDefaults, appendix2_q4: false }, true],
    ['a signature', amlDefaults, signed, true],
    ['an answer taken back', amlDefaults, { ...amlDefaults, appendix2_q4: null }, false],
    ['a comment', signed, { ...signed, appendix2_additional_comments: 'New comment' }, false],
    ['a field of another appendix', signed, { ...signed, appendix6_nationality: 'French' }, false],
  ])('by %s: %#', (_, before, after, isComplete) => {
    expect(completesAnswers(before, after)).toBe(isComplete)
  })
})

it('the status says what the level rests on', () => {
  const form = { ...amlDefaults, appendix2_q10: true, appendix2_q2: null }
  const facts = {
    completedAt: '2026-11-05T10:00:00.000Z',
    hasLinkedPep: true,
    hasSanctionsHit: false,
    hasPartyAtRisk: false,
  }
  expect(amlStatusOf(form, facts)).toEqual({
    untouched: 0,
    answered: 12,
    completedAt: '2026-11-05T10:00:00.000Z',
    enhancedDueDiligence: ['HIGH_RISK_COUNTRY', 'LINKED_PEP'],
  })
})
