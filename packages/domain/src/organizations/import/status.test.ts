import { expect, it } from 'vitest'
import { readStatus, statusWord } from './status.ts'

it.each([
  ['Live', 'COMPLETED'],
  ['Dissolved', 'STRIKE_OFF'],
  ['Struck Off', 'STRIKE_OFF'],
  ['Ceased', 'STRIKE_OFF'],
  ['De-Registered', 'STRIKE_OFF'],
  ['Discontinued', 'STRIKE_OFF'],
  ['Radiée', 'STRIKE_OFF'],
  ['IN_PROGRESS', 'IN_PROGRESS'],
  ['in progress', 'IN_PROGRESS'],
  ['STRIKE OFF', 'STRIKE_OFF'],
  ['Late', 'LATE'],
])('reads %s as %s', (text, status) => {
  expect(readStatus(text)).toBe(status)
})

it('does not guess a word it does not know', () => {
  expect(readStatus('Hibernating')).toBeUndefined()
})

it('lets a given word go before its own', () => {
  const given = new Map([
    [statusWord('Hibernating'), 'LATE'],
    [statusWord('Live'), 'IN_PROGRESS'],
  ] as const)
  expect(['HIBERNATING', 'live', 'Dissolved'].map((word) => readStatus(word, given))).toEqual([
    'LATE',
    'IN_PROGRESS',
    'STRIKE_OFF',
  ])
})
