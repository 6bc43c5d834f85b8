import { describe, expect, it } from 'vitest'
import { followUpCodes } from './catalogue.ts'
import { displayDate } from '../shared/iso-date.ts'
import { returnKinds } from './follow-up-rules.ts'
import { lawHint } from './law-hints.ts'

describe('the law beside a target (FUP-22)', () => {
  it.each([
    ['FIRST_AR', 'cannot be early'],
    ['CHANGE_OF_DIRECTOR', '14 days of the change (form B10)'],
    ['CHANGE_OF_SECRETARY', '14 days of the change (form B10)'],
    ['CESSATION_OF_DIRECTOR_SECRETARY', '14 days of the change (form B10)'],
    ['CHANGE_OF_REGISTERED_ADDRESS', '14 days of the change (form B2)'],
    ['REGISTRATION_OF_BUSINESS_NAME', 'within one month'],
    ['STRIKE_OFF', 'at most 3 months old, the notice at most 30 days (s. 731)'],
    ['STRIKE_OFF_NO_TRADING', 'at most 3 months old, the notice at most 30 days (s. 731)'],
    ['DISTRICT_COURT', 'within 28 days'],
    ['RBO_UPDATED', 'within 5 months of incorporation, changes within 14 days'],
  ] as const)('of %s says %j', (name, text) =>
    expect(lawHint({ name, deadline: null, legalDate: null })).toContain(text),
  )

  it.each(['INCORPORATION', 'COMPTE_BANCAIRE', 'VAT_REGISTRATION', 'PPS'] as const)('of %s says nothing', (name) =>
    expect(lawHint({ name, deadline: '2026-11-21', legalDate: '2026-11-21' })).toBeUndefined(),
  )
})

describe('the last day in law to file a return (AR-8)', () => {
  it.each([
    ['AR_TRADING', '2027-04-10', '2027-04-12'],
    ['AR_NO_TRADING', '2027-04-11', '2027-04-12'],
    ['FIRST_AR', '2027-03-29', '2027-03-30'],
  ] as const)('of %s is the working day after %s', (name, deadline, legalDate) => {
    expect(lawHint({ name, deadline, legalDate })).toContain(
      `The last day in law is ${displayDate(legalDate)}, a working day.`,
    )
  })

  it.each([
    ['old statements bring it forward (AR-18)', '2027-01-10', '2026-11-25'],
    ['a court extended it (AR-19)', '2026-11-25', '2027-01-29'],
  ])('is named where %s', (_, deadline, legalDate) => {
    expect(lawHint({ name: 'AR_TRADING', deadline, legalDate })).toContain(
      `s. 343). The last day in law is ${displayDate(legalDate)}.`,
    )
  })

  it('is not mentioned when it is the target, nor once the return was sent', () => {
    for (const legalDate of ['2022-11-25', null]) {
      const hint = lawHint({ name: 'AR_TRADING', deadline: '2022-11-25', legalDate })
      expect(hint).toContain('56 days of the ARD')
      expect(hint).not.toContain('last day in law')
    }
  })

  it('is not mentioned for a kind that files no return', () => {
    const days = { deadline: '2027-04-10', legalDate: '2027-04-12' }
    for (const name of followUpCodes.filter((code) => !returnKinds.includes(code)))
      expect(lawHint({ name, ...days })).toBe(lawHint({ name, deadline: null, legalDate: null }))
  })
})
