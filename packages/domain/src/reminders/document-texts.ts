import type { Language } from '../shared/language.ts'
import type { ReminderText } from './reminder-text.ts'

// A client who is asked for a passport by email is right to doubt it: each text says who asks, for which company, and how to
// answer safely. It names no consequence before the day has passed (REM-10).
const safety: Record<Language, readonly string[]> = {
  en: [
    'To be safe, send copies by our secure page alone: {{params.uploadLink}}. If you are not sure that this message comes from us, call us first by telephone: {{params.telephone}}.',
    'To be safe, send copies by our secure page alone: {{params.uploadLink}}. If you are not sure that this message comes from us, call us first, by the telephone number that you know from our invoices.',
    'To be safe, call us by telephone before you send copies, if you are not sure that this message comes from us: {{params.telephone}}. We never ask for a password.',
    'To be safe, call us by the telephone number that you know from our invoices before you send copies, if you are not sure that this message comes from us. We never ask for a password.',
  ],
  fr: [
    'Par sécurité, envoyez vos copies uniquement par notre page sécurisée : {{params.uploadLink}}. Si vous doutez que ce message vienne de nous, appelez-nous d’abord par téléphone : {{params.telephone}}.',
    'Par sécurité, envoyez vos copies uniquement par notre page sécurisée : {{params.uploadLink}}. Si vous doutez que ce message vienne de nous, appelez-nous d’abord au numéro de téléphone qui figure sur nos factures.',
    'Par sécurité, si vous doutez que ce message vienne de nous, appelez-nous par téléphone avant d’envoyer vos copies : {{params.telephone}}. Nous ne demandons jamais de mot de passe.',
    'Par sécurité, si vous doutez que ce message vienne de nous, appelez-nous au numéro de téléphone qui figure sur nos factures avant d’envoyer vos copies. Nous ne demandons jamais de mot de passe.',
  ],
}

/** The text that asks for new papers for the anti-money-laundering file, of a company or of a person. */
export const reviewTexts: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: [
        '{{params.company}}: identity documents to renew by {{params.dueDate}}',
        'Identity documents to renew by {{params.dueDate}}',
      ],
      after: ['{{params.company}}: identity documents to renew', 'Identity documents to renew'],
    },
    paragraphs: [
      {
        until: [
          '{{params.brand}} looks after {{params.company}}. The law asks us to check from time to time what we know of the companies we look after and of the people behind them. This check has to be made by {{params.dueDate}}.',
          'The law asks us to check from time to time what we know of the people behind the companies that {{params.brand}} looks after. This check has to be made by {{params.dueDate}}.',
        ],
        after: [
          '{{params.brand}} looks after {{params.company}}. The law asks us to check from time to time what we know of the companies we look after and of the people behind them. This check had to be made by {{params.dueDate}}, and we do not have your documents yet.',
          'The law asks us to check from time to time what we know of the people behind the companies that {{params.brand}} looks after. This check had to be made by {{params.dueDate}}, and we do not have your documents yet.',
        ],
      },
      'Please send us:\n- a copy of a valid passport or identity card\n- a proof of address less than three months old\n- a few words on what has changed: owners, directors, activity',
      safety.en,
      {
        until: '',
        after:
          'Without these documents we would have to suspend our services: the Criminal Justice (Money Laundering and Terrorist Financing) Act 2010 requires it.',
      },
    ],
  },
  fr: {
    subjects: {
      until: [
        "Documents d'identité à renouveler au plus tard le {{params.dueDate}} – {{params.company}}",
        "Documents d'identité à renouveler au plus tard le {{params.dueDate}}",
      ],
      after: ["Documents d'identité à renouveler – {{params.company}}", "Documents d'identité à renouveler"],
    },
    paragraphs: [
      {
        until: [
          '{{params.brand}} assure le suivi de {{params.company}}. La loi nous demande de vérifier régulièrement ce que nous savons des sociétés que nous suivons et des personnes qui leur sont liées. Cette vérification doit être faite au plus tard le {{params.dueDate}}.',
          'La loi nous demande de vérifier régulièrement ce que nous savons des personnes liées aux sociétés dont {{params.brand}} assure le suivi. Cette vérification doit être faite au plus tard le {{params.dueDate}}.',
        ],
        after: [
          '{{params.brand}} assure le suivi de {{params.company}}. La loi nous demande de vérifier régulièrement ce que nous savons des sociétés que nous suivons et des personnes qui leur sont liées. Cette vérification devait être faite au plus tard le {{params.dueDate}}, et nous n’avons pas encore vos documents.',
          'La loi nous demande de vérifier régulièrement ce que nous savons des personnes liées aux sociétés dont {{params.brand}} assure le suivi. Cette vérification devait être faite au plus tard le {{params.dueDate}}, et nous n’avons pas encore vos documents.',
        ],
      },
      "Merci de nous envoyer :\n- une copie d'un passeport ou d'une carte d'identité en cours de validité\n- un justificatif de domicile de moins de trois mois\n- quelques mots sur ce qui a changé : actionnaires, dirigeants, activité",
      safety.fr,
      {
        until: '',
        after:
          'Sans ces documents, nous devrions suspendre nos services : la loi irlandaise contre le blanchiment (Criminal Justice (Money Laundering and Terrorist Financing) Act 2010) nous l’impose.',
      },
    ],
  },
}

/** The text that asks for a new identity document in place of one that expires. */
export const identityTexts: Record<Language, ReminderText> = {
  en: {
    subjects: {
      until: [
        '{{params.company}}: identity document valid until {{params.dueDate}}',
        'Your identity document: valid until {{params.dueDate}}',
      ],
      after: [
        '{{params.company}}: identity document expired on {{params.dueDate}}',
        'Your identity document: expired on {{params.dueDate}}',
      ],
    },
    paragraphs: [
      {
        until: [
          'The copy of your identity document that we hold for you ({{params.document}}) is valid until {{params.dueDate}}. {{params.brand}} needs a valid one in your file for {{params.company}}.',
          'The copy of your identity document that we hold for you is valid until {{params.dueDate}}. {{params.brand}} needs a valid one in your file for {{params.company}}.',
          'The copy of your identity document that we hold for you is valid until {{params.dueDate}}. {{params.brand}} needs a valid one in your file.',
        ],
        after: [
          'The copy of your identity document that we hold for you ({{params.document}}) expired on {{params.dueDate}}. {{params.brand}} needs a valid one in your file for {{params.company}}.',
          'The copy of your identity document that we hold for you expired on {{params.dueDate}}. {{params.brand}} needs a valid one in your file for {{params.company}}.',
          'The copy of your identity document that we hold for you expired on {{params.dueDate}}. {{params.brand}} needs a valid one in your file.',
        ],
      },
      'Please send us a copy of your new passport or identity card.',
      safety.en,
      {
        until: '',
        after:
          'Without a valid document we would have to suspend our services: the Criminal Justice (Money Laundering and Terrorist Financing) Act 2010 requires it.',
      },
    ],
  },
  fr: {
    subjects: {
      until: [
        "Document d'identité à renouveler, valable jusqu'au {{params.dueDate}} – {{params.company}}",
        "Votre pièce d'identité : valable jusqu'au {{params.dueDate}}",
      ],
      after: [
        "Document d'identité à renouveler, expiré depuis le {{params.dueDate}} – {{params.company}}",
        "Votre pièce d'identité : expirée depuis le {{params.dueDate}}",
      ],
    },
    paragraphs: [
      {
        until: [
          "La copie de votre pièce d'identité que nous conservons ({{params.document}}) est valable jusqu'au {{params.dueDate}}. {{params.brand}} doit en avoir une en cours de validité dans votre dossier pour {{params.company}}.",
          "La copie de votre pièce d'identité que nous conservons est valable jusqu'au {{params.dueDate}}. {{params.brand}} doit en avoir une en cours de validité dans votre dossier pour {{params.company}}.",
          "La copie de votre pièce d'identité que nous conservons est valable jusqu'au {{params.dueDate}}. {{params.brand}} doit en avoir une en cours de validité dans votre dossier.",
        ],
        after: [
          "La copie de votre pièce d'identité que nous conservons ({{params.document}}) est expirée depuis le {{params.dueDate}}. {{params.brand}} doit en avoir une en cours de validité dans votre dossier pour {{params.company}}.",
          "La copie de votre pièce d'identité que nous conservons est expirée depuis le {{params.dueDate}}. {{params.brand}} doit en avoir une en cours de validité dans votre dossier pour {{params.company}}.",
          "La copie de votre pièce d'identité que nous conservons est expirée depuis le {{params.dueDate}}. {{params.brand}} doit en avoir une en cours de validité dans votre dossier.",
        ],
      },
      "Merci de nous envoyer une copie de votre nouveau passeport ou de votre nouvelle carte d'identité.",
      safety.fr,
      {
        until: '',
        after:
          'Sans pièce en cours de validité, nous devrions suspendre nos services : la loi irlandaise contre le blanchiment (Criminal Justice (Money Laundering and Terrorist Financing) Act 2010) nous l’impose.',
      },
    ],
  },
}
