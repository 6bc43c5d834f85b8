import { expect, it } from 'vitest'
import { countText, foundCount, foundCountText } from './count-text.ts'

it.each([
  [0, 'day', '0 days'],
  [1, 'day', '1 day'],
  [2, 'session', '2 sessions'],
])('%i %s reads %j', (count, unit, text) => expect(countText(count, unit)).toBe(text))

it('what a search found says when counting stopped', () => {
  expect(foundCount({ totalItems: 1 })).toBe('1')
  expect(foundCount({ totalItems: 10_000, totalIsCapped: true })).toBe('10,000+')
  expect(foundCountText({ totalItems: 1 }, 'task')).toBe('1 task')
  expect(foundCountText({ totalItems: 10_000, totalIsCapped: true }, 'task')).toBe('10,000+ tasks')
})
