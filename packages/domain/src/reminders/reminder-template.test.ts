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
    ['corporationTax', 'en', { company: 'Liffey & Co Ltd', yearEnd: '31/12/2025', dueDate: '23/09/2026' }],
    ['domiciliation', 'en', { dueDate: '12/11/2026', period: '12/11/2026 to 11/11/2027' }],
    ['domiciliation', 'fr', { dueDate: '12/11/2026', period: 'du 12/11/2026 au 11/11/2027' }],
    ['secretaryCompany', 'en', { dueDate: '31/08/2026', period: '31/08/2026 to 27/02/2027' }],
    ['anonymousShareholder', 'en', { dueDate: '', period: '' }],
  ] as const)('of %s in %s are %j', (kind, language, facts) => {
    expect(reminderFacts(kind, organization, { language, today: '2026-01-01' })).toMatchObject(facts)
  })

  it('of tax without a year end are the firm’s own reminder day', () => {
    const facts = reminderFacts(
      'corporationTax',
      { ...organization, financialYearEnd: null },
      { language: 'en', today: '2026-01-01' },
    )
    expect(facts).toMatchObject({ yearEnd: '', dueDate: '30/09/2026' })
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
    const values = { ...reminderFacts(kind, organization, { language, today }), brand: 'Registrar', ...more }
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
    expect(text).toContain('for the financial year that ended on 31/12/2025')
    expect(text).toContain('is 23/09/2026')
    expect(text).toContain('- the statements of every bank account')
    expect(text).not.toContain('received')
  })

  it('of a service names company, service, period, amount and how to pay', () => {
    const { text } = filled('domiciliation', 'fr', { amount: '240 €', paymentDetails: 'IBAN IE29' })
    expect(text).toContain('Période\u00A0: du 12/11/2026 au 11/11/2027')
    expect(text).toContain('Montant\u00A0: 240 €')
    expect(text).toContain('IBAN IE29')
  })

  it.each([
    ['corporationTax', 'en', 'was 23/09/2026. It is 8 days late.'],
    ['corporationTax', 'fr', 'Elle a 8 jours de retard.'],
    ['secretaryCompany', 'en', 'was due on 31/08/2026, and we have not received it yet.'],
    ['secretaryCompany', 'fr', 'était attendu le 31/08/2026, et nous ne l’avons pas encore reçu.'],
  ] as const)('%s in %s says after the day that it is late, and not before', (kind, language, late) => {
    expect(filled(kind, language, {}, '2026-10-01').text).toContain(late)
    expect(filled(kind, language, {}, '2026-01-01').text).not.toMatch(/late\.$|not received|encore reçu|de retard/m)
  })

  it.each([
    ['Ormond Ltd', 'd’Ormond Ltd'],
    ["O'Brien Ltd", "d’O'Brien Ltd"],
    ['Éditions Ltd', 'd’Éditions Ltd'],
    ['Liffey Ltd', 'de Liffey Ltd'],
    ['Hibernia Ltd', 'de Hibernia Ltd'],
  ])('of %s in French is written %s', (company, written) => {
    const { subject, text } = filled('corporationTax', 'fr', { company })
    expect([
      subject.includes(` ${written} `) || subject.includes(` ${written}\u00A0`),
      text.includes(` ${written} `),
    ]).toEqual([true, true])
  })

  it('leaves out the lines whose values are not known', () => {
    const { text } = filled('anonymousShareholder', 'en')
    expect(text).toContain('Service: Anonymous shareholder')
    expect(text).not.toMatch(/Period|Amount|Due on/)
    expect(text).toContain('to the account on our invoice')
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
