import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

/** What is to be paid: in a sentence, and as a line of the list. */
type Paid = { inSentence: string; line: string }

/** The text that asks for the payment of something of a company: a service, or a subscription. */
export const paymentReminder = (paid: Record<Language, Paid>): Record<Language, ReminderText> => ({
  en: {
    subjects: [
      `{{params.company}}: payment for ${paid.en.inSentence}, due on {{params.dueDate}}`,
      `{{params.company}}: payment for ${paid.en.inSentence}`,
      `Payment for ${paid.en.inSentence} of your Irish company`,
    ],
    paragraphs: [
      {
        until: [
          `The payment for ${paid.en.inSentence} of {{params.company}} is due on {{params.dueDate}}.`,
          `We have not yet received the payment for ${paid.en.inSentence} of {{params.company}}.`,
          `We have not yet received the payment for ${paid.en.inSentence} of your Irish company.`,
        ],
        after: [
          `The payment for ${paid.en.inSentence} of {{params.company}} was due on {{params.dueDate}}, and we have not received it yet.`,
        ],
      },
      `Company: {{params.company}}\n${paid.en.line}\nPeriod: {{params.period}}\nAmount: {{params.amount}}\nDue on: {{params.dueDate}}`,
      [
        'To pay, make a bank transfer with the name of your company as its reference:\n{{params.paymentDetails}}',
        'To pay, make a bank transfer to the account on our invoice, with the name of your company as its reference. If you need the invoice again or want to pay by card, reply to this email.',
      ],
    ],
  },
  fr: {
    subjects: [
      `{{params.company}} : règlement pour ${paid.fr.inSentence}, attendu le {{params.dueDate}}`,
      `{{params.company}} : règlement pour ${paid.fr.inSentence}`,
      `Votre société irlandaise : règlement pour ${paid.fr.inSentence}`,
    ],
    paragraphs: [
      {
        until: [
          `Le règlement pour ${paid.fr.inSentence} de {{params.company}} est attendu le {{params.dueDate}}.`,
          `Nous n'avons pas encore reçu le règlement pour ${paid.fr.inSentence} de {{params.company}}.`,
          `Nous n'avons pas encore reçu le règlement pour ${paid.fr.inSentence} de votre société irlandaise.`,
        ],
        after: [
          `Le règlement pour ${paid.fr.inSentence} de {{params.company}} était attendu le {{params.dueDate}}, et nous ne l'avons pas encore reçu.`,
        ],
      },
      `Société : {{params.company}}\n${paid.fr.line}\nPériode : {{params.period}}\nMontant : {{params.amount}}\nÉchéance : {{params.dueDate}}`,
      [
        'Pour régler, effectuez un virement avec le nom de votre société comme référence :\n{{params.paymentDetails}}',
        'Pour régler, effectuez un virement sur le compte indiqué sur notre facture, avec le nom de votre société comme référence. Pour recevoir à nouveau la facture ou payer par carte, répondez à ce message.',
      ],
    ],
  },
})
