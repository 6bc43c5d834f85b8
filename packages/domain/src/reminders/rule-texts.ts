import type { ReminderText } from '../emails/reminders/reminder-texts.ts'
import type { Language } from '../shared/language.ts'
import { identityTexts, reviewTexts } from './paper-texts.ts'

/** The rules whose text is not that of an email of the company's page. */
export type WrittenRule = 'ANNUAL_RETURN' | 'SUBSCRIPTION' | 'AML_REVIEW' | 'IDENTITY'

/** The late fees are those of the Companies Act 2014, s. 343 and s. 363 (REM-3). */
const annualReturn: Record<Language, ReminderText> = {
  en: {
    subjects: ['Annual return of {{params.company}}: papers needed before {{params.dueDate}}'],
    paragraphs: [
      'Hello {{params.firstname}},',
      [
        'The annual return of {{params.company}} made up to {{params.madeUpTo}} has to be filed with the Companies Registration Office by {{params.dueDate}}.',
        'The annual return of {{params.company}} has to be filed with the Companies Registration Office by {{params.dueDate}}.',
      ],
      'Please send us:\n- the approved and signed financial statements of the year\n- any change of directors, shareholders or addresses since the last return\n- the signed signature page, if we have sent it to you already',
      'A late return costs 100 euro on the first day and 3 euro on each day after it, 1,200 euro at most. The second late return in five years also loses the audit exemption for two years.',
      'If you have sent everything in the last few days, please set this message aside. If you have any question, simply reply to it.',
      'Kind regards,\nThe {{params.brand}} team',
    ],
  },
  fr: {
    subjects: ['Déclaration annuelle de {{params.company}} : documents attendus avant le {{params.dueDate}}'],
    paragraphs: [
      'Bonjour {{params.firstname}},',
      [
        'La déclaration annuelle (annual return) de {{params.company}} arrêtée au {{params.madeUpTo}} doit être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}.',
        'La déclaration annuelle (annual return) de {{params.company}} doit être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}.',
      ],
      "Merci de nous envoyer :\n- les comptes annuels de l'exercice, approuvés et signés\n- tout changement de dirigeant, d'associé ou d'adresse depuis la dernière déclaration\n- la page de signature signée, si nous vous l'avons déjà envoyée",
      "Un dépôt tardif coûte 100 euros le premier jour, puis 3 euros par jour, dans la limite de 1 200 euros. Une deuxième déclaration tardive en cinq ans fait aussi perdre la dispense d'audit pendant deux ans.",
      "Si vous avez tout envoyé ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d'y répondre.",
      "Bien cordialement,\nL'équipe {{params.brand}}",
    ],
  },
}

const subscription: Record<Language, ReminderText> = {
  en: {
    subjects: ['{{params.company}}: payment for {{params.product}}, due on {{params.dueDate}}'],
    paragraphs: [
      'Hello {{params.firstname}},',
      'The payment for {{params.product}} of {{params.company}} is due on {{params.dueDate}}, and we have not received it yet.',
      'Company: {{params.company}}\nSubscription: {{params.product}}\nPeriod: {{params.period}}\nAmount: {{params.amount}}\nDue on: {{params.dueDate}}',
      [
        'To pay, make a bank transfer with the name of your company as its reference:\n{{params.paymentDetails}}',
        'To pay, make a bank transfer to the account on our invoice, with the name of your company as its reference. If you need the invoice again or want to pay by card, reply to this email.',
      ],
      'If you have paid in the last few days, please set this message aside. If you have any question, simply reply to it.',
      'Kind regards,\nThe {{params.brand}} team',
    ],
  },
  fr: {
    subjects: ['{{params.company}} : règlement pour {{params.product}}, attendu le {{params.dueDate}}'],
    paragraphs: [
      'Bonjour {{params.firstname}},',
      "Le règlement pour {{params.product}} de {{params.company}} est attendu le {{params.dueDate}}, et nous ne l'avons pas encore reçu.",
      'Société : {{params.company}}\nAbonnement : {{params.product}}\nPériode : {{params.period}}\nMontant : {{params.amount}}\nÉchéance : {{params.dueDate}}',
      [
        'Pour régler, effectuez un virement avec le nom de votre société comme référence :\n{{params.paymentDetails}}',
        'Pour régler, effectuez un virement sur le compte indiqué sur notre facture, avec le nom de votre société comme référence. Pour recevoir à nouveau la facture ou payer par carte, répondez à ce message.',
      ],
      "Si vous avez payé ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d'y répondre.",
      "Bien cordialement,\nL'équipe {{params.brand}}",
    ],
  },
}

/** One text for each rule that has none among the emails of the company's page, in both languages (REM-3). */
export const ruleTexts: Record<WrittenRule, Record<Language, ReminderText>> = {
  ANNUAL_RETURN: annualReturn,
  SUBSCRIPTION: subscription,
  AML_REVIEW: reviewTexts,
  IDENTITY: identityTexts,
}
