import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

/** What is to be paid: in a sentence (French: after `règlement`, with its article), and as a line of the list. */
type Paid = Record<'en', { inSentence: string; line: string }> & Record<'fr', { of: string; line: string }>

/** The text that asks for the payment of something of a company: a service, or a subscription; `note` says what it is. */
export const paymentReminder = (paid: Paid, note?: Record<Language, string>): Record<Language, ReminderText> => ({
  en: {
    subjects: [
      `{{params.company}}: payment for ${paid.en.inSentence}, due on {{params.dueDate}}`,
      `{{params.company}}: payment for ${paid.en.inSentence}`,
      `Your Irish company: payment for ${paid.en.inSentence}`,
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
      ...(note ? [note.en] : []),
      `Company: {{params.company}}\n${paid.en.line}\nPeriod: {{params.period}}\nAmount: {{params.amount}}\nDue on: {{params.dueDate}}`,
      [
        'To pay, transfer {{params.amount}} with the reference {{params.company}}:\n{{params.paymentDetails}}',
        'To pay, transfer {{params.amount}} to the account on our invoice, with the reference {{params.company}}. If you need the invoice again or want to pay by card, reply to this email.',
        'The amount and the account are on our invoice. If you need the invoice again or want to pay by card, reply to this email.',
      ],
    ],
  },
  fr: {
    subjects: [
      `{{params.company}} : règlement ${paid.fr.of}, à échéance du {{params.dueDate}}`,
      `{{params.company}} : règlement ${paid.fr.of}`,
      `Votre société irlandaise : règlement ${paid.fr.of}`,
    ],
    paragraphs: [
      {
        until: [
          `Le règlement ${paid.fr.of} de {{params.company}} est à échéance du {{params.dueDate}}.`,
          `Nous n'avons pas encore reçu le règlement ${paid.fr.of} de {{params.company}}.`,
          `Nous n'avons pas encore reçu le règlement ${paid.fr.of} de votre société irlandaise.`,
        ],
        after: [
          `Le règlement ${paid.fr.of} de {{params.company}} était à échéance du {{params.dueDate}}, et nous ne l'avons pas encore reçu.`,
        ],
      },
      ...(note ? [note.fr] : []),
      `Société : {{params.company}}\n${paid.fr.line}\nPériode : {{params.period}}\nMontant : {{params.amount}}\nÉchéance : {{params.dueDate}}`,
      [
        'Pour régler, virez {{params.amount}} avec la référence {{params.company}} :\n{{params.paymentDetails}}',
        'Pour régler, virez {{params.amount}} sur le compte indiqué sur notre facture, avec la référence {{params.company}}. Pour recevoir à nouveau la facture ou payer par carte, répondez à ce message.',
        'Le montant et le compte figurent sur notre facture. Pour recevoir à nouveau la facture ou payer par carte, répondez à ce message.',
      ],
    ],
  },
})
