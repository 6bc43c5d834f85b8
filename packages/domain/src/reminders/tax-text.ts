import type { TemplateParams } from '../shared/email-template.ts'
import type { Language } from '../shared/language.ts'
import { eurosIn } from '../shared/money.ts'
import { dayInWords } from '../shared/day-in-words.ts'
import type { TaxDue, TaxDueKind } from '../taxes/tax-due.ts'
import { periodText } from './reminder-facts.ts'
import type { ReminderText } from './reminder-text.ts'

const preliminary: Record<Language, string> = {
  en: 'Preliminary corporation tax',
  fr: "Acompte d'impôt sur les sociétés (preliminary tax)",
}

const names: Record<TaxDueKind, Record<Language, string>> = {
  INITIAL: preliminary,
  PRELIMINARY: preliminary,
  CT1: {
    en: 'Corporation tax return (CT1) and balance of the tax',
    fr: "Déclaration d'impôt sur les sociétés (CT1) et solde de l'impôt",
  },
  VAT3: { en: 'VAT return (VAT3)', fr: 'Déclaration de TVA (VAT3)' },
  RTD: { en: 'VAT return of trading details (RTD)', fr: 'Récapitulatif annuel de TVA (RTD)' },
  PAYROLL: { en: 'Payroll taxes (PAYE)', fr: 'Retenues sur les salaires (PAYE)' },
  RCT: { en: 'Relevant contracts tax (RCT)', fr: 'Retenue sur les contrats de sous-traitance (RCT)' },
  VIES: { en: 'VIES return', fr: 'Déclaration VIES' },
  DWT: { en: 'Dividend withholding tax (DWT)', fr: 'Retenue à la source sur les dividendes (DWT)' },
}

/** What can fall due on one day: each kind once, and a distribution of each day of a month. */
const MOST_LINES = 40

type RemindedDue = Pick<TaxDue, 'kind' | 'from' | 'to'> & { amount: number | null }

const lineOf = ({ kind, from, to, amount }: RemindedDue, language: Language): string => {
  const period = from === to ? dayInWords(to, language) : periodText(language, from, to)
  const colon = language === 'fr' ? ' : ' : ': '
  return `${names[kind][language]}, ${period}${amount === null ? '' : `${colon}${eurosIn(amount, language)}`}`
}

/** What a reminder says of the taxes that fall due on one day, as values of its template; the total only when all amounts are known (REM-3). */
export const taxFacts = (dues: readonly RemindedDue[], language: Language): TemplateParams => {
  const amounts = dues.flatMap(({ amount }) => (amount === null ? [] : [Math.round(amount * 100)]))
  const isTotal = dues.length > 1 && amounts.length === dues.length
  const total = amounts.reduce((sum, cents) => sum + cents, 0) / 100

  return {
    taxes: dues
      .slice(0, MOST_LINES)
      .map((due) => `- ${lineOf(due, language)}`)
      .join('\n'),
    ...(isTotal && { amount: eurosIn(total, language) }),
  }
}

/** The text that reminds of returns and payments of taxes that fall due on one day. */
export const taxText: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: ['{{params.company}}: taxes due {{params.dueDate}}'],
      after: ['{{params.company}}: taxes overdue since {{params.dueDate}}'],
    },
    paragraphs: [
      {
        until: 'These returns and payments of {{params.company}} are due to Revenue by {{params.dueDate}}:',
        after:
          'These returns and payments of {{params.company}} were due to Revenue by {{params.dueDate}}. They are {{params.daysLate}} late:',
      },
      '{{params.taxes}}',
      'Total to pay: {{params.amount}}',
      {
        until: [
          'Please send us by {{params.papersDate}} the invoices, bank statements and payroll details of the period that we do not have yet, and make sure that the tax can be paid on the day.',
          'Please send us as soon as possible the invoices, bank statements and payroll details of the period that we do not have yet, and make sure that the tax can be paid on the day.',
        ],
        after:
          'Please send us now the invoices, bank statements and payroll details of the period that we do not have yet, and make sure that the tax can be paid.',
      },
      'Tax that is paid late bears interest for each day.',
    ],
  },
  fr: {
    subjects: {
      until: ['{{params.company}} : impôts et taxes à échéance du {{params.dueDate}}'],
      after: ['{{params.company}} : impôts et taxes en retard depuis le {{params.dueDate}}'],
    },
    paragraphs: [
      {
        until:
          'Ces déclarations et paiements de {{params.company}} sont à effectuer auprès du fisc irlandais (Revenue) au plus tard le {{params.dueDate}} :',
        after:
          'Ces déclarations et paiements de {{params.company}} étaient à effectuer auprès du fisc irlandais (Revenue) au plus tard le {{params.dueDate}}. Le retard est de {{params.daysLate}} :',
      },
      '{{params.taxes}}',
      'Total à payer : {{params.amount}}',
      {
        until: [
          "Merci de nous envoyer au plus tard le {{params.papersDate}} les factures, les relevés bancaires et les éléments de paie de la période que nous n'avons pas encore, et de prévoir le paiement à cette échéance.",
          "Merci de nous envoyer dès que possible les factures, les relevés bancaires et les éléments de paie de la période que nous n'avons pas encore, et de prévoir le paiement à cette échéance.",
        ],
        after:
          "Merci de nous envoyer sans attendre les factures, les relevés bancaires et les éléments de paie de la période que nous n'avons pas encore, et de prévoir le paiement.",
      },
      'Tout impôt payé en retard porte intérêt pour chaque jour de retard.',
    ],
  },
}
