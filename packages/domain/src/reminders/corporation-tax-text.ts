import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

const papers: Record<Language, string> = {
  en: '- the statements of every bank account\n- the sales and purchase invoices that we do not have yet\n- the salaries, dividends and loans paid to directors and shareholders',
  fr: "- les relevés de tous les comptes bancaires\n- les factures de vente et d'achat que nous n'avons pas encore\n- les salaires, dividendes et prêts versés aux dirigeants et aux actionnaires",
}

/** The text that asks for the papers of a corporation tax return. */
export const corporationTaxText: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: [
        '{{params.company}}: corporation tax return due {{params.dueDate}}',
        '{{params.company}}: corporation tax return, what we need from you',
        'Corporation tax of your Irish company: what we need from you',
      ],
      after: ['{{params.company}}: corporation tax return overdue since {{params.dueDate}}'],
    },
    paragraphs: [
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
      [
        `To prepare the return, please send us by {{params.papersDate}}, for the whole financial year:\n${papers.en}`,
        `To prepare the return, please send us as soon as possible, for the whole financial year:\n${papers.en}`,
      ],
      'You can send them in reply to this email. As soon as the return is ready, we will tell you the amount to pay and how to pay it to Revenue.',
      'A late return brings a surcharge on the tax, and late tax bears interest for each day.',
    ],
  },
  fr: {
    subjects: {
      until: [
        '{{params.company}} : impôt sur les sociétés à déclarer au plus tard le {{params.dueDate}}',
        '{{params.company}} : impôt sur les sociétés, les documents à nous envoyer',
        'Impôt sur les sociétés de votre société irlandaise : les documents à nous envoyer',
      ],
      after: ['{{params.company}} : impôt sur les sociétés, échéance dépassée depuis le {{params.dueDate}}'],
    },
    paragraphs: [
      {
        until: [
          "La déclaration d'impôt sur les sociétés de {{params.company}} pour l'exercice clos le {{params.yearEnd}} doit être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}.",
          "La déclaration d'impôt sur les sociétés de {{params.company}} doit être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}.",
          "La déclaration d'impôt sur les sociétés de {{params.company}} doit être déposée et le solde de l'impôt payé.",
          "La déclaration d'impôt sur les sociétés de votre société irlandaise doit être déposée et le solde de l'impôt payé.",
        ],
        after: [
          "La déclaration d'impôt sur les sociétés de {{params.company}} pour l'exercice clos le {{params.yearEnd}} devait être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}. Le retard est de {{params.daysLate}}.",
          "La déclaration d'impôt sur les sociétés de {{params.company}} devait être déposée, et le solde de l'impôt payé, au plus tard le {{params.dueDate}}. Le retard est de {{params.daysLate}}.",
        ],
      },
      [
        `Pour la préparer, merci de nous envoyer au plus tard le {{params.papersDate}}, pour tout l'exercice :\n${papers.fr}`,
        `Pour la préparer, merci de nous envoyer dès que possible, pour tout l'exercice :\n${papers.fr}`,
      ],
      'Vous pouvez les envoyer en réponse à ce message. Dès que la déclaration est prête, nous vous indiquons le montant à payer et la façon de le régler au fisc irlandais (Revenue).',
      "Tout retard entraîne une majoration de l'impôt et des intérêts.",
    ],
  },
}
