import { describe, expect, it } from 'vitest'
import { followUpCodes } from './catalogue.ts'
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
  ] as const)('of %s says %j', (name, text) => expect(lawHint({ name, ARD: null, deadline: null })).toContain(text))

  it.each(['INCORPORATION', 'COMPTE_BANCAIRE', 'VAT_REGISTRATION', 'PPS'] as const)('of %s says nothing', (name) =>
    expect(lawHint({ name, ARD: null, deadline: '2026-11-21' })).toBeUndefined(),
  )
})

describe('the last day in law to file a return (AR-8)', () => {
  it.each([
    ['AR_TRADING', '2027-02-13', '2027-04-10', '12/04/2027'],
    ['AR_NO_TRADING', '2027-02-14', '2027-04-11', '12/04/2027'],
    ['FIRST_AR', '2027-02-01', '2027-03-29', '30/03/2027'],
  ] as const)('of %s made up to %s is the working day after %s', (name, ARD, deadline, day) => {
    expect(lawHint({ name, ARD, deadline })).toContain(`The last day in law is ${day}, a working day.`)
  })

  it('is not mentioned when it is the target', () => {
    const hint = lawHint({ name: 'AR_TRADING', ARD: '2022-09-30', deadline: '2022-11-25' })
    expect(hint).toContain('56 days of the ARD')
    expect(hint).not.toContain('last day in law')
  })

  it('is not mentioned for any other kind', () => {
    const others = followUpCodes.filter((name) => !['AR_TRADING', 'AR_NO_TRADING', 'FIRST_AR'].includes(name))
    for (const name of others)
      expect(lawHint({ name, ARD: '2027-02-13', deadline: '2027-04-10' })).toBe(
        lawHint({ name, ARD: null, deadline: null }),
      )
  })
})
