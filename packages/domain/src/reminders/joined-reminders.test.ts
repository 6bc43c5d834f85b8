import { describe, expect, it } from 'vitest'
import { joinedReminders, type JoinedPart } from './joined-reminders.ts'
import { reminderPart } from './reminder-template.ts'

const values = { company: "O'Hara & Sons Ltd", dueDate: '22 June 2026', brand: 'Registrar', firstname: 'Aoife' }
const partOf = (rule: 'AML_REVIEW' | 'CORPORATION_TAX', language: 'en' | 'fr'): JoinedPart => ({
  ...reminderPart({ rule }, language, values),
  company: values.company,
  firstname: 'Aoife',
})
const both = (language: 'en' | 'fr') => [partOf('AML_REVIEW', language), partOf('CORPORATION_TAX', language)]

describe('an email of several reminders (REM-11)', () => {
  it('has a part for each, with one greeting and one closing', () => {
    const { subject, textContent, tag } = joinedReminders(both('en'), { language: 'en', brand: 'Registrar' })
    expect([subject, tag]).toEqual(["O'Hara & Sons Ltd: 2 reminders", 'reminders'])
    const paragraphs = textContent.split('\n\n')
    expect(paragraphs[0]).toBe('Hello Aoife,')
    expect(paragraphs.at(-1)).toBe('Kind regards,\nThe Registrar team\n')
    expect(textContent.match(/Hello|Kind regards|If you have any question/g)).toHaveLength(3)
    const headings = paragraphs.filter((paragraph) => /^\d\. /.test(paragraph))
    expect(headings).toEqual([
      "1. O'Hara & Sons Ltd: identity documents to renew by 22 June 2026",
      "2. O'Hara & Sons Ltd: corporation tax return due 22 June 2026",
    ])
  })

  it('is French where its addressee reads French, and leaves names as they are', () => {
    const { subject, textContent, htmlContent } = joinedReminders(both('fr'), { language: 'fr', brand: 'Registrar' })
    expect(subject).toBe("O'Hara & Sons Ltd\u00A0: 2 rappels")
    expect(textContent).toMatch(/^Bonjour Aoife,\n\nCe message réunit 2 points/)
    expect(htmlContent).toContain('<html lang="fr">')
    expect(htmlContent).toContain('O&#39;Hara &amp; Sons Ltd')
  })

  it('names the brand where its companies differ, and greets nobody by name where its people differ', () => {
    const parts = [
      partOf('AML_REVIEW', 'en'),
      { ...partOf('AML_REVIEW', 'en'), company: 'Liffey Ltd', firstname: 'Bran' },
    ]
    const { subject, textContent } = joinedReminders(parts, { language: 'en', brand: 'Formations' })
    expect(subject).toBe('Formations: 2 reminders for 2 companies')
    expect(textContent).toMatch(/^Hello,\n/)
  })
})
