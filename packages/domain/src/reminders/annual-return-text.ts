import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

// The papers are asked for by a day before the legal one; once that day is past, as soon as possible (REM-3).
const papers = {
  first: {
    en: '- any change of directors, shareholders or addresses since the incorporation\n- the signed signature page, if we have sent it to you already\nThe first return has no financial statements.',
    fr: "- tout changement de dirigeant, d'actionnaire ou d'adresse depuis l'immatriculation\n- la page de signature signée, si nous vous l'avons déjà envoyée\nLa première déclaration ne comporte pas de comptes annuels.",
  },
  later: {
    en: '- the approved and signed financial statements of the year\n- any change of directors, shareholders or addresses since the last return\n- the signed signature page, if we have sent it to you already',
    fr: "- les comptes annuels de l'exercice, approuvés et signés\n- tout changement de dirigeant, d'actionnaire ou d'adresse depuis la dernière déclaration\n- la page de signature signée, si nous vous l'avons déjà envoyée",
  },
}

// The first return does not count against the audit exemption. The text says the rule of a group too: a holding of the client makes one (AR-16).
const exemption = {
  first: { en: '', fr: '' },
  later: {
    en: ' The second late return in five years also loses the audit exemption for two years; for a company of a group the first one does.',
    fr: " Une deuxième déclaration tardive en cinq ans fait aussi perdre la dispense d'audit pendant deux ans ; pour une société membre d'un groupe, la première suffit.",
  },
}

/**
 * The text of a reminder of an annual return. The first return has no financial statements (AR-1). The late fees are those of
 * the Companies Act 2014, s. 343 and s. 363 (REM-3, AR-15); after the day the text names the fee of a filing today.
 */
export const annualReturnText = (which: 'first' | 'later'): Record<Language, ReminderText> => ({
  en: {
    subjects: {
      until: [
        '{{params.company}}: documents for the annual return needed by {{params.papersDate}}',
        '{{params.company}}: annual return due {{params.dueDate}}, documents needed now',
      ],
      after: ['{{params.company}}: annual return {{params.daysLate}} late, documents needed now'],
    },
    paragraphs: [
      {
        until: [
          'The annual return of {{params.company}} made up to {{params.madeUpTo}} has to be filed with the Companies Registration Office by {{params.dueDate}}.',
          'The annual return of {{params.company}} has to be filed with the Companies Registration Office by {{params.dueDate}}.',
        ],
        after: [
          'The annual return of {{params.company}} made up to {{params.madeUpTo}} had to be filed with the Companies Registration Office by {{params.dueDate}}. It is {{params.daysLate}} late.',
          'The annual return of {{params.company}} had to be filed with the Companies Registration Office by {{params.dueDate}}. It is {{params.daysLate}} late.',
        ],
      },
      {
        until: [
          `Please send us by {{params.papersDate}}:\n${papers[which].en}`,
          `Please send us as soon as possible:\n${papers[which].en}`,
        ],
        after: `Please send us as soon as possible:\n${papers[which].en}`,
      },
      {
        until: `A late return costs 100 euro on the first day and 3 euro on each day after it, 1,200 euro at most.${exemption[which].en}`,
        after: `Filed today, it costs {{params.lateFee}} in late fees: 100 euro for the first day and 3 euro for each day after it, 1,200 euro at most.${exemption[which].en}`,
      },
    ],
  },
  fr: {
    subjects: {
      until: [
        '{{params.company}} : documents pour la déclaration annuelle attendus au plus tard le {{params.papersDate}}',
        '{{params.company}} : déclaration annuelle à déposer au plus tard le {{params.dueDate}}, documents attendus',
      ],
      after: ['{{params.company}} : déclaration annuelle, {{params.daysLate}} de retard, documents attendus'],
    },
    paragraphs: [
      {
        until: [
          'La déclaration annuelle (annual return) de {{params.company}} arrêtée au {{params.madeUpTo}} doit être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}.',
          'La déclaration annuelle (annual return) de {{params.company}} doit être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}.',
        ],
        after: [
          'La déclaration annuelle (annual return) de {{params.company}} arrêtée au {{params.madeUpTo}} devait être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}. Le retard est de {{params.daysLate}}.',
          'La déclaration annuelle (annual return) de {{params.company}} devait être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}. Le retard est de {{params.daysLate}}.',
        ],
      },
      {
        until: [
          `Merci de nous envoyer au plus tard le {{params.papersDate}} :\n${papers[which].fr}`,
          `Merci de nous envoyer dès que possible :\n${papers[which].fr}`,
        ],
        after: `Merci de nous envoyer dès que possible :\n${papers[which].fr}`,
      },
      {
        until: `Un dépôt tardif coûte 100 euros le premier jour, puis 3 euros par jour, dans la limite de 1\u00A0200 euros.${exemption[which].fr}`,
        after: `Un dépôt aujourd'hui entraîne {{params.lateFee}} de frais de retard : 100 euros le premier jour, puis 3 euros par jour, dans la limite de 1\u00A0200 euros.${exemption[which].fr}`,
      },
    ],
  },
})
