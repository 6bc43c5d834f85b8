import { expect, it } from 'vitest'
import { amlReminder } from './person.ts'

it.each([
  ['2026-11-21', '2029-11-21'],
  ['2024-02-29', '2027-02-28'],
  [null, null],
])('a person certified on %s is certified again by %s (PERSON-6)', (dateAml, reminder) => {
  expect(amlReminder(dateAml)).toBe(reminder)
})
