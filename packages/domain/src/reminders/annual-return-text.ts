import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

const papers = {
  first: {
    en: 'Please send us:\n- any change of directors, shareholders or addresses since the incorporation\n- the signed signature page, if we have sent it to you already\nThe first return has no financial statements.',
    fr: "Merci de nous envoyer :\n- tout changement de dirigeant, d'associé ou d'adresse depuis l'immatriculation\n- la page de signature signée, si nous vous l'avons déjà envoyée\nLa première déclaration ne comporte pas de comptes annuels.",
  },
  later: {
    en: 'Please send us:\n- the approved and signed financial statements of the year\n- any change of directors, shareholders or addresses since the last return\n- the signed signature page, if we have sent it to you already',
    fr: "Merci de nous envoyer :\n- les comptes annuels de l'exercice, approuvés et signés\n- tout changement de dirigeant, d'associé ou d'adresse depuis la dernière déclaration\n- la page de signature signée, si nous vous l'avons déjà envoyée",
  },
}

// The first return does not count against the audit exemption (AR-16).
const exemption = {
  first: { en: '', fr: '' },
  later: {
    en: ' The second late return in five years also loses the audit exemption for two years.',
    fr: " Une deuxième déclaration tardive en cinq ans fait aussi perdre la dispense d'audit pendant deux ans.",
  },
}

/**
 * The text of a reminder of an annual return. The first return has no financial statements (AR-1). The late fees are those of
 * the Companies Act 2014, s. 343 and s. 363 (REM-3, AR-15); after the day the text names the fee of a filing today.
 */
export const annualReturnText = (which: 'first' | 'later'): Record<Language, ReminderText> => ({
  en: {
    subjects: {
      until: ['Annual return of {{params.company}}: papers needed before {{params.dueDate}}'],
      after: ['Annual return of {{params.company}}: {{params.daysLate}} late, papers needed now'],
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
      papers[which].en,
      {
        until: `A late return costs 100 euro on the first day and 3 euro on each day after it, 1,200 euro at most.${exemption[which].en}`,
        after: `Filed today, it costs {{params.lateFee}} in late fees: 100 euro for the first day and 3 euro for each day after it, 1,200 euro at most.${exemption[which].en}`,
      },
    ],
  },
  fr: {
    subjects: {
      until: ['Déclaration annuelle de {{params.company}} : documents attendus avant le {{params.dueDate}}'],
      after: ['Déclaration annuelle de {{params.company}} : {{params.daysLate}} de retard, documents attendus'],
    },
    paragraphs: [
      {
        until: [
          'La déclaration annuelle (annual return) de {{params.company}} arrêtée au {{params.madeUpTo}} doit être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}.',
          'La déclaration annuelle (annual return) de {{params.company}} doit être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}.',
        ],
        after: [
          'La déclaration annuelle (annual return) de {{params.company}} arrêtée au {{params.madeUpTo}} devait être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}. Elle a {{params.daysLate}} de retard.',
          'La déclaration annuelle (annual return) de {{params.company}} devait être déposée au registre irlandais des sociétés (CRO) au plus tard le {{params.dueDate}}. Elle a {{params.daysLate}} de retard.',
        ],
      },
      papers[which].fr,
      {
        until: `Un dépôt tardif coûte 100 euros le premier jour, puis 3 euros par jour, dans la limite de 1 200 euros.${exemption[which].fr}`,
        after: `Déposée aujourd'hui, elle coûte {{params.lateFee}} de pénalités : 100 euros le premier jour, puis 3 euros par jour, dans la limite de 1 200 euros.${exemption[which].fr}`,
      },
    ],
  },
})
