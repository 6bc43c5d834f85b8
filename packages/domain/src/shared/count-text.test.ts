import { expect, it } from 'vitest'
import { countText, daysLeftText } from './count-text.ts'

it.each([
  [0, 'day', '0 days'],
  [1, 'day', '1 day'],
  [2, 'session', '2 sessions'],
])('%i %s reads %j', (count, unit, text) => expect(countText(count, unit)).toBe(text))

it.each([
  [0, 'today'],
  [1, 'in 1 day'],
  [30, 'in 30 days'],
  [-1, 'late by 1 day'],
  [-12, 'late by 12 days'],
])('a day that is %i days away reads %j', (daysLeft, text) => expect(daysLeftText(daysLeft)).toBe(text))
