import { describe, expect, it } from 'vitest'
import type { ComplianceFacts } from './compliance-facts.ts'
import { day, directors, facts, moved, party } from './compliance-facts.factory.ts'
import { checkCompliance } from './compliance-rules.ts'

const inTheRegister = { yearEnd: null, isFirst: false, extension: null }

it('a company listed for strike-off is told what is missing, and until when (COMP-18)', () => {
  const reasonOn = (today: string) =>
    checkCompliance(
      facts({ croStatus: 'strikeOffListed', croStatusOn: '2026-11-02', rbo: false, parties: [party()] }),
      { ...day, today },
      ['croStatus'],
    )[0]?.reason
  expect(reasonOn('2026-11-21')).toBe(
    'Listed for strike-off since 02/11/2026. File what is missing by 30/11/2026, 28 days after the letter or the notice in the Gazette. Missing by this record: the beneficial owners; a secretary.',
  )
  expect(reasonOn('2026-12-01')).toContain('The 28 days ended on 30/11/2026')
})

it('whoever was the last director in the EEA gives notice within 14 days, by address (COMP-5)', () => {
  const left = party({ name: 'Anna Byrne', roles: [], directorUntil: '2026-11-10' })
  const reasonOf = (fields: Partial<ComplianceFacts>) => checkCompliance(facts(fields), day, ['eeaDirector'])[0]?.reason
  const american = directors({ country: 'USA' })
  expect(reasonOf({ parties: [...american.parties, left] })).toBe(
    'No director is resident in the EEA by address, and there is neither a bond nor a certificate of a real and continuous link. Anna Byrne, the last one, ceased on 10/11/2026: that director gives notice to the CRO (s. 139) by 24/11/2026.',
  )
  expect(reasonOf({ parties: [party(), left] })).toBe('Resident in the EEA by address: Marie Martin.')
  expect(reasonOf(american)).not.toContain('s. 139')
})

it('what is said of the audit exemption has both readings of the law, and the section of a group (COMP-12)', () => {
  const returnOf = (madeUpTo: string, filedOn: string) => ({ ...inTheRegister, madeUpTo, filedOn })
  const reasonOf = (fields: Partial<ComplianceFacts>) =>
    checkCompliance(facts({ nextArReminder: '2027-09-10', ...fields }), day, ['auditExemption'])[0]?.reason
  const between = returnOf('2025-05-01', '2025-10-01')
  const twice = 'under the old section it costs two financial years as well'
  expect(reasonOf({ filedReturns: [returnOf('2024-06-10', '2025-01-10'), between] })).toContain(twice)
  expect(reasonOf({ filedReturns: [between, returnOf('2026-07-10', '2026-09-10')] })).toContain(twice)
  expect(reasonOf({ filedReturns: [between] })).toContain('under the new one it is kept')
  expect(reasonOf({ filedReturns: [returnOf('2026-07-10', '2026-09-10')], isInGroup: true })).toContain('(s. 364)')
})

// A court has extended the time of a return that was due on 04/09/2026.
const ordered = (orderedOn: string) => ({
  ard: '2026-07-10',
  isFirst: false,
  madeUpTo: '2026-07-10',
  yearEnd: null,
  extension: {
    court: 'district' as const,
    hearingOn: null,
    orderedOn,
    extendedTo: '2026-12-31',
    deliverBy: null,
    deliveredOn: null,
  },
})

it('a return within the time of a court does not count against the audit exemption while the order may still be delivered (AR-19)', () => {
  const stateOf = (orderedOn: string) =>
    checkCompliance(facts({ runningReturn: ordered(orderedOn) }), day, ['auditExemption'])[0]?.state
  expect(stateOf('2026-11-01')).toBe('green')
  expect(stateOf('2026-10-01')).toBe('amber')
})

describe('the B1B73 in force (AR-21)', () => {
  const inForce = {
    firstAr: '2024-07-10',
    nextArReminder: '2027-01-10',
    countedNextAr: '2026-07-10',
    B1B73: '2027-01-10',
  }
  const rowOf = (fields: Partial<ComplianceFacts>) =>
    checkCompliance(facts({ ...inForce, b1b73Changes: [moved('2027-01-10', '2026-07-10')], ...fields }), day, [
      'changedAnnualReturn',
    ])[0]

  it('has no effect when it was filed after day 56 of the old ARD, or is not filed by then', () => {
    expect(rowOf({ B1B73FiledOn: '2026-09-04' })?.state).toBe('green')
    expect(rowOf({ B1B73FiledOn: '2026-09-05' })).toMatchObject({
      state: 'red',
      reason: 'It had to reach the CRO by 04/09/2026, 56 days after the old ARD, and has no effect.',
    })
    expect(rowOf({})?.state).toBe('red')
  })

  it('is not permitted past nine months after the year end (s. 273)', () => {
    const annexed = { B1B73FiledOn: '2026-09-04', lastAnnexedYearEnd: '2025-02-28' }
    expect(rowOf(annexed)?.reason).toContain('not permitted past nine months after the year end (s. 273): 30/11/2026')
    expect(rowOf({ ...annexed, lastAnnexedYearEnd: '2025-06-30' })?.state).toBe('green')
  })
})
