import { expect, it } from 'vitest'
import { readBirth } from './read-birth.ts'

it.each([
  ['17/05/1988', { birth: '1988-05-17' }],
  ['1/2/1990', { birth: '1990-02-01' }],
  ['17051988', { birth: '1988-05-17' }],
  ['', { birth: null }],
  ['17/05/88', { birth: '17/05/88', problem: 'shortYear' }],
  ['1.2.90', { birth: '1.2.90', problem: 'shortYear' }],
  ['31/02/1988', { birth: '31/02/1988', problem: 'impossible' }],
  ['17 mai 1988', { birth: '17 mai 1988', problem: 'unreadable' }],
  ['yesterday', { birth: 'yesterday', problem: 'unreadable' }],
  ['01/01/2035', { birth: '01/01/2035', problem: 'future' }],
])('a birth typed as %j is %j (FORM-1)', (typed, read) => expect(readBirth(typed, '2026-11-21')).toEqual(read))
