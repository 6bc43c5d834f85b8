import { describe, expect, it } from 'vitest'
import { mergePaper } from './merge-paper.ts'
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
    JSON.stringify(mergePaper(papers[name], {}, registers, language)).replaceAll('\u00A0', ' ')

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
        const text = JSON.stringify(mergePaper(papers[name], {}, rows, language)).replaceAll('\u00A0', ' ')
        expect(text).toContain(note)
      }
    },
  )

  it('French elides before a vowel', () => {
    const values = { personName: 'Éamonn', personRole: 'administrateur', name: 'Emerald Isle CLG' }
    const french = (name: keyof typeof papers) => JSON.stringify(mergePaper(papers[name], values, {}, 'fr'))
    expect(french('resignationMinutes')).toContain('La démission d’Éamonn de ses')
    expect(french('consentToAct')).toContain('les fonctions d’administrateur d’Emerald Isle CLG')
  })
})
