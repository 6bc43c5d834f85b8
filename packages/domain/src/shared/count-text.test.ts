import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [0, 'day', '0 days'],
  [1, 'day', '1 day'],
  [2, 'session', '2 sessions'],
])('%i %s reads %j', (count, unit, text) => expect(countText(count, unit)).toBe(text))
