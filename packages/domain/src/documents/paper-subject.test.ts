import { describe, expect, it } from 'vitest'
import type { ShareHolding, Term } from '../links/link-terms.ts'
import type { Particulars } from '../registers/particulars.ts'
import type { Holder } from '../registers/registers.ts'
import { fillPaper } from './fill-paper.ts'
import { paperAbout } from './paper-about.ts'
import type { PaperRecord } from './paper-record.ts'
import { paperCandidates } from './paper-sources.ts'
import { paperValues } from './paper-values.ts'
import { type PaperName, papers } from './papers.ts'

const term = (role: Term['role'], appointed: string, ceased: string | null = null): Term => ({
  role,
  appointed,
  ceased,
})
const held = (shareClass: string, number: number, acquired: string): ShareHolding => ({
  class: shareClass,
  number,
  nominal: shareClass === 'Preference' ? 2 : 1,
  acquired,
  ceased: null,
})
const holder = (personId: string, more: Partial<Holder> = {}): Holder => ({
  party: { personId },
  name: personId,
  terms: [],
  holdings: [],
  beneficiaryPercentage: 0,
  ...more,
})
const livesAt = (address: string): Particulars => ({
  isCompany: false,
  birth: '1980-01-01',
  nationality: null,
  address,
  pps: null,
  ipn: null,
  rboNumber: null,
})

const record: PaperRecord = {
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
  },
  holders: [
    holder('Marie', {
      terms: [
        term('director', '2020-01-01', '2022-01-01'),
        term('nomineeDirector', '2022-01-01', '2024-03-15'),
        term('secretary', '2021-05-01', '2025-06-30'),
      ],
      holdings: [
        held('Ordinary', 60, '2020-01-01'),
        held('Ordinary', 40, '2021-01-01'),
        held('Preference', 10, '2022-01-01'),
      ],
    }),
    holder('Paul'),
    holder('Anna'),
    holder('Paul', {
      name: 'Paul and Anna',
      jointWith: [{ personId: 'Anna' }],
      jointNames: ['Paul', 'Anna'],
      holdings: [held('Ordinary', 7, '2019-05-01')],
    }),
  ],
  particulars: new Map([
    ['Marie', livesAt('5 Abbey Lane')],
    ['Paul', livesAt('9 Dame Street')],
    ['Anna', livesAt('9 Dame Street')],
  ]),
  recentChanges: {},
  firmName: null,
}

const certificate = (number: number, shareClass: string, shares: number, from: number) => ({
  number,
  isNumberConfirmed: true,
  holderIds: ['Marie'],
  class: shareClass,
  shares,
  numbers: [{ from, to: from + shares - 1 }],
  paid: shares,
  premium: 0,
  replaces: [],
})
const withCertificates: PaperRecord = {
  ...record,
  certificates: [
    certificate(1, 'Ordinary', 60, 1),
    certificate(2, 'Ordinary', 40, 61),
    certificate(3, 'Preference', 10, 1),
  ],
}

type Values = NonNullable<Parameters<typeof paperValues>[2]['values']>
const valuesOf = (name: PaperName, values: Values = {}, personId?: string, of = record) =>
  paperValues(papers[name], of, { language: 'en', today: '2026-11-21', values, personId })

describe('a value that names one of several chooses what the paper is about (DOC-3)', () => {
  it.each([
    [{}, { personRole: 'secretary', change: 'Cessation', changedOn: '2025-06-30' }],
    [{ change: 'appointed' }, { personRole: 'secretary', change: 'Appointment', changedOn: '2021-05-01' }],
    [{ personRole: 'Director' }, { change: 'Cessation', changedOn: '2024-03-15' }],
    // A director who becomes a nominee director is not appointed anew.
    [
      { personRole: 'director', change: 'appointed' },
      { change: 'Appointment', changedOn: '2020-01-01' },
    ],
  ])('the office and the change of an officer: %o', (given, told) =>
    expect(valuesOf('b10', given, 'Marie')).toMatchObject(told),
  )

  it('has no day of a change that the record does not have', () => {
    expect(valuesOf('b10', { change: 'ceased', personRole: 'director' }, 'Paul')).toMatchObject({
      personName: 'Paul',
      changedOn: null,
    })
  })

  it.each([
    [{}, { shareClass: 'Preference', shareNumber: 10, shareNominal: 2, certificateNumber: 3 }],
    [{ shareClass: 'ordinary' }, { shareNumber: 40, shareNominal: 1, certificateNumber: 2, shareNumbers: '61 to 100' }],
    [{ certificateNumber: 1 }, { shareClass: 'Ordinary', shareNumber: 60, shareNumbers: '1 to 60' }],
    // Another wording of the class, and a number that the record does not have, leave the rest as it is.
    [{ shareClass: 'Preferred' }, { shareNumber: 10, certificateNumber: 3 }],
    [{ certificateNumber: 9 }, { shareNumber: 10, shareNumbers: '1 to 10' }],
  ])('the class and the certificate of shares: %o', (given, told) =>
    expect(valuesOf('shareCertificate', given, 'Marie', withCertificates)).toMatchObject(told),
  )

  it('whoever holds shares with others can be chosen, and is named with them', () => {
    expect(paperCandidates(papers.shareCertificate, record.holders).map(({ name }) => name)).toEqual([
      'Marie',
      'Paul',
      'Anna',
    ])
    for (const id of ['Paul', 'Anna'])
      expect(valuesOf('shareCertificate', {}, id)).toMatchObject({ personName: 'Paul and Anna', shareNumber: 7 })
  })

  it('the class whose capital changed, of several on one day', () => {
    const split = { kind: 'split' as const, on: '2026-01-01', oldShares: 10, oldNominal: 1, newNominal: 0.1 }
    const changed: PaperRecord = {
      ...record,
      shareEvents: [],
      capitalChanges: [
        { ...split, class: 'Ordinary', newShares: 100 },
        { ...split, class: 'Preference', newShares: 20 },
      ],
    }
    expect(valuesOf('b7', { shareClass: 'Ordinary' }, undefined, changed)).toMatchObject({ newShares: 100 })
    expect(valuesOf('b7', {}, undefined, changed)).toMatchObject({ shareClass: 'Preference', newShares: 20 })
  })
})

const textOf = (name: PaperName, language: 'en' | 'fr', values: Values, of: PaperRecord, personId = 'Marie') => {
  const options = { language, today: '2026-11-21', values, personId }
  const paper = paperAbout(papers[name], of, options)
  return JSON.stringify(fillPaper(paper, paperValues(paper, of, options), {}, language))
}

it('a certificate that takes the place of several names them in the plural (DOC-9)', () => {
  const [first, second, third] = withCertificates.certificates ?? []
  if (!first || !second || !third) throw new Error('no certificates')
  const replacing = (replaces: number[]) => ({ ...record, certificates: [first, second, { ...third, replaces }] })
  const said = (replaces: number[], language: 'en' | 'fr' = 'en') =>
    textOf('shareCertificate', language, {}, replacing(replaces))
  expect(said([1])).toContain('Replaces certificate 1, which is cancelled.')
  expect(said([1, 2])).toContain('Replaces certificates 1 and 2, which are cancelled.')
  expect(said([1, 2, 4], 'fr')).toContain('Remplace les certificats 1, 2 et 4, qui sont annulés.')
})

it.each(['Director', 'Managing director', 'administratrice'])(
  'the statutory sentence of a consent is to the word, whatever the office is called: %s (DOC-10)',
  (personRole) => {
    const said = textOf('consentToAct', 'en', { personRole }, record)
    expect(said).toContain('I acknowledge that, as a director, I have legal duties')
  },
)

describe('a name that is typed (DOC-3)', () => {
  it('of somebody on record is theirs, and of somebody else takes nothing from the record of another', () => {
    expect(valuesOf('consentToAct', { personName: 'Marie' })).toMatchObject({ personAddress: '5 Abbey Lane' })
    expect(valuesOf('consentToAct', { personName: 'Jean Neuf' })).toMatchObject({
      personName: 'Jean Neuf',
      personAddress: null,
      personBirth: null,
    })
    expect(valuesOf('shareCertificate', { personName: 'Jean Neuf' }, undefined, withCertificates)).toMatchObject({
      certificateNumber: null,
      shareNumbers: null,
    })
    // Whoever is chosen may be written otherwise.
    expect(valuesOf('consentToAct', { personName: 'Marie Anne' }, 'Marie')).toMatchObject({
      personAddress: '5 Abbey Lane',
    })
  })

  it('of a transferee is not given the address of another', () => {
    const transferee = { _id: 'x', name: 'Emerald Limited', address: '1 Lane' }
    const of = { ...record, transferee }
    expect(valuesOf('stockTransferForm', {}, 'Marie', of)).toMatchObject({ transfereeAddress: '1 Lane' })
    expect(valuesOf('stockTransferForm', { transferee: 'Jean Neuf' }, 'Marie', of)).toMatchObject({
      transfereeAddress: null,
    })
  })
})
