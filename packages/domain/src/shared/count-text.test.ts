import { expect, it } from 'vitest'
import { countText, foundCountText } from './count-text.ts'

it.each([
  [0, 'day', '0 days'],
  [1, 'day', '1 day'],
  [2, 'session', '2 sessions'],
])('%i %s reads %j', (count, unit, text) => expect(countText(count, unit)).toBe(text))

it('what a search found is counted with its unit', () => {
  expect(foundCountText({ totalItems: 1 }, 'task')).toBe('1 task')
  expect(foundCountText({ totalItems: 12_345 }, 'task')).toBe('12,345 tasks')
})
