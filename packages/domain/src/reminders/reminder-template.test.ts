import { describe, expect, it } from 'vitest'
import { languages } from '../shared/language.ts'
import { frenchTypography } from '../shared/french-typography.ts'
import { fillTemplateHtml, fillTemplateText } from '../shared/email-template.ts'
import { canRemindOf, reminderFacts } from './reminder-facts.ts'
import { reminderKind, reminderKinds, ruleOfKind } from './reminder-kind.ts'
import { reminderTemplate } from './reminder-template.ts'

const organization = {
  name: 'Liffey & Co Ltd',
  financialYearEnd: '2025-12-31',
  corporationTaxPaidReminder: '2026-09-30',
  hasDomiciliation: true,
  domiciliationSubscriptionPlan: null,
  domiciliationPaidReminder: '2026-11-12',
  hasSecretaryCompany: false,
  secretaryCompanySubscriptionPlan: 6,
  secretaryCompanyPaidReminder: '2026-08-31',
  hasAnonymousShareholder: true,
  anonymousShareholderSubscriptionPlan: 12,
  anonymousShareholderPaidReminder: null,
} as const

describe('the facts of a reminder (MAIL-10)', () => {
  it.each([
    [
      'corporationTax',
      'en',
      {
        company: 'Liffey & Co Ltd',
        yearEnd: '31 December 2025',
        dueDate: '23 September 2026',
        papersDate: '9 September 2026',
      },
    ],
    ['domiciliation', 'en', { dueDate: '12 November 2026', period: '12 November 2026 to 11 November 2027' }],
    ['domiciliation', 'fr', { dueDate: '12 novembre 2026', period: 'du 12 novembre 2026 au 11 novembre 2027' }],
    ['secretaryCompany', 'en', { dueDate: '31 August 2026', period: '31 August 2026 to 27 February 2027' }],
    ['anonymousShareholder', 'en', { dueDate: '', period: '' }],
  ] as const)('of %s in %s are %j', (kind, language, facts) => {
    expect(reminderFacts(kind, organization, { language, today: '2026-01-01', papersDays: 14 })).toMatchObject(facts)
  })

  it('of tax without a year end are the firm’s own reminder day', () => {
    const facts = reminderFacts(
      'corporationTax',
      { ...organization, financialYearEnd: null },
      { language: 'en', today: '2026-01-01', papersDays: 14 },
    )
    expect(facts).toMatchObject({ yearEnd: '', dueDate: '30 September 2026' })
  })

  it('an inactive service has no reminder, and corporation tax always has one (MAIL-11)', () => {
    expect(reminderKinds.map((kind) => canRemindOf(kind, organization))).toEqual([true, true, false, true])
  })
})

describe('the template of a reminder (MAIL-10)', () => {
  const filled = (
    kind: (typeof reminderKinds)[number],
    language: (typeof languages)[number],
    more = {},
    today = '2026-01-01',
  ) => {
    const values = {
      ...reminderFacts(kind, organization, { language, today, papersDays: 14 }),
      brand: 'Registrar',
      ...more,
    }
    const { subject, textContent, htmlContent } = reminderTemplate({ rule: ruleOfKind[kind] }, language, values)
    return {
      subject: fillTemplateText(subject, values),
      text: fillTemplateText(textContent, values),
      html: fillTemplateHtml(htmlContent, values),
    }
  }

  const subjects = reminderKinds.flatMap((kind) => languages.map((language) => filled(kind, language).subject))

  it('each kind has its own subject in each language', () => {
    expect(new Set(subjects).size).toBe(reminderKinds.length * languages.length)
  })

  it.each(reminderKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    '%s in %s leaves no placeholder unfilled, and escapes the values',
    (kind, language) => {
      const { subject, text, html } = filled(kind, language)
      expect(`${subject}${text}${html}`).not.toContain('{{')
      expect(text).toContain('Liffey & Co Ltd')
      expect(html).toContain('Liffey &amp; Co Ltd')
      expect(html).toContain(`<html lang="${language}">`)
    },
  )

  it.each(reminderKinds)('%s in French has French punctuation', (kind) => {
    const { text } = filled(kind, 'fr')
    expect(frenchTypography(text)).toBe(text)
  })

  it('of corporation tax asks for documents, not for a payment to the firm', () => {
    const { text } = filled('corporationTax', 'en')
    expect(text).toContain('for the financial year that ended on 31 December 2025')
    expect(text).toContain('is 23 September 2026')
    expect(text).toContain('- the statements of every bank account')
    expect(text).not.toContain('received')
  })

  it.each([
    ['2026-09-08', 'send us by 9 September 2026'],
    ['2026-09-09', 'send us as soon as possible'],
    ['2026-10-01', 'send us as soon as possible'],
  ])('on %s asks: %s (REM-3)', (today, asked) => {
    expect(filled('corporationTax', 'en', {}, today).text).toContain(asked)
  })

  it('of a nominee shareholder says that the client stays declared as beneficial owner', () => {
    expect(filled('anonymousShareholder', 'en').text).toContain('declared as its beneficial owner (RBO)')
    expect(filled('anonymousShareholder', 'fr').text).toContain('bénéficiaire effectif (RBO)')
  })

  it('of a service names company, service, period, amount and how to pay', () => {
    const { text } = filled('domiciliation', 'fr', { amount: '240 €', paymentDetails: 'IBAN IE29' })
    expect(text).toContain('Période\u00A0: du 12 novembre 2026 au 11 novembre 2027')
    expect(text).toContain('Montant\u00A0: 240 €')
    expect(text).toContain('virez 240 € avec la référence Liffey & Co Ltd\u00A0:\nIBAN IE29')
  })

  it.each([
    ['corporationTax', 'en', 'was 23 September 2026. It is 8 days late.'],
    ['corporationTax', 'fr', 'Le retard est de 8 jours.'],
    ['secretaryCompany', 'en', 'was due on 31 August 2026, and we have not received it yet.'],
    ['secretaryCompany', 'fr', 'était à échéance du 31 août 2026, et nous ne l’avons pas encore reçu.'],
  ] as const)('%s in %s says after the day that it is late, and not before', (kind, language, late) => {
    expect(filled(kind, language, {}, '2026-10-01').text).toContain(late)
    expect(filled(kind, language, {}, '2026-01-01').text).not.toMatch(/late\.$|not received|encore reçu|Le retard/m)
  })

  it.each([
    ['Ormond Ltd', 'd’Ormond Ltd'],
    ["O'Brien Ltd", "d’O'Brien Ltd"],
    ['Éditions Ltd', 'd’Éditions Ltd'],
    ['Liffey Ltd', 'de Liffey Ltd'],
    ['Hibernia Ltd', 'de Hibernia Ltd'],
  ])('of %s in French is written %s', (company, written) => {
    expect(filled('corporationTax', 'fr', { company }).text).toContain(` ${written} `)
  })

  it('leaves out the lines whose values are not known', () => {
    const { text } = filled('anonymousShareholder', 'en')
    expect(text).toContain('Service: Nominee shareholder')
    expect(text).not.toMatch(/Period:|Amount:|Due on:/)
    expect(text).toContain('The amount and the account are on our invoice.')
  })

  it('is shown whole without values', () => {
    const { subject, textContent } = reminderTemplate({ rule: 'SECRETARY_COMPANY' }, 'en')
    expect(subject).toContain('{{params.company}}')
    expect(textContent).toContain('Amount: {{params.amount}}')
  })
})

it.each([
  ['corporationTax', 'corporationTax'],
  ['corporation_tax', 'corporationTax'],
  ['SECRETARY COMPANY', 'secretaryCompany'],
  ['', undefined],
  [null, undefined],
])('the kind %j is read as %j', (sent, kind) => {
  expect(reminderKind.parse(sent)).toBe(kind)
})
