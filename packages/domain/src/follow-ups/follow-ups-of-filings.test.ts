import { expect, it } from 'vitest'
import type { FilingKind } from '../filings/filing-kinds.ts'
import { filingsOfFollowUp, followUpsOfFiling } from './follow-ups-of-filings.ts'

// FIL-11
it.each([
  ['B10', 'Director appointed: Marie Byrne', 'CHANGE_OF_DIRECTOR'],
  ['B10', '2 directors appointed, secretary ceased', 'CHANGE_OF_DIRECTOR'],
  ['B10', 'Secretary appointed', 'CHANGE_OF_SECRETARY'],
  ['F3', '2 secretaries appointed', 'CHANGE_OF_SECRETARY'],
  ['B10', 'Address of a secretary changed', 'CHANGE_OF_SECRETARY'],
  ['B10', 'Director ceased: Paul Kelly', 'CESSATION_OF_DIRECTOR_SECRETARY'],
  ['B10', '2 secretaries ceased', 'CESSATION_OF_DIRECTOR_SECRETARY'],
  ['B10', '', 'CHANGE_OF_DIRECTOR'],
  ['B5', 'Allotment of 6 Ordinary', 'CHANGE_OF_SHAREHOLDER'],
  ['C1', 'Charge', undefined],
] as const satisfies [FilingKind, string, string | undefined][])('%s, %j, begins with %s', (kind, event, first) => {
  expect(followUpsOfFiling({ kind, event })[0]).toBe(first)
})

it('a follow-up and a filing name each other, whatever happened', () => {
  expect(followUpsOfFiling({ kind: 'B10', event: 'Secretary ceased' }).toSorted()).toEqual(
    followUpsOfFiling({ kind: 'B10' }).toSorted(),
  )
  for (const name of followUpsOfFiling({ kind: 'B10' })) expect(filingsOfFollowUp(name)).toEqual(['B10', 'F3'])
})
