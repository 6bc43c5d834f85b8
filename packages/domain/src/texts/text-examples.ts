import type { FieldValues } from '../documents/paper-fields.ts'
import { lateFilingFee } from '../filings/late-returns.ts'
import { dueDayFacts, periodText } from '../reminders/reminder-facts.ts'
import { productName } from '../reminders/reminder-texts.ts'
import { taxFacts } from '../reminders/tax-text.ts'
import { dayInWords } from '../shared/day-in-words.ts'
import type { TemplateParams } from '../shared/email-template.ts'
import { addDays, addMonths, daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { eurosIn } from '../shared/money.ts'

/** The company of previews. */
const COMPANY = 'Liffey Consulting Limited'

/** What a preview is written for: its language, the day, and whether the day that it reminds of is past. */
type ExampleDay = { language: Language; today: IsoDate; papersDays: number; isLate: boolean }

const AHEAD = 30
const LATE = 12
const DAYS_TO_FILE = 56

/** The values of an example company for an email. What the settings know, the sender adds. */
export const exampleParams = ({ language, today, papersDays, isLate }: ExampleDay): TemplateParams => {
  const dueDay = addDays(today, isLate ? -LATE : AHEAD)
  const monthBefore = addMonths(dueDay, -1)
  const dues = [
    { kind: 'VAT3', from: addMonths(monthBefore, -1), to: monthBefore, amount: 1250 },
    { kind: 'PAYROLL', from: addMonths(monthBefore, -1), to: monthBefore, amount: 830.5 },
  ] as const

  return {
    firstname: 'Aoife',
    company: COMPANY,
    ...dueDayFacts(dueDay, { language, today, papersDays }),
    madeUpTo: dayInWords(addDays(dueDay, -DAYS_TO_FILE), language),
    lateFee: eurosIn(lateFilingFee(daysBetween(dueDay, today)), language),
    yearEnd: dayInWords(addMonths(dueDay, -9), language),
    period: periodText(language, dueDay, addDays(addMonths(dueDay, 12), -1)),
    product: productName('Accounting', language),
    taxes: taxFacts(dues, language)['taxes'],
    amount: eurosIn(249, language),
    document: language === 'fr' ? 'passeport' : 'passport',
    signupLink: 'https://bookkeeping.example/sign-up',
    reference: 'ABCD-1234',
    firstPerson: 'Aoife Byrne (aoife@example.ie, +353 1 555 0100)',
    peopleCount: '2',
    formCount: '2',
    forms: `ABCD-1234: ${COMPANY}\nEFGH-5678: Shannon Trading`,
    formLink: 'https://registrar.example/form/1',
  }
}

/** The values of an example company for a letter. `firmName`: null while no letterhead is set. */
export const exampleLetterValues = (
  { language, today }: Pick<ExampleDay, 'language' | 'today'>,
  firmName: string | null,
): FieldValues => ({
  name: COMPANY,
  cro: '700123',
  companyType: language === 'fr' ? 'société privée (LTD)' : 'private company limited by shares (LTD)',
  address: '1 Quay Street, Dublin 2',
  incorporationDate: '2021-03-04',
  businessActivity: language === 'fr' ? 'conseil' : 'consulting',
  directors: 'Aoife Byrne',
  secretaries: 'Liam Murphy',
  members: 'Aoife Byrne',
  asAt: today,
  issuedOn: today,
  firmName,
  services:
    language === 'fr' ? 'domiciliation, secrétariat de la société' : 'registered office address, company secretary',
  fee: 1200,
  liabilityCap: 100_000,
  complaintsTo: 'Niamh Kelly',
  bankName: 'Bank of the Liffey',
})
