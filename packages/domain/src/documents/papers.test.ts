import { describe, expect, it } from 'vitest'
import type { ShareHolding, Term } from '../links/link-terms.ts'
import type { Holder } from '../registers/registers.ts'
import { languages } from '../shared/language.ts'
import { BLANK, fillPaper, paperTitle } from './fill-paper.ts'
import { type Block, fieldsOf } from './paper.ts'
import { fieldNames, paperFields } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { paperAbout } from './paper-about.ts'
import type { PaperOptions } from './paper-people.ts'
import { signersOf } from './paper-signers.ts'
import { missingFields, paperValues } from './paper-values.ts'
import { paperNames, papers } from './papers.ts'

const TODAY = '2026-11-21'

const organization: PaperRecord['organization'] = {
  name: 'Zażółć Software Limited',
  cro: null,
  companyType: null,
  companyTypeGuess: null,
  address: null,
  incorporationDate: null,
  financialYearEnd: null,
  businessActivity: null,
  hasDomiciliation: false,
  hasSecretaryCompany: false,
  hasAnonymousShareholder: false,
}
const bare: PaperRecord = { organization, holders: [], particulars: new Map(), recentChanges: {}, firmName: null }

const term = (appointed: string | null, ceased: string | null = null, role: Term['role'] = 'director'): Term => ({
  role,
  appointed,
  ceased,
})
const shares = (number: number, acquired: string): ShareHolding => ({
  class: 'Ordinary',
  number,
  nominal: 0.01,
  acquired,
  ceased: null,
})
const holder = (personId: string, terms: Term[], holdings: ShareHolding[] = []): Holder => ({
  party: { personId },
  name: personId,
  terms,
  holdings,
  beneficiaryPercentage: 0,
})

const textsOf = (block: Block, language: 'en' | 'fr'): string => {
  if (block.kind === 'list') return block.items.map((item) => item[language]).join(' ')
  if (block.kind === 'signatures') return block.signers.map((signer) => signer[language]).join(' ')
  if (block.kind === 'paragraph') return `${block.text[language]} ${block.ofOne?.[language] ?? ''}`
  return 'text' in block ? block.text[language] : ''
}
const placeholdersIn = (block: Block, language: 'en' | 'fr') =>
  [...textsOf(block, language).matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))

describe('the catalogue of papers (DOC-1, DOC-2)', () => {
  it.each(paperNames)('%s prints only known fields, the same in both languages', (name) => {
    for (const block of [...papers[name].blocks, ...(papers[name].blocksForCompany ?? [])]) {
      const english = placeholdersIn(block, 'en')
      expect(placeholdersIn(block, 'fr')).toEqual(english)
      expect(fieldNames).toEqual(expect.arrayContaining(english as never[]))
    }
  })

  it.each(paperNames)('%s is printed from an empty record with blanks and never with undefined', (name) => {
    for (const language of languages) {
      const values = paperValues(papers[name], bare, { language, today: TODAY })
      const merged = fillPaper(papers[name], values, {}, language)
      expect(JSON.stringify(merged)).not.toMatch(/undefined|null|NaN|\{\w+\}/)
      expect(missingFields(values).length > 0).toBe(JSON.stringify(merged).includes(BLANK))
    }
  })

  it('every field is printed by a paper, or asked for', () => {
    const forCompanies = paperNames.flatMap((name) =>
      fieldsOf({ ...papers[name], blocks: papers[name].blocksForCompany ?? [] }),
    )
    const printed = new Set([...paperNames.flatMap((name) => fieldsOf(papers[name])), ...forCompanies])
    // Whoever signs for a company is asked for where a company signs.
    expect(fieldNames.filter((name) => !printed.has(name))).toEqual(['representedBy'])
  })

  it('titles are in both languages, in French with French punctuation', () => {
    expect(paperTitle(papers.nameChangeMinutes, 'en')).toBe('Minutes: change of name')
    expect(paperTitle(papers.nameChangeMinutes, 'fr')).toBe('Procès-verbal\u00A0: changement de dénomination')
  })
})

describe('whom a paper is about (DOC-3)', () => {
  const holders = [
    holder('Marie', [term('2020-01-01', '2024-03-15')], [shares(60, '2020-01-01')]),
    holder('Paul', [term('2024-03-15'), term(null, null, 'secretary')], [shares(40, '2021-01-01')]),
    holder('Anna', [term(null, null, 'shareholder')]),
  ]
  const record = { ...bare, holders }
  const valuesOf = (name: keyof typeof papers, personId?: string) =>
    paperValues(papers[name], record, { language: 'en', today: TODAY, ...(personId && { personId }) })

  it.each([
    ['appointmentMinutes', undefined, { personName: 'Paul', personRole: 'director', changedOn: '2024-03-15' }],
    ['appointmentMinutes', 'Marie', { personName: 'Marie', changedOn: '2020-01-01' }],
    ['resignationMinutes', undefined, { personName: 'Marie', changedOn: '2024-03-15' }],
    ['resignationMinutes', 'Paul', { personName: 'Paul', personRole: 'director', changedOn: null }],
    ['b10', undefined, { personName: 'Paul' }],
    ['shareCertificate', undefined, { personName: 'Paul', shareNumber: 40, certificateNumber: 2 }],
    ['shareCertificate', 'Marie', { personName: 'Marie', shareNumber: 60, certificateNumber: 1 }],
    ['shareCertificate', 'Anna', { personName: 'Anna', shareNumber: null }],
  ] as const)('%s, with %s chosen', (name, personId, expected) =>
    expect(valuesOf(name, personId)).toMatchObject(expected),
  )

  it('the directors in office are named, and the first takes the chair', () =>
    expect(valuesOf('addressChangeMinutes')).toMatchObject({ directors: 'Paul', chairperson: 'Paul' }))
})

describe('who decides is who is in office on the day of the decision (DOC-3)', () => {
  const early = { ...holder('Marie', [term('2020-01-01', '2026-11-19')], [shares(60, '2020-01-01')]) }
  const late = holder('Paul', [term('2026-11-10'), term('2020-01-01', null, 'secretary')], [shares(40, '2026-11-15')])
  const record = { ...bare, holders: [early, late] }
  const valuesOn = (name: keyof typeof papers, decidedOn?: string) =>
    paperValues(papers[name], record, { language: 'en', today: TODAY, values: { decidedOn } })

  it.each([
    ['addressChangeMinutes', '2026-11-09', { directors: 'Marie', chairperson: 'Marie' }],
    ['addressChangeMinutes', '2026-11-10', { directors: 'Marie, Paul', chairperson: 'Marie' }],
    ['addressChangeMinutes', '2026-11-19', { directors: 'Paul', chairperson: 'Paul' }],
    ['addressChangeMinutes', undefined, { directors: 'Paul', decidedOn: TODAY }],
    ['nameChangeResolution', '2026-11-09', { members: 'Marie' }],
    ['nameChangeResolution', undefined, { members: 'Marie, Paul' }],
    ['appointmentResolution', '2026-11-10', { personName: 'Paul', directors: 'Marie' }],
    ['appointmentResolution', undefined, { personName: 'Paul', directors: 'Marie', decidedOn: '2026-11-10' }],
    ['appointmentResolution', TODAY, { personName: 'Paul', directors: null }],
    ['resignationMinutes', undefined, { personName: 'Marie', directors: 'Paul', decidedOn: '2026-11-19' }],
  ] as const)('%s of %s', (name, decidedOn, expected) => expect(valuesOn(name, decidedOn)).toMatchObject(expected))

  it('a letter to the bank names the directors of the day that it tells of', () => {
    const options = { language: 'en' as const, today: TODAY, values: { asAt: '2026-11-09' } }
    expect(paperValues(papers.bankLetter, record, options)).toMatchObject({ directors: 'Marie' })
  })
})

it('a paper that changes the name or the office is headed with the one before the change', () => {
  const recentChanges = {
    name: { from: 'Old Limited', to: 'New Limited', changedOn: '2026-11-10' },
    address: { from: 'A', to: 'B', changedOn: '2026-11-10' },
  }
  const record = { ...bare, organization: { ...organization, name: 'New Limited', address: 'B' }, recentChanges }
  const valuesOf = (name: keyof typeof papers, values = {}) =>
    paperValues(papers[name], record, { language: 'en', today: TODAY, values })

  expect(valuesOf('nameChangeMinutes')).toMatchObject({ name: 'Old Limited', address: 'B', place: 'B' })
  expect(valuesOf('nameChangeMinutes', { oldName: 'Older Limited' })).toMatchObject({ name: 'Older Limited' })
  expect(valuesOf('addressChangeMinutes')).toMatchObject({ name: 'New Limited', address: 'A', place: 'A' })
  expect(valuesOf('addressChangeMinutes', { place: 'C' })).toMatchObject({ address: 'A', place: 'C' })
  expect(valuesOf('b2')).toMatchObject({ name: 'New Limited', oldAddress: 'A', newAddress: 'B' })
})

describe('a paper about a company (DOC-2, DOC-6)', () => {
  const secretary: Holder = {
    ...holder('', [term('2024-01-01', null, 'secretary')]),
    party: { organizationId: 'o1' },
    name: 'Emerald Limited',
  }
  const nothing = { birth: null, nationality: null, pps: null, ipn: null, rboNumber: null }
  const particulars = new Map([['o1', { ...nothing, isCompany: true, cro: '700700', address: '1 Main Street' }]])
  const record = {
    ...bare,
    organization: { ...organization, cro: '654321', address: 'A' },
    holders: [secretary],
    particulars,
  }
  const printOf = (name: keyof typeof papers, language: 'en' | 'fr') => {
    const options = { language, today: TODAY }
    const paper = paperAbout(papers[name], record, options)
    const values = paperValues(paper, record, options)
    return { values, text: JSON.stringify(fillPaper(paper, values, {}, language)) }
  }

  it('lacks no birth, nationality or number of a person, and has the registered number', () => {
    const { values, text } = printOf('b10', 'en')
    expect(missingFields(values)).toEqual([])
    expect(values).toMatchObject({ personCro: '700700', personAddress: '1 Main Street' })
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['personNumber']))
    expect(text).toContain('"label":"Registered office","value":"1 Main Street"')
    expect(text).not.toMatch(/Date of birth|Nationality|Usual address/)
  })

  it('is signed for the company', () => {
    const english = printOf('consentToAct', 'en').text
    expect(english).toContain(
      'Emerald Limited, registered number 700700, whose registered office is at 1 Main Street, consents to act',
    )
    expect(english).toContain('"signers":["For and on behalf of Emerald Limited"]')
    expect(english).not.toMatch(/I, |Date of birth/)
    expect(printOf('consentToAct', 'fr').text).not.toMatch(/Je soussigné|demeurant/)
  })
})

describe('all who decide in writing sign, each once and by name (DOC-6)', () => {
  const marie = holder('Marie', [term('2020-01-01')], [shares(60, '2020-01-01'), shares(5, '2021-01-01')])
  const paul = holder('Paul', [term(null, null, 'secretary')], [shares(40, '2021-01-01')])
  const emerald: Holder = {
    ...holder('', [], [shares(9, '2022-01-01')]),
    party: { organizationId: 'o1' },
    name: 'Emerald Limited',
  }
  const printOf = (name: keyof typeof papers, holders: Holder[], more: Partial<PaperOptions> = {}) => {
    const options: PaperOptions = { language: 'en', today: TODAY, ...more }
    const record = { ...bare, holders }
    const values = paperValues(papers[name], record, options)
    const paper = paperAbout(papers[name], record, options)
    const merged = fillPaper(paper, values, {}, options.language, signersOf(paper, record, options))
    const signed = merged.find((block) => block.kind === 'signatures')
    const { signers, notes } = signed?.kind === 'signatures' ? signed : { signers: [], notes: [] }
    return { signers, notes, text: JSON.stringify(merged) }
  }

  it('members', () => {
    const { signers, notes, text } = printOf('strikeOffResolution', [marie, paul, emerald])
    expect(signers).toEqual(['Marie, Member', 'Paul, Member', 'For and on behalf of Emerald Limited, Member'])
    expect(notes.at(-1)).toEqual([`represented by ${BLANK}`, 'Date: ______________'])
    expect(text).toContain('We, all the members of the company (Marie, Paul, Emerald Limited)')
  })

  it('members in French', () =>
    expect(printOf('nameChangeResolution', [emerald], { language: 'fr' }).signers).toEqual([
      'Pour le compte d’Emerald Limited, Actionnaire',
    ]))

  it('a sole director, in the singular', () => {
    const { signers, text } = printOf('addressChangeResolution', [marie, paul])
    expect(signers).toEqual(['Marie, Director'])
    expect(text).toContain('I, the sole director of the company (Marie), resolve')
  })

  it('nobody is called the sole director where another is in office that day', () => {
    const anna = holder('Anna', [term('2026-11-10')])
    const late = printOf('appointmentResolution', [marie, anna], { values: { decidedOn: TODAY } })
    expect(late.signers).toEqual(['Marie, Director'])
    expect(late.text).not.toContain('sole director')
    expect(late.text).toContain('That the appointment of Anna')
    expect(late.text).toContain('be ratified and confirmed')
    expect(printOf('appointmentResolution', [marie, anna]).text).toContain(
      'I, the sole director of the company (Marie)',
    )
  })

  it('a sole director or member in French signs as the one who is named', () => {
    const only = (name: keyof typeof papers, all: Holder[]) => printOf(name, all, { language: 'fr' }).text
    expect(only('addressChangeResolution', [marie])).toContain('Je soussigné(e) Marie, administrateur unique, décide')
    expect(only('strikeOffResolution', [marie])).toContain('Je soussigné(e) Marie, actionnaire unique, décide')
    expect(only('strikeOffResolution', [emerald])).toContain('La société Emerald Limited, actionnaire unique, agissant')
  })

  it('whoever is named by hand', () =>
    expect(printOf('addressChangeResolution', [marie], { values: { directors: 'Anna, Zoë' } }).signers).toEqual([
      'Anna, Director',
      'Zoë, Director',
    ]))

  it('one line without a name, where nobody is known', () =>
    expect(printOf('addressChangeResolution', []).signers).toEqual(['Director']))
})

it('a paper about a change describes the latest change of the record, and lacks the new value before there is one', () => {
  const options = { language: 'en' as const, today: TODAY }
  const atHome = { ...bare, organization: { ...organization, address: 'B' } }
  expect(paperValues(papers.b2, atHome, options)).toMatchObject({ oldAddress: 'B', newAddress: null })

  const recentChanges = { address: { from: 'A', to: 'B', changedOn: '2026-11-10' } }
  expect(paperValues(papers.b2, { ...atHome, recentChanges }, options)).toMatchObject({
    oldAddress: 'A',
    newAddress: 'B',
    effectiveOn: '2026-11-10',
  })
  // The next move begins where the last one ended.
  const next = paperValues(papers.b2, { ...atHome, recentChanges }, { ...options, values: { newAddress: 'C' } })
  expect(next).toMatchObject({ oldAddress: 'B', newAddress: 'C', effectiveOn: TODAY })
})

it('a given value replaces that of the record, and a blank one does not', () => {
  const record = { ...bare, organization: { ...organization, cro: '654321' } }
  const options = { language: 'fr' as const, today: TODAY, values: { cro: ' ', fee: 1200, issuedOn: '2026-01-31' } }
  const values = paperValues(papers.engagementLetter, record, options)
  expect(values).toMatchObject({ cro: '654321', fee: 1200 })

  const printed = JSON.stringify(fillPaper(papers.engagementLetter, values, {}, 'fr'))
  expect(printed).toContain('1\u00A0200,00\u00A0€')
  expect(printed).toContain('Le 31 janvier 2026')
  expect(paperFields.fee.kind).toBe('money')
})
