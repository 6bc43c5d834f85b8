import { describe, expect, it } from 'vitest'
import type { ComplianceFacts } from './compliance-facts.ts'
import { amlOf, day, directors, facts, filed, moved, party, secretary, TODAY } from './compliance-facts.factory.ts'
import { type ComplianceRuleId, complianceRuleIds } from '../shared/compliance-rule-ids.ts'
import { checkCompliance } from './compliance-rules.ts'
import { isEeaCountry } from './eea-countries.ts'

const withoutApproval = { enhanced: ['LINKED_PEP' as const], missingMeasures: ['day of the approval'] }

// A return of a company that was taken over, and a company without a return that is due.
const computed = {
  ard: '2016-07-10',
  madeUpTo: '2016-07-10',
  yearEnd: null,
  extension: null,
  isFirst: false,
  isUnconfirmed: true as const,
}
const noReturn = { nextArReminder: '2026-08-01', runningReturn: null }

const cases: Record<ComplianceRuleId, [state: string, of: string, fields: Partial<ComplianceFacts>][]> = {
  // COMP-2
  directorCount: [
    ['green', 'an LTD with one director', {}],
    ['green', 'a nominee director', directors({ roles: ['nomineeDirector'] })],
    ['red', 'an LTD without a director', { parties: [secretary] }],
    ['red', 'a DAC with one director', { companyType: 'DAC' }],
    ['green', 'a DAC with two directors', { companyType: 'DAC', ...directors({}, { name: 'Paul' }) }],
    ['red', 'a CLG with one director', { companyType: 'CLG' }],
    ['red', 'a PLC with one director', { companyType: 'PLC' }],
    ['red', 'an unlimited company with one director', { companyType: 'UC' }],
    ['amber', 'one director and no known type', { companyType: null }],
    ['green', 'a branch', { companyType: 'BRANCH', parties: [] }],
  ],
  // COMP-3
  directorAge: [
    ['green', 'a director on the 18th birthday', directors({ birth: '2008-11-21' })],
    ['red', 'a director the day before', directors({ birth: '2008-11-22' })],
    ['red', 'a company as director', directors({ isCompany: true })],
    ['amber', 'a director without a date of birth', directors({ birth: null })],
  ],
  // COMP-4
  secretary: [
    ['green', 'a secretary company', {}],
    ['red', 'no secretary', { parties: [party()] }],
    ['red', 'the sole director as secretary', { parties: [party({ roles: ['director', 'secretary'] })] }],
    ['green', 'one of two directors', { parties: [party({ roles: ['director', 'secretary'] }), party()] }],
    ['green', 'a secretary company with a day of birth', { parties: [party(), { ...secretary, birth: '2020-01-01' }] }],
    ['red', 'a secretary under 18', { parties: [party(), party({ roles: ['secretary'], birth: '2010-01-01' })] }],
  ],
  // COMP-5
  eeaDirector: [
    ['green', 'a director in France', {}],
    ['red', 'a director in the United Kingdom', directors({ country: 'United Kingdom' })],
    ['green', 'a bond', { ...directors({ country: 'USA' }), bondUntil: '2027-11-20' }],
    ['amber', 'a bond that ends soon', { ...directors({ country: 'USA' }), bondUntil: TODAY }],
    ['red', 'a bond that ended', { ...directors({ country: 'USA' }), bondUntil: '2026-11-20' }],
    ['amber', 'a director whose country is not known', directors({ country: null })],
    [
      'green',
      'a certificate of a real link beside a bond that ended',
      { ...directors({ country: 'USA' }), bondUntil: '2026-11-20', realLinkCertificateUntil: '2027-11-20' },
    ],
    ['red', 'a certificate that ended', { ...directors({ country: 'USA' }), realLinkCertificateUntil: '2026-11-20' }],
    ['green', 'a director in an overseas department of France', directors({ country: 'La Réunion' })],
  ],
  // COMP-6
  directorships: [
    ['green', '25 companies', directors({ directorships: 25 })],
    ['red', '26 companies', directors({ directorships: 26 })],
  ],
  // COMP-8
  sharesTotal: [
    ['green', 'three thirds', { sharesTotal: 99.99 }],
    ['red', 'a tenth missing', { sharesTotal: 90 }],
    ['red', 'a surplus', { sharesTotal: 110 }],
    ['green', 'a CLG', { sharesTotal: 0, companyType: 'CLG' }],
  ],
  // COMP-9
  memberCount: [
    ['green', '149 members of an LTD', { memberCount: 149 }],
    ['red', '150 members of an LTD', { memberCount: 150 }],
    ['green', '150 members of a PLC', { memberCount: 150, companyType: 'PLC' }],
    ['red', 'no member', { memberCount: 0 }],
  ],
  // COMP-7
  directorNumbers: [
    ['green', 'a director with a number', {}],
    ['red', 'a director without one', directors({ hasNumber: false })],
  ],
  // COMP-10
  rbo: [
    ['green', 'a filing', {}],
    ['amber', 'the last day', { rbo: false, incorporationDate: '2026-06-23' }],
    ['red', 'the day after', { rbo: false, incorporationDate: '2026-06-19' }],
    [
      'green',
      'such statements on the earlier day to which it is made up',
      {
        nextArReminder: '2027-07-10',
        lastAnnexedYearEnd: '2024-12-31',
        runningReturn: {
          ard: '2027-07-10',
          isFirst: false,
          madeUpTo: '2026-09-30',
          yearEnd: '2025-12-31',
          extension: null,
        },
      },
    ],
    ['green', 'a company to come', { rbo: false, incorporationDate: null }],
    ['green', 'a branch', { rbo: false, incorporationDate: '2024-01-10', companyType: 'BRANCH' }],
    ['red', 'a company of before the register', { rbo: false, incorporationDate: '2015-03-02' }],
  ],
  // COMP-11
  annualReturn: [
    [
      'amber',
      'filed, but still named by Next AR',
      { nextArReminder: '2025-07-10', filedReturns: [filed('2025-07-10', '2025-09-04')] },
    ],
    ['green', 'an ARD to come', { nextArReminder: '2026-11-22' }],
    ['amber', 'the ARD of today', { nextArReminder: TODAY }],
    ['amber', 'the last day to file, a Monday', { nextArReminder: '2026-09-28' }],
    ['red', 'a day later than that', { nextArReminder: '2026-09-25' }],
    [
      'red',
      'statements that would be too old on the ARD',
      { nextArReminder: '2027-07-10', lastAnnexedYearEnd: '2024-12-31' },
    ],
    ['green', 'a company to come', { nextArReminder: null, incorporationDate: null }],
    ['amber', 'an ARD that is not known', { nextArReminder: null }],
    ['green', 'a branch', { companyType: 'BRANCH', nextArReminder: '2020-01-10' }],
    ['amber', 'an ARD that was only computed', { runningReturn: computed }],
    ['green', 'an ARD in a liquidation', { ...noReturn, croStatus: 'liquidation', croStatusOn: '2026-08-01' }],
    ['amber', 'an ARD before it', { ...noReturn, croStatus: 'liquidation', croStatusOn: '2026-08-02' }],
    [
      'amber',
      'an ARD after the notice of a voluntary strike-off',
      { ...noReturn, croStatus: 'strikeOffListed', croStatusOn: '2026-07-31', hasAppliedForStrikeOff: true },
    ],
  ],
  // COMP-12
  auditExemption: [
    ['green', 'returns in time', { filedReturns: [filed('2025-07-10', '2025-09-04')] }],
    ['amber', 'one late return', { filedReturns: [filed('2025-07-10', '2025-09-05')] }],
    [
      'red',
      'two late returns in five years',
      { filedReturns: [filed('2025-07-10', '2025-10-01'), filed('2026-07-10', '2026-10-01')] },
    ],
    [
      'red',
      'a late return, and one that is late now',
      { filedReturns: [filed('2025-07-10', '2025-10-01')], nextArReminder: '2026-07-10' },
    ],
    ['red', 'a late return due and filed before 16/07/2025', { filedReturns: [filed('2024-12-01', '2025-07-01')] }],
    ['amber', 'one due before 16/07/2025 and filed after it', { filedReturns: [filed('2025-05-01', '2025-10-01')] }],
    ['red', 'a first late return in a group', { filedReturns: [filed('2025-07-10', '2025-09-05')], isInGroup: true }],
    ['green', 'a late first return', { filedReturns: [filed('2025-07-10', '2025-10-01', true)] }],
  ],
  // COMP-13
  changedAnnualReturn: [
    ['green', 'no change', {}],
    ['green', 'six months', { B1B73: '2027-01-10', b1b73Changes: [moved('2027-01-10', '2026-07-10')] }],
    ['red', 'more than six months', { B1B73: '2027-01-11', b1b73Changes: [moved('2027-01-11', '2026-07-10')] }],
    ['red', 'the first return', { B1B73: '2024-09-10', b1b73Changes: [moved('2024-09-10', '2024-07-10')] }],
    [
      'red',
      'two changes in five years',
      {
        B1B73: '2027-01-10',
        b1b73Changes: [moved('2025-01-10', '2024-10-10'), moved('2027-01-10', '2026-07-10', '2025-01-10')],
      },
    ],
  ],
  // COMP-18
  croStatus: [
    ['green', 'no state', {}],
    ['green', 'a company that was restored', { croStatus: 'restored', croStatusOn: '2026-01-10' }],
    ['red', 'a company listed for strike-off', { croStatus: 'strikeOffListed', croStatusOn: '2026-11-02' }],
    ['red', 'one of which nobody has said since when', { croStatus: 'strikeOffListed' }],
    ['amber', 'one that has applied for it', { croStatus: 'strikeOffListed', hasAppliedForStrikeOff: true }],
    ['amber', 'a liquidation', { croStatus: 'liquidation', croStatusOn: '2026-11-02' }],
    ['amber', 'a receivership', { croStatus: 'receivership' }],
  ],
  // COMP-14
  amlFile: [
    ['green', 'a complete file', {}],
    ['red', 'no file', amlOf({ level: null, answered: 0, completedOn: null })],
    ['red', 'a missing answer', amlOf({ answered: 12 })],
    ['red', 'a review that is overdue', amlOf({ level: 'high', completedOn: '2025-11-20' })],
    ['amber', 'a review that is due soon', amlOf({ level: 'high', completedOn: '2025-12-21' })],
    ['red', 'enhanced measures that are missing', amlOf(withoutApproval)],
    ['amber', 'a missing answer that was accepted', amlOf({ answered: 12, acceptedOpen: ['answers'] })],
    ['red', 'one where something else was accepted', amlOf({ answered: 12, acceptedOpen: ['approval'] })],
    ['amber', 'a measure whose absence was accepted', amlOf({ ...withoutApproval, acceptedOpen: ['approval'] })],
    ['red', 'one where another was accepted', amlOf({ ...withoutApproval, acceptedOpen: ['sourceOfWealth'] })],
    ['green', 'enhanced measures that were taken', amlOf({ enhanced: ['LINKED_PEP'] })],
    ['red', 'an open sanctions hit', amlOf({ sanctionsHits: ['Marie Martin'] })],
    ['red', 'a PEP whom nobody has decided about', amlOf({ undecidedPeps: ['Marie Martin'] })],
    ['amber', 'a file that would not be signed', amlOf({ open: [{ rule: 'owners', reason: 'No owner is known.' }] })],
  ],
  // COMP-15
  identityDocuments: [
    ['green', 'a document in date', {}],
    ['red', 'a director without a document', directors({ identityDocuments: [] })],
    [
      'red',
      'an owner without a document',
      directors({}, { roles: ['shareholder'], percentage: 26, identityDocuments: [] }),
    ],
    [
      'green',
      'a small shareholder without one',
      directors({}, { roles: ['shareholder'], percentage: 25, identityDocuments: [] }),
    ],
    ['red', 'an expired document', directors({ identityDocuments: [{ expiresOn: '2026-11-20' }] })],
    [
      'red',
      'a proof of address alone',
      directors({ identityDocuments: [{ type: 'Utility bill', expiresOn: '2031-01-01' }] }),
    ],
    ['amber', 'a document that may expire any day', directors({ identityDocuments: [{ expiresOn: null }] })],
    ['green', 'a document without expiry', directors({ identityDocuments: [{ expiresOn: null, noExpiry: true }] })],
    ['amber', 'a document that expires soon', directors({ identityDocuments: [{ expiresOn: TODAY }] })],
    [
      'green',
      'a newer document',
      directors({ identityDocuments: [{ expiresOn: '2020-01-01' }, { expiresOn: '2031-01-01' }] }),
    ],
  ],
}

describe.each(complianceRuleIds)('the rule %s (COMP-1)', (rule) => {
  it.each(cases[rule])('is %s for %s', (state, _, fields) => {
    const [row] = checkCompliance(facts(fields), day, [rule])
    expect(row).toMatchObject({ rule, state })
    expect(row?.reason).toMatch(/^[A-Z].+\.$/)
    expect(row?.law).toMatch(/Act|S\.I\./)
  })

  it('has a case that is met and a case that is broken', () => {
    const states = cases[rule].map(([state]) => state)
    expect(states).toContain('green')
    expect(states).toContain('red')
  })
})

it('who is an owner follows the thresholds that the firm has set (COMP-15, OWN-7)', () => {
  const parties = directors({}, { roles: ['shareholder'], percentage: 20, identityDocuments: [] })
  const lower = { ...day, ownerThresholds: [{ from: '0001-01-01', operator: 'atLeast' as const, percentage: 20 }] }
  const stateOn = (checked: typeof day) => checkCompliance(facts(parties), checked, ['identityDocuments'])[0]?.state
  expect([stateOn(day), stateOn(lower)]).toEqual(['green', 'red'])
})

it.each(['struckOff', 'relationshipEnded'] as const)('a company that is %s breaks no rule (COMP-1)', (ended) => {
  const states = checkCompliance(facts({ ended, parties: [], rbo: false }), day).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['green']))
})

it.each([
  'Ireland',
  'IRLANDE',
  'ie',
  'Éire',
  'Allemagne',
  'Pays-Bas',
  'The Netherlands',
  'Czechia',
  'Norvège',
  'Grèce',
  'Deutschland',
  'FRA',
  'Rep. of Ireland',
  'Ireland (Republic of)',
  'La Réunion',
  'Guadeloupe',
  'French Guiana',
  'Mayotte',
  'España',
])('%s is in the EEA (COMP-5)', (country) => {
  expect(isEeaCountry(country)).toBe(true)
})

it.each([
  'United Kingdom',
  'Royaume-Uni',
  'Northern Ireland',
  'Switzerland',
  'USA',
  '',
  '–',
  'French Polynesia',
  'Saint Barthélemy',
])('%s is not in the EEA (COMP-5)', (country) => {
  expect(isEeaCountry(country)).toBe(false)
})
