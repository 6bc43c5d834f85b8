import { expect, it } from 'vitest'
import { hasReviewDue } from './aml-board.ts'

it('a board has reviews due when any month has one of any level (AML-16)', () => {
  const empty = { high: 0, medium: 0, low: 0, none: 0 }
  const months = [
    { month: '2026-12', ...empty },
    { month: '2027-01', ...empty },
  ]
  expect(hasReviewDue(months)).toBe(false)
  expect(hasReviewDue([...months, { month: '2027-02', ...empty, low: 1 }])).toBe(true)
})
