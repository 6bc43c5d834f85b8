import { expect, it } from 'vitest'
import { comparableText } from '../../shared/fold-text.ts'
import { readStatus } from './status.ts'

it.each([
  ['Live', 'COMPLETED'],
  ['Dissolved', 'STRIKE_OFF'],
  ['Struck Off', 'STRIKE_OFF'],
  ['Ceased', 'STRIKE_OFF'],
  ['De-Registered', 'STRIKE_OFF'],
  ['Discontinued', 'STRIKE_OFF'],
  ['Radiée', 'STRIKE_OFF'],
  ['Radié', 'STRIKE_OFF'],
  ['INSCRIT', 'COMPLETED'],
  ['IN_PROGRESS', 'IN_PROGRESS'],
  ['in progress', 'IN_PROGRESS'],
  ['STRIKE OFF', 'STRIKE_OFF'],
  ['Late', 'LATE'],
])('the status %s of a file is %s (ORG-1)', (text, status) => {
  expect(readStatus(text)).toBe(status)
})

it('an unknown status is not guessed', () => {
  expect(readStatus('Hibernating')).toBeUndefined()
})

it('a status given by the person importing comes before the built-in ones', () => {
  const given = new Map([
    [comparableText('Hibernating'), 'LATE'],
    [comparableText('Live'), 'IN_PROGRESS'],
  ] as const)
  expect(['HIBERNATING', 'live', 'Dissolved'].map((text) => readStatus(text, given))).toEqual([
    'LATE',
    'IN_PROGRESS',
    'STRIKE_OFF',
  ])
})
