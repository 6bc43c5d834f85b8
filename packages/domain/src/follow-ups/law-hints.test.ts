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
  ] as const)('of %s says %j', (name, text) => expect(lawHint(name, null)).toContain(text))

  it.each(['INCORPORATION', 'COMPTE_BANCAIRE', 'VAT_REGISTRATION', 'PPS'] as const)('of %s says nothing', (name) =>
    expect(lawHint(name, '2026-11-21')).toBeUndefined(),
  )
})

describe('day 56 of a filing (AR-8)', () => {
  it.each([
    ['AR_TRADING', '2026-11-21', 'Saturday'],
    ['AR_NO_TRADING', '2026-11-22', 'Sunday'],
    ['FIRST_AR', '2027-04-10', 'Saturday'],
  ] as const)('of %s on %s is a %s, and the next working day counts', (name, deadline, day) => {
    expect(lawHint(name, deadline)).toContain(`Day 56 is a ${day}: in law the next working day counts.`)
  })

  it.each([
    ['AR_TRADING', '2026-11-20'],
    ['FIRST_AR', '2026-11-23'],
  ] as const)('of %s on %s is a weekday and needs no word', (name, deadline) => {
    expect(lawHint(name, deadline)).toContain('56 days of the ARD')
    expect(lawHint(name, deadline)).not.toContain('next working day')
  })

  it('is no matter for any other kind', () => {
    const others = followUpCodes.filter((name) => !['AR_TRADING', 'AR_NO_TRADING', 'FIRST_AR'].includes(name))
    for (const name of others) expect(lawHint(name, '2026-11-21')).toBe(lawHint(name, '2026-11-23'))
  })
})
