import { type RecurringServiceCode, recurringServiceCodes } from '../../organizations/services/recurring-services.ts'
import { comparableText } from '../../shared/fold-text.ts'
import type { Language } from '../../shared/language.ts'
import type { ReminderKind } from './reminder-kind.ts'

/** Several wordings: the first one whose values are all known is used. */
type Wordings = readonly string[]

/** What is said until the day on which something falls due, and what after it. */
export type ByDay<Piece> = { until: Piece; after: Piece }

/** The text of a reminder. A line of a paragraph whose value is not known is left out. */
export type ReminderText = {
  subjects: Wordings | ByDay<Wordings>
  paragraphs: readonly (string | Wordings | ByDay<string | Wordings>)[]
}

const corporationTax: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: [
        'Corporation tax of {{params.company}}: to file by {{params.dueDate}}',
        'Corporation tax of {{params.company}}: what we need from you',
        'Corporation tax of your Irish company: what we need from you',
      ],
      after: ['Corporation tax of {{params.company}}: late, it was to be filed by {{params.dueDate}}'],
    },
    paragraphs: [
      'Hello {{params.firstname}},',
      {
        until: [
          'The last day to file the corporation tax return of {{params.company}} for the financial year that ended on {{params.yearEnd}}, and to pay the balance of the tax, is {{params.dueDate}}.',
          'The last day to file the corporation tax return of {{params.company}}, and to pay the balance of the tax, is {{params.dueDate}}.',
          'The corporation tax return of {{params.company}} has to be filed, and the balance of the tax paid.',
          'The corporation tax return of your Irish company has to be filed, and the balance of the tax paid.',
        ],
        after: [
          'The last day to file the corporation tax return of {{params.company}} for the financial year that ended on {{params.yearEnd}}, and to pay the balance of the tax, was {{params.dueDate}}. It is {{params.daysLate}} late.',
          'The last day to file the corporation tax return of {{params.company}}, and to pay the balance of the tax, was {{params.dueDate}}. It is {{params.daysLate}} late.',
        ],
      },
      'To prepare the return, please send us for the whole financial year:\n- the statements of every bank account\n- the sales and purchase invoices that we do not have yet\n- the salaries, dividends and loans paid to directors and shareholders',
      'You can send them in reply to this email. As soon as the return is ready, we tell you the amount to pay and how to pay it to Revenue.',
      'A late return brings a surcharge on the tax, and late tax bears interest for each day.',
      'If you have sent everything in the last few days, please set this message aside. If you have any question, simply reply to it.',
      'Kind regards,\nThe {{params.brand}} team',
    ],
  },
  fr: {
    subjects: {
      until: [
        'Impôt sur les sociétés de {{params.company}} : à déclarer au plus tard le {{params.dueDate}}',
        'Impôt sur les sociétés de {{params.company}} : les documents à nous envoyer',
        'Impôt sur les sociétés de votre société irlandaise : les documents à nous envoyer',
      ],
      after: ['Impôt sur les sociétés de {{params.company}} : en retard, l’échéance était le {{params.dueDate}}'],
    },
    paragraphs: [
      'Bonjour {{params.firstname}},',
      {
        until: [
          "La déclaration d'impôt sur les sociétés de {{params.company}} pour l'exercice clos le {{params.yearEnd}} doit être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}.",
          "La déclaration d'impôt sur les sociétés de {{params.company}} doit être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}.",
          "La déclaration d'impôt sur les sociétés de {{params.company}} doit être déposée et le solde de l'impôt payé.",
          "La déclaration d'impôt sur les sociétés de votre société irlandaise doit être déposée et le solde de l'impôt payé.",
        ],
        after: [
          "La déclaration d'impôt sur les sociétés de {{params.company}} pour l'exercice clos le {{params.yearEnd}} devait être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}. Elle a {{params.daysLate}} de retard.",
          "La déclaration d'impôt sur les sociétés de {{params.company}} devait être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}. Elle a {{params.daysLate}} de retard.",
        ],
      },
      "Pour la préparer, merci de nous envoyer, pour tout l'exercice :\n- les relevés de tous les comptes bancaires\n- les factures de vente et d'achat que nous n'avons pas encore\n- les salaires, dividendes et prêts versés aux dirigeants et aux associés",
      'Vous pouvez les envoyer en réponse à ce message. Dès que la déclaration est prête, nous vous indiquons le montant à payer et la façon de le régler au fisc irlandais (Revenue).',
      "Tout retard entraîne une majoration de l'impôt et des intérêts.",
      "Si vous avez tout envoyé ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d'y répondre.",
      "Bien cordialement,\nL'équipe {{params.brand}}",
    ],
  },
}

type ServiceNames = { inSentence: string; alone: string }

const serviceNames: Record<RecurringServiceCode, Record<Language, ServiceNames>> = {
  domiciliation: {
    en: { inSentence: 'the registered office service', alone: 'Registered office (domiciliation)' },
    fr: { inSentence: 'le service de domiciliation', alone: 'Domiciliation (siège social)' },
  },
  secretaryCompany: {
    en: { inSentence: 'the company secretary service', alone: 'Company secretary' },
    fr: { inSentence: 'le service de société secrétaire', alone: 'Société secrétaire' },
  },
  anonymousShareholder: {
    en: { inSentence: 'the anonymous shareholder service', alone: 'Anonymous shareholder' },
    fr: { inSentence: "le service d'actionnaire anonyme", alone: 'Actionnaire anonyme' },
  },
}

const serviceText = (service: Record<Language, ServiceNames>): Record<Language, ReminderText> => ({
  en: {
    subjects: [
      `{{params.company}}: payment for ${service.en.inSentence}, due on {{params.dueDate}}`,
      `{{params.company}}: payment for ${service.en.inSentence}`,
      `Payment for ${service.en.inSentence} of your Irish company`,
    ],
    paragraphs: [
      'Hello {{params.firstname}},',
      {
        until: [
          `The payment for ${service.en.inSentence} of {{params.company}} is due on {{params.dueDate}}.`,
          `We have not yet received the payment for ${service.en.inSentence} of {{params.company}}.`,
          `We have not yet received the payment for ${service.en.inSentence} of your Irish company.`,
        ],
        after: [
          `The payment for ${service.en.inSentence} of {{params.company}} was due on {{params.dueDate}}, and we have not received it yet.`,
        ],
      },
      `Company: {{params.company}}\nService: ${service.en.alone}\nPeriod: {{params.period}}\nAmount: {{params.amount}}\nDue on: {{params.dueDate}}`,
      [
        'To pay, make a bank transfer with the name of your company as its reference:\n{{params.paymentDetails}}',
        'To pay, make a bank transfer to the account on our invoice, with the name of your company as its reference. If you need the invoice again or want to pay by card, reply to this email.',
      ],
      'If you have paid in the last few days, please set this message aside. If you have any question, simply reply to it.',
      'Kind regards,\nThe {{params.brand}} team',
    ],
  },
  fr: {
    subjects: [
      `{{params.company}} : règlement pour ${service.fr.inSentence}, attendu le {{params.dueDate}}`,
      `{{params.company}} : règlement pour ${service.fr.inSentence}`,
      `Votre société irlandaise : règlement pour ${service.fr.inSentence}`,
    ],
    paragraphs: [
      'Bonjour {{params.firstname}},',
      {
        until: [
          `Le règlement pour ${service.fr.inSentence} de {{params.company}} est attendu le {{params.dueDate}}.`,
          `Nous n'avons pas encore reçu le règlement pour ${service.fr.inSentence} de {{params.company}}.`,
          `Nous n'avons pas encore reçu le règlement pour ${service.fr.inSentence} de votre société irlandaise.`,
        ],
        after: [
          `Le règlement pour ${service.fr.inSentence} de {{params.company}} était attendu le {{params.dueDate}}, et nous ne l'avons pas encore reçu.`,
        ],
      },
      `Société : {{params.company}}\nService : ${service.fr.alone}\nPériode : {{params.period}}\nMontant : {{params.amount}}\nÉchéance : {{params.dueDate}}`,
      [
        'Pour régler, effectuez un virement avec le nom de votre société comme référence :\n{{params.paymentDetails}}',
        'Pour régler, effectuez un virement sur le compte indiqué sur notre facture, avec le nom de votre société comme référence. Pour recevoir à nouveau la facture ou payer par carte, répondez à ce message.',
      ],
      "Si vous avez payé ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d'y répondre.",
      "Bien cordialement,\nL'équipe {{params.brand}}",
    ],
  },
})

/** One text for each kind of reminder, in both languages (MAIL-10). */
export const reminderTexts: Record<ReminderKind, Record<Language, ReminderText>> = {
  corporationTax,
  domiciliation: serviceText(serviceNames.domiciliation),
  secretaryCompany: serviceText(serviceNames.secretaryCompany),
  anonymousShareholder: serviceText(serviceNames.anonymousShareholder),
}

/** The name of a product as an email of a language writes it: in French, a recurring service has a French name. */
export const productName = (name: string, language: Language): string => {
  const service = recurringServiceCodes.find((code) => comparableText(code) === comparableText(name))
  return service && language === 'fr' ? serviceNames[service].fr.alone : name
}
