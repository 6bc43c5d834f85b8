import { describe, expect, it } from 'vitest'
import { fillPaper } from './fill-paper.ts'
import type { Paper } from './paper.ts'
import { papers } from './papers.ts'

describe('numbers and names are printed as the language writes them', () => {
  const row = {
    personId: 'o',
    name: 'Éamonn',
    class: 'A',
    number: 1_234_567,
    percentage: 17.5,
    acquired: null,
    ceased: null,
  }
  const registers = { members: [row], owners: [{ ...row, percentage: 0.004 }] }
  const printOf = (name: keyof typeof papers, language: 'en' | 'fr') =>
    JSON.stringify(fillPaper(papers[name], {}, registers, language)).replaceAll('\u00A0', ' ')

  it.each([
    ['membersRegister', 'en', '"1,234,567","17.5%"'],
    ['membersRegister', 'fr', '"1 234 567","17,5 %"'],
    ['ownersRegister', 'fr', '"0,004 %"'],
  ] as const)('%s in %s has %s', (name, language, expected) => expect(printOf(name, language)).toContain(expected))

  it.each([
    ['en', '99.996% of Emerald Limited is not known.'],
    ['fr', 'Le détenteur de 99,996 % d’Emerald Limited n’est pas connu.'],
  ] as const)(
    'in %s the owners are followed by the gap of a company whose owners are not known (OWN-7)',
    (language, note) => {
      const rows = { owners: [], ownerGaps: [{ name: 'Emerald Limited', missing: 99.996 }] }
      for (const name of ['ownersRegister', 'bankLetter'] as const) {
        const text = JSON.stringify(fillPaper(papers[name], {}, rows, language)).replaceAll('\u00A0', ' ')
        expect(text).toContain(note)
      }
    },
  )

  it('French elides before a vowel', () => {
    const values = { personName: 'Éamonn', personRole: 'administrateur', name: 'Emerald Isle CLG' }
    const french = (name: keyof typeof papers) => JSON.stringify(fillPaper(papers[name], values, {}, 'fr'))
    expect(french('resignationMinutes')).toContain('La démission d’Éamonn de ses')
    expect(french('consentToAct')).toContain('les fonctions d’administrateur d’Emerald Isle CLG')
  })
})

it('an address of several lines is parted by commas within a sentence, and keeps its lines in the head (DOC-1)', () => {
  const values = { name: 'Emerald Limited', address: 'Unit 1,\n2 Quay\n\nDublin 7', place: '2 Quay\nDublin 7' }
  const textOf = (name: keyof typeof papers) => JSON.stringify(fillPaper(papers[name], values, {}, 'en'))
  expect(textOf('engagementLetter')).toContain('To the directors of Emerald Limited, Unit 1, 2 Quay, Dublin 7')
  expect(textOf('meetingMinutes')).toContain('2 Quay, Dublin 7')
  expect(textOf('meetingMinutes')).toContain(String.raw`Unit 1,\n2 Quay`)
})

describe('a share certificate', () => {
  const values = { personName: 'Ormond Limited', personAddress: 'Dublin', name: 'Emerald Limited', shareNominal: 1 }
  const certificate = papers.shareCertificate
  const certified = (language: 'en' | 'fr', shareNumber: number, shareClass: string, paper: Paper = certificate) => {
    const filled = fillPaper(paper, { ...values, shareNumber, shareClass }, {}, language)
    return JSON.stringify(filled.filter(({ kind }) => kind === 'paragraph')).replaceAll('\u00A0', ' ')
  }

  it.each([
    ['en', 1, 'Ordinary', 'holder of 1 Ordinary share of €1.00 in Emerald Limited'],
    ['en', 2, 'Ordinary', 'holder of 2 Ordinary shares of €1.00 each in Emerald Limited'],
    ['en', 1000, 'Preference shares', 'holder of 1,000 Preference shares of €1.00 each'],
    ['en', 1, 'Preference Shares', 'holder of 1 Preference share of €1.00 in'],
    ['fr', 1, 'Ordinary', 'inscrit(e) de 1 action de catégorie ordinaire, d’une valeur nominale de 1,00 €, d’Emerald'],
    ['fr', 2, 'Actions ordinaires', 'de 2 actions de catégorie ordinaires, d’une valeur nominale de 1,00 € chacune,'],
  ] as const)('in %s of %i %s reads: %s', (language, shareNumber, shareClass, expected) => {
    expect(certified(language, shareNumber, shareClass)).toContain(expected)
  })

  it('of a company agrees with it in French', () => {
    const forCompany = { ...certificate, blocks: certificate.blocksForCompany ?? [] }
    const text = certified('fr', 2, 'Ordinary', forCompany)
    expect(text).toContain('la société Ormond Limited, dont')
    expect(text).toContain('est titulaire inscrite de 2 actions')
  })
})

it('the appointment in French reads the same for a person and for a company', () => {
  const values = {
    personName: 'Ormond Limited',
    personRole: 'administrateur',
    changedOn: '2026-01-31',
    consentedOn: '2026-01-30',
  }
  expect(JSON.stringify(fillPaper(papers.appointmentResolution, values, {}, 'fr'))).toContain(
    'Les fonctions d’administrateur de la société sont confiées à Ormond Limited, dont l’acceptation est datée du 30 janvier 2026, à compter du 31 janvier 2026.',
  )
})
