import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

/** The text that asks for new papers for the anti-money-laundering file, of a company or of a person. */
export const reviewTexts: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: [
        '{{params.company}}: documents to renew by {{params.dueDate}}',
        'Your documents: to renew by {{params.dueDate}}',
      ],
      after: [
        '{{params.company}}: documents to renew, {{params.daysLate}} late',
        'Your documents: to renew, {{params.daysLate}} late',
      ],
    },
    paragraphs: [
      {
        until: [
          'The law asks us to check from time to time what we know of the companies we look after. For {{params.company}} the check is due on {{params.dueDate}}.',
          'The law asks us to check from time to time what we know of the people behind the companies we look after. Your check is due on {{params.dueDate}}.',
        ],
        after: [
          'The law asks us to check from time to time what we know of the companies we look after. For {{params.company}} the check was due on {{params.dueDate}}, and we do not have your documents yet.',
          'The law asks us to check from time to time what we know of the people behind the companies we look after. Your check was due on {{params.dueDate}}, and we do not have your documents yet.',
        ],
      },
      'Please send us:\n- a copy of a valid passport or identity card\n- a proof of address less than three months old\n- a few words on what has changed: owners, directors, activity',
      'Without these documents we cannot go on acting for you: the Criminal Justice (Money Laundering and Terrorist Financing) Acts oblige us to stop.',
    ],
  },
  fr: {
    subjects: {
      until: [
        '{{params.company}} : documents à renouveler avant le {{params.dueDate}}',
        'Vos documents : à renouveler avant le {{params.dueDate}}',
      ],
      after: [
        '{{params.company}} : documents à renouveler, {{params.daysLate}} de retard',
        'Vos documents : à renouveler, {{params.daysLate}} de retard',
      ],
    },
    paragraphs: [
      {
        until: [
          'La loi nous demande de vérifier régulièrement ce que nous savons des sociétés que nous suivons. Pour {{params.company}}, cette vérification est due le {{params.dueDate}}.',
          'La loi nous demande de vérifier régulièrement ce que nous savons des personnes liées aux sociétés que nous suivons. Votre vérification est due le {{params.dueDate}}.',
        ],
        after: [
          'La loi nous demande de vérifier régulièrement ce que nous savons des sociétés que nous suivons. Pour {{params.company}}, cette vérification était due le {{params.dueDate}}, et nous n’avons pas encore vos documents.',
          'La loi nous demande de vérifier régulièrement ce que nous savons des personnes liées aux sociétés que nous suivons. Votre vérification était due le {{params.dueDate}}, et nous n’avons pas encore vos documents.',
        ],
      },
      "Merci de nous envoyer :\n- une copie d'un passeport ou d'une carte d'identité en cours de validité\n- un justificatif de domicile de moins de trois mois\n- quelques mots sur ce qui a changé : associés, dirigeants, activité",
      'Sans ces documents, nous ne pouvons plus agir pour vous : la loi irlandaise contre le blanchiment nous y oblige.',
    ],
  },
}

/** The text that asks for a new identity document in place of one that expires. */
export const identityTexts: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: ['Your identity document: valid until {{params.dueDate}}'],
      after: ['Your identity document: expired on {{params.dueDate}}'],
    },
    paragraphs: [
      {
        until: [
          'The identity document that we hold of you ({{params.document}}) is valid until {{params.dueDate}}. We need a valid one in your file for {{params.company}}.',
          'The identity document that we hold of you is valid until {{params.dueDate}}. We need a valid one in your file for {{params.company}}.',
          'The identity document that we hold of you is valid until {{params.dueDate}}. We need a valid one in your file.',
        ],
        after: [
          'The identity document that we hold of you ({{params.document}}) expired on {{params.dueDate}}. We need a valid one in your file for {{params.company}}.',
          'The identity document that we hold of you expired on {{params.dueDate}}. We need a valid one in your file for {{params.company}}.',
          'The identity document that we hold of you expired on {{params.dueDate}}. We need a valid one in your file.',
        ],
      },
      'Please send us a copy of your new passport or identity card.',
      'Without a valid document we cannot go on acting for you: the Criminal Justice (Money Laundering and Terrorist Financing) Acts oblige us to stop.',
    ],
  },
  fr: {
    subjects: {
      until: ["Votre pièce d'identité : valable jusqu'au {{params.dueDate}}"],
      after: ["Votre pièce d'identité : expirée depuis le {{params.dueDate}}"],
    },
    paragraphs: [
      {
        until: [
          "La pièce d'identité que nous avons de vous ({{params.document}}) est valable jusqu'au {{params.dueDate}}. Il nous en faut une en cours de validité dans votre dossier pour {{params.company}}.",
          "La pièce d'identité que nous avons de vous est valable jusqu'au {{params.dueDate}}. Il nous en faut une en cours de validité dans votre dossier pour {{params.company}}.",
          "La pièce d'identité que nous avons de vous est valable jusqu'au {{params.dueDate}}. Il nous en faut une en cours de validité dans votre dossier.",
        ],
        after: [
          "La pièce d'identité que nous avons de vous ({{params.document}}) est expirée depuis le {{params.dueDate}}. Il nous en faut une en cours de validité dans votre dossier pour {{params.company}}.",
          "La pièce d'identité que nous avons de vous est expirée depuis le {{params.dueDate}}. Il nous en faut une en cours de validité dans votre dossier pour {{params.company}}.",
          "La pièce d'identité que nous avons de vous est expirée depuis le {{params.dueDate}}. Il nous en faut une en cours de validité dans votre dossier.",
        ],
      },
      "Merci de nous envoyer une copie de votre nouveau passeport ou de votre nouvelle carte d'identité.",
      'Sans pièce en cours de validité, nous ne pouvons plus agir pour vous : la loi irlandaise contre le blanchiment nous y oblige.',
    ],
  },
}
