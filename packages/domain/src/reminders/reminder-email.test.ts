import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../shared/language.ts'
import { filledTemplate, type TemplateParams } from '../shared/email-template.ts'
import { type ReminderMatter, reminderTemplate } from './reminder-template.ts'
import { productName } from './reminder-texts.ts'

const reminderEmail = (matter: ReminderMatter, language: Language, known: TemplateParams) =>
  filledTemplate(reminderTemplate(matter, language, known), known)

const values = {
  company: 'Liffey Ltd',
  dueDate: '22 June 2026',
  papersDate: '8 June 2026',
  madeUpTo: '27 April 2026',
  brand: 'Registrar',
}
const late = { ...values, papersDate: '', daysLate: '154 days', lateFee: '€559.00' }
const annualReturn = { rule: 'ANNUAL_RETURN', isFirstReturn: false } as const
const firstReturn = { ...annualReturn, isFirstReturn: true }

describe('a reminder of an annual return', () => {
  it('before the day says by when to file and what a late filing would cost', () => {
    const { subject, textContent } = reminderEmail(annualReturn, 'en', values)
    expect(subject).toBe('Liffey Ltd: documents for the annual return needed by 8 June 2026')
    expect(textContent).toContain('has to be filed with the Companies Registration Office by 22 June 2026')
    expect(textContent).toContain('A late return costs 100 euro')
  })

  it('after the day says how late it is, and the fee of today (REM-3, AR-15)', () => {
    const { subject, textContent } = reminderEmail(annualReturn, 'en', late)
    expect(subject).toBe('Liffey Ltd: annual return 154 days late, documents needed now')
    expect(textContent).toContain('had to be filed with the Companies Registration Office by 22 June 2026')
    expect(textContent).toContain('Filed today, it costs €559.00 in late fees')
    expect(textContent).not.toContain('has to be filed')
  })

  it.each([
    ['en', 'financial statements of the year', 'audit exemption'],
    ['fr', 'comptes annuels de l’exercice', 'dispense d’audit'],
  ] as const)(
    'asks in %s for the financial statements of a later return only (AR-1, AR-16)',
    (language, papers, lost) => {
      for (const known of [values, late]) {
        const [first, later] = [firstReturn, annualReturn].map(
          (matter) => reminderEmail(matter, language, known).textContent,
        )
        expect([first?.includes(papers), first?.includes(lost)]).toEqual([false, false])
        expect([later?.includes(papers), later?.includes(lost)]).toEqual([true, true])
      }
    },
  )
})

describe.each(languages)('the texts in %s', (language) => {
  it.each(['ANNUAL_RETURN', 'SUBSCRIPTION', 'AML_REVIEW', 'IDENTITY'] as const)(
    'of %s differ before and after the day, and are filled',
    (rule) => {
      const product = { product: 'Pack', document: 'passport' }
      const [before, after] = [values, late].map((known) =>
        reminderEmail({ rule, isFirstReturn: false }, language, { ...known, ...product }),
      )
      expect(before?.textContent).not.toBe(after?.textContent)
      for (const email of [before, after])
        expect(`${email?.subject}${email?.htmlContent}`).not.toMatch(/\{\{|undefined/)
    },
  )
})

describe.each(languages)('a text in %s that asks for identity documents', (language) => {
  it.each(['AML_REVIEW', 'IDENTITY'] as const)(
    'of %s names company, firm and a safe way to answer, and a consequence only after the day (REM-10)',
    (rule) => {
      const [before, after] = [values, late].map((known) => reminderEmail({ rule }, language, known).textContent)
      for (const text of [before, after]) {
        expect(text).toContain('Liffey Ltd')
        expect(text).toContain('Registrar')
        expect(text).toMatch(/telephone|téléphone/)
      }
      expect(before).not.toMatch(/suspend/)
      expect(after).toMatch(/suspend/)
    },
  )

  it('names the secure page and the telephone number of the firm where they are set', () => {
    const known = { ...values, uploadLink: 'https://firm.example/upload', telephone: '+353 1 555 0100' }
    const { textContent } = reminderEmail({ rule: 'IDENTITY' }, language, known)
    expect(textContent).toContain('https://firm.example/upload')
    expect(textContent).toContain('+353 1 555 0100')
  })
})

it.each([
  ['Secretary company', 'fr', 'Secrétariat de la société'],
  ['Secretary company', 'en', 'Secretary company'],
  ['Pack Premium', 'fr', 'Pack Premium'],
  ['Accounting', 'fr', 'Comptabilité'],
  ['payroll', 'fr', 'Paie'],
] as const)('the product %s in %s is %s', (name, language, written) => {
  expect(productName(name, language)).toBe(written)
})
