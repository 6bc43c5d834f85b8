import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../shared/language.ts'
import { filledTemplate, type TemplateParams } from '../shared/email-template.ts'
import { type ReminderMatter, reminderTemplate } from './reminder-template.ts'
import { productName } from './reminder-texts.ts'

const reminderEmail = (matter: ReminderMatter, language: Language, known: TemplateParams) =>
  filledTemplate(reminderTemplate(matter, language, known), known)

const values = { company: 'Liffey Ltd', dueDate: '22/06/2026', madeUpTo: '27/04/2026', brand: 'Registrar' }
const late = { ...values, daysLate: '154 days', lateFee: '€559.00' }
const annualReturn = { rule: 'ANNUAL_RETURN', isFirstReturn: false } as const
const firstReturn = { ...annualReturn, isFirstReturn: true }

describe('a reminder of an annual return', () => {
  it('before the day says by when to file and what a late filing would cost', () => {
    const { subject, textContent } = reminderEmail(annualReturn, 'en', values)
    expect(subject).toBe('Annual return of Liffey Ltd: papers needed before 22/06/2026')
    expect(textContent).toContain('has to be filed with the Companies Registration Office by 22/06/2026')
    expect(textContent).toContain('A late return costs 100 euro')
  })

  it('after the day says how late it is, and the fee of today (REM-3, AR-15)', () => {
    const { subject, textContent } = reminderEmail(annualReturn, 'en', late)
    expect(subject).toBe('Annual return of Liffey Ltd: 154 days late, papers needed now')
    expect(textContent).toContain('had to be filed with the Companies Registration Office by 22/06/2026')
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

it.each([
  ['Secretary company', 'fr', 'Société secrétaire'],
  ['Secretary company', 'en', 'Secretary company'],
  ['Pack Premium', 'fr', 'Pack Premium'],
] as const)('the product %s in %s is %s', (name, language, written) => {
  expect(productName(name, language)).toBe(written)
})
