import type { ReminderText } from '../emails/reminders/reminder-texts.ts'
import type { Language } from '../shared/language.ts'
import { annualReturnText } from './annual-return-texts.ts'
import { identityTexts, reviewTexts } from './identity-document-texts.ts'

/** What has a text that is not that of an email of the company's page: rules, and the first annual return. */
export type WrittenRule = 'ANNUAL_RETURN' | 'FIRST_RETURN' | 'SUBSCRIPTION' | 'AML_REVIEW' | 'IDENTITY'

const subscription: Record<Language, ReminderText> = {
  en: {
    subjects: ['{{params.company}}: payment for {{params.product}}, due on {{params.dueDate}}'],
    paragraphs: [
      'Hello {{params.firstname}},',
      {
        until: 'The payment for {{params.product}} of {{params.company}} is due on {{params.dueDate}}.',
        after:
          'The payment for {{params.product}} of {{params.company}} was due on {{params.dueDate}}, and we have not received it yet.',
      },
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
      {
        until: 'Le règlement pour {{params.product}} de {{params.company}} est attendu le {{params.dueDate}}.',
        after:
          "Le règlement pour {{params.product}} de {{params.company}} était attendu le {{params.dueDate}}, et nous ne l'avons pas encore reçu.",
      },
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
  ANNUAL_RETURN: annualReturnText('later'),
  FIRST_RETURN: annualReturnText('first'),
  SUBSCRIPTION: subscription,
  AML_REVIEW: reviewTexts,
  IDENTITY: identityTexts,
}
