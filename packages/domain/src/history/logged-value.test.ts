import { expect, it } from 'vitest'
import { fieldKind, fieldLabel, loggedFields } from './logged-fields.ts'
import { loggedValueText } from './logged-value.ts'

const names: Record<string, string> = { 'org-1': 'Liffey Software DAC', 'user-1': 'Niamh Kelly', main: 'Registrar' }
const context = { nameOf: (id: string) => names[id], followUpCode: 'AR_TRADING' as const }

it.each([
  ['text', null, null],
  ['text', '', null],
  ['text', 'Dublin', 'Dublin'],
  ['text', '2026-03-12', '12/03/2026'],
  ['text', '2026-03-12T09:30:00.000Z', '12/03/2026'],
  ['text', false, 'No'],
  ['text', ['2026-03-12', '2025-03-12'], '12/03/2026, 12/03/2025'],
  ['euros', 1200.5, '€1,200.50'],
  ['percentage', 60.5, '60.5%'],
  ['organization', 'org-1', 'Liffey Software DAC'],
  ['organization', 'gone', 'gone'],
  [
    'users',
    [
      { userId: 'user-1', userName: 'Old Name' },
      { userId: 'x', userName: 'Ada' },
    ],
    'Niamh Kelly, Ada',
  ],
  ['files', ['https://crm.example/file/people/1/2/passport%20copy.pdf'], 'passport copy.pdf'],
  ['files', [{ url: '/file/a', folder: 'AML', fileName: 'kyc.pdf' }], 'kyc.pdf'],
  ['payments', [{ paidDate: '2026-01-02', nextPaidReminder: null }], 'paid 02/01/2026, next no date'],
  ['formPeople', [{ firstName: 'Ada', lastName: 'Byrne', roles: ['director'] }], 'Ada Byrne (Director)'],
  [
    'formPeople',
    [{ firstName: 'Ada', lastName: 'Byrne', roles: ['director'], birth: '1999-01-31', email: 'a@example.ie' }],
    'Ada Byrne (Director) · Birth: 31/01/1999 · Email: a@example.ie',
  ],
  [
    'identityDocuments',
    [{ type: 'passport', number: 'A1', expiresOn: '2030-01-31', url: 'http://crm.example/file/people/1/passport.txt' }],
    'passport ••••, expires 31/01/2030, passport.txt',
  ],
  [
    'holdings',
    [{ class: 'Ordinary', number: 60, nominal: 1, acquired: '2024-01-31', ceased: '2026-01-31' }],
    '60 Ordinary of €1, acquired 31/01/2024, ceased 31/01/2026',
  ],
  [
    'terms',
    [
      { role: 'director', appointed: null, ceased: null },
      { role: 'secretary', appointed: '2024-01-31', ceased: null },
    ],
    'Director; Secretary, appointed 31/01/2024',
  ],
  ['signature', { user_id: 'user-1', user_name: 'Aoife Byrne' }, 'Aoife Byrne'],
  ['kind', 'AR_TRADING', 'AR Trading'],
  ['step', 0, 'Start of the process'],
  ['roles', ['director', 'nomineeDirector'], 'Director, Nominee Director'],
  ['brand', 'main', 'Registrar'],
  ['code', 'FULL_PACK', 'Full pack'],
  ['code', 'strikeOffListed', 'Strike off listed'],
  ['choice', 'FULL_PACK', 'FULL PACK'],
  ['status', 'IN_PROGRESS', 'IN PROGRESS'],
] as const)('shows the %s %j as %j (HIST-3)', (kind, value, text) => {
  expect(loggedValueText(kind, value, context)).toBe(text)
})

it('a field has the label of the screens, and one of the AML file its question (HIST-3)', () => {
  expect(fieldLabel('organization', 'cro')).toBe('CRO Number')
  expect(fieldLabel('organization', 'incorporationDate')).toBe('Incorporation Date')
  expect(fieldLabel('organization', 'aml.appendix2_q8')).toBe('Is the source of funds known and plausible?')
  expect(fieldLabel('organization', 'aml.appendix2_signature')).toBe('Appendix 2: Signature')
  expect(fieldLabel('organization', 'aml.appendix2_kyc_obtained_date')).toBe('Know-your-client form obtained: date')
  expect(fieldLabel('organization', 'aml.appendix3_source_of_introduction')).toBe('Appendix 3: Source of introduction')
  expect(fieldKind('organization', 'aml.appendix4_risk_assessment')).toBe('code')
  expect(fieldLabel('person', 'firstName')).toBe('First Name')
  expect(loggedFields.organization.hasDomiciliation?.label).toBe('Domiciliation: active')
})
