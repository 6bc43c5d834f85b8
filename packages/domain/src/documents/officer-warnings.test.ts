import { expect, it } from 'vitest'
import type { Term } from '../links/link-terms.ts'
import type { Particulars } from '../registers/particulars.ts'
import type { Holder } from '../registers/registers.ts'
import type { PaperRecord } from './paper-record.ts'
import { paperValues } from './paper-values.ts'
import { paperWarnings } from './paper-warnings.ts'
import { type PaperName, papers } from './papers.ts'

type Officer = { terms: Term[]; birth?: string; isInEea?: boolean; isCompany?: boolean }

const term = (role: Term['role'], appointed: string, ceased: string | null = null): Term => ({
  role,
  appointed,
  ceased,
})

const recordOf = (officers: Record<string, Officer>, organization: object = {}): PaperRecord => ({
  organization: {
    name: 'Alpha Limited',
    cro: '654321',
    companyType: 'LTD',
    companyTypeGuess: null,
    address: '1 Quay',
    incorporationDate: '2019-01-01',
    financialYearEnd: null,
    businessActivity: null,
    hasDomiciliation: false,
    hasSecretaryCompany: false,
    hasAnonymousShareholder: false,
    ...organization,
  },
  holders: Object.entries(officers).map(([name, { terms, isCompany }]): Holder => ({
    party: isCompany ? { organizationId: name } : { personId: name },
    name,
    terms,
    holdings: [],
    beneficiaryPercentage: 0,
  })),
  particulars: new Map(
    Object.entries(officers).map(
      ([name, { birth = '1980-01-01', isInEea = true, isCompany = false }]): [string, Particulars] => [
        name,
        {
          isCompany,
          birth,
          nationality: null,
          address: '1 Road',
          isInEea,
          pps: null,
          ipn: null,
          rboNumber: null,
        },
      ],
    ),
  ),
  recentChanges: {},
  firmName: null,
})

const warningsOf = (name: PaperName, record: PaperRecord, values = {}) => {
  const options = { language: 'en' as const, today: '2026-11-21', values }
  return paperWarnings(papers[name], paperValues(papers[name], record, options), record, options).map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

const both = [term('director', '2020-01-01')]
const secretary = [term('secretary', '2020-01-01')]

// DOC-7
it.each<[string, PaperName, Record<string, Officer>, RegExp[]]>([
  [
    'a director under 18 on the day',
    'consentToAct',
    { Zoë: { terms: both }, Tom: { terms: [term('director', '2026-01-10')], birth: '2008-01-11' } },
    [/^personBirth: Tom is under 18 on 10\/01\/2026/],
  ],
  [
    'a director of 18 on the day',
    'appointmentResolution',
    { Zoë: { terms: both }, Tom: { terms: [term('director', '2026-01-10')], birth: '2008-01-10' } },
    [],
  ],
  [
    'a company as director',
    'appointmentMinutes',
    { Zoë: { terms: both }, Holdco: { terms: [term('director', '2026-01-10')], isCompany: true } },
    [/^personName: A company cannot be a director/],
  ],
  [
    'a company as secretary',
    'appointmentMinutes',
    { Zoë: { terms: both }, Holdco: { terms: [term('secretary', '2026-01-10')], isCompany: true } },
    [],
  ],
  [
    'the only director as secretary',
    'appointmentMinutes',
    { Zoë: { terms: [...both, term('secretary', '2026-01-10')] } },
    [/^personRole: The only director would be the secretary too/],
  ],
  [
    'a director who leaves the other as director and secretary',
    'resignationMinutes',
    { Zoë: { terms: [...both, ...secretary] }, Paul: { terms: [term('director', '2020-01-01', '2026-01-10')] } },
    [/^personRole: The only director would be the secretary too/],
  ],
  [
    'the last director who leaves',
    'resignationLetter',
    { Zoë: { terms: secretary }, Paul: { terms: [term('director', '2020-01-01', '2026-01-10')] } },
    [/^personRole: The company would have no director/],
  ],
  [
    'a secretary who is replaced that day',
    'resignationLetter',
    {
      Zoë: { terms: both },
      Paul: { terms: [term('secretary', '2020-01-01', '2026-01-10')] },
      Anna: { terms: [term('secretary', '2026-01-10')] },
    },
    [],
  ],
  [
    'the notice of a director outside the EEA, while another is resident in it',
    'eeaNotice',
    { Zoë: { terms: both }, Paul: { terms: [term('director', '2020-01-01', '2026-01-10')], isInEea: false } },
    [/^personAddress: This address is not in the EEA/, /^personName: Zoë is a director resident in the EEA/],
  ],
  [
    'the notice of the last director resident in the EEA',
    'eeaNotice',
    { Zoë: { terms: both, isInEea: false }, Paul: { terms: [term('director', '2020-01-01', '2026-01-10')] } },
    [],
  ],
])('%s: %s', (_, name, officers, expected) => {
  const found = warningsOf(name, recordOf(officers))
  expect(found).toEqual(expected.map((one) => expect.stringMatching(one) as string))
})

it('a written resolution in place of the meeting of a DAC with several members, and an approval before the transfer, are warned of', () => {
  const members = {
    Zoë: { terms: [term('shareholder', '2020-01-01')] },
    Paul: { terms: [term('shareholder', '2020-01-01')] },
  }
  expect(warningsOf('writtenAgm', recordOf(members))).toEqual([])
  expect(warningsOf('writtenAgm', recordOf(members, { companyType: 'DAC' }))).toEqual([
    'members: A DAC with several members holds the meeting (Companies Act 2014, s. 175).',
  ])
  const values = { decidedOn: '2026-01-01', executedOn: '2026-01-02' }
  expect(warningsOf('transferApproval', recordOf(members), values)).toEqual([
    'decidedOn: This is before the transfer was executed (02/01/2026).',
  ])
})
