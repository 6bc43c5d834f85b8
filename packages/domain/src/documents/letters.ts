import type { Block, Paper } from './paper.ts'
import type { Texts } from './paper-fields.ts'
import { company, heading, membersResolve, paragraph, signatureOfEach, signatures, text } from './shared-blocks.ts'

// `holder` ends with the verb, whose French form depends on who holds the shares.
const certificateBlocks = (holder: Texts): Block[] => [
  { kind: 'facts', fields: ['certificateNumber', 'name', 'cro', 'address'] },
  {
    kind: 'paragraph',
    text: text(
      `This is to certify that ${holder.en} of {shareNumber} {shareClass} shares of {shareNominal} each in {name}, subject to the constitution of the company.`,
      `Il est certifié que ${holder.fr} de {shareNumber} actions de catégorie {shareClass}, d'une valeur nominale de {shareNominal} chacune, de {name}, sous réserve des statuts de la société.`,
    ),
    ofOneShare: text(
      `This is to certify that ${holder.en} of {shareNumber} {shareClass} share of {shareNominal} in {name}, subject to the constitution of the company.`,
      `Il est certifié que ${holder.fr} de {shareNumber} action de catégorie {shareClass}, d'une valeur nominale de {shareNominal}, de {name}, sous réserve des statuts de la société.`,
    ),
  },
  { kind: 'facts', fields: ['shareAcquired', 'issuedOn'] },
  signatures(text('Director', 'Administrateur'), text('Director or secretary', 'Administrateur ou secrétaire')),
]

/** Letters, consents and certificates. */
export const letters = {
  consentToAct: {
    title: text('Consent to act', 'Acceptation de fonctions'),
    law: 'Companies Act 2014, s. 149',
    folder: 'Correspondence',
    subject: 'appointed',
    blocks: [
      company,
      paragraph(
        'I, {personName}, of {personAddress}, consent to act as {personRole} of {name} with effect from {changedOn}.',
        'Je soussigné(e) {personName}, demeurant {personAddress}, accepte les fonctions de {personRole} de {name} à compter du {changedOn}.',
      ),
      paragraph(
        'I acknowledge that I have the legal duties and obligations that the Companies Act 2014 and other enactments place on this office.',
        'Je reconnais être tenu(e) des devoirs et obligations que le Companies Act 2014 et les autres textes attachent à ces fonctions.',
      ),
      { kind: 'facts', fields: ['personBirth', 'personNationality'] },
      signatures(text('{personName}', '{personName}')),
    ],
    blocksForCompany: [
      company,
      paragraph(
        '{personName}, registered number {personCro}, whose registered office is at {personAddress}, consents to act as {personRole} of {name} with effect from {changedOn}.',
        'La société {personName}, immatriculée sous le numéro {personCro}, dont le siège social est situé à cette adresse : {personAddress}, accepte les fonctions de {personRole} de {name} à compter du {changedOn}.',
      ),
      paragraph(
        'It acknowledges that it has the legal duties and obligations that the Companies Act 2014 and other enactments place on this office.',
        'Elle reconnaît être tenue des devoirs et obligations que le Companies Act 2014 et les autres textes attachent à ces fonctions.',
      ),
      signatures(text('For and on behalf of {personName}', 'Pour le compte de {personName}')),
    ],
  },
  shareCertificate: {
    title: text('Share certificate', "Certificat d'actions"),
    law: 'Companies Act 2014, s. 99',
    folder: 'Correspondence',
    subject: 'holder',
    blocks: certificateBlocks(
      text(
        '{personName}, of {personAddress}, is the registered holder',
        '{personName}, demeurant {personAddress}, est titulaire inscrit(e)',
      ),
    ),
    blocksForCompany: certificateBlocks(
      text(
        '{personName}, whose registered office is at {personAddress}, is the registered holder',
        'la société {personName}, dont le siège social est situé à cette adresse : {personAddress}, est titulaire inscrite',
      ),
    ),
  },
  engagementLetter: {
    title: text('Letter of engagement', 'Lettre de mission'),
    folder: 'Correspondence',
    blocks: [
      paragraph('{issuedOn}', 'Le {issuedOn}'),
      paragraph('To the directors of {name}, {address}', 'Aux administrateurs de {name}, {address}'),
      heading('Our services', 'Nos prestations'),
      paragraph(
        '{firmName} will provide {name} (registered number {cro}) with these services: {services}.',
        '{firmName} fournit à {name} (numéro {cro}) les prestations suivantes : {services}.',
      ),
      heading('Fees', 'Honoraires'),
      paragraph(
        'Our fee is {fee} a year, VAT not included. Fees of the Companies Registration Office and of Revenue are charged at cost.',
        "Nos honoraires s'élèvent à {fee} par an, hors TVA. Les frais du Companies Registration Office et de Revenue sont refacturés au coût réel.",
      ),
      heading('Your part', 'Vos engagements'),
      paragraph(
        'The directors remain responsible for the statutory obligations of the company. They give us complete and accurate information in good time, and tell us of every change of officers, members, beneficial owners and address.',
        "Les administrateurs restent responsables des obligations légales de la société. Ils nous donnent à temps des informations complètes et exactes, et nous signalent tout changement de dirigeants, d'associés, de bénéficiaires effectifs et d'adresse.",
      ),
      heading('Anti-money-laundering', 'Lutte contre le blanchiment'),
      paragraph(
        'The Criminal Justice (Money Laundering and Terrorist Financing) Act 2010 obliges us to identify our clients and their beneficial owners, and to report suspicious transactions.',
        'Le Criminal Justice (Money Laundering and Terrorist Financing) Act 2010 nous oblige à identifier nos clients et leurs bénéficiaires effectifs, et à déclarer les opérations suspectes.',
      ),
      paragraph('Please sign and return a copy of this letter.', 'Merci de nous retourner un exemplaire signé.'),
      signatures(text('For {firmName}', 'Pour {firmName}'), text('For {name}', 'Pour {name}')),
    ],
  },
  bankLetter: {
    title: text('Letter to the bank', 'Lettre à la banque'),
    folder: 'Bank',
    blocks: [
      paragraph('{issuedOn}', 'Le {issuedOn}'),
      paragraph('To {bankName}', 'À {bankName}'),
      paragraph(
        'We confirm these particulars of {name}, whose records we keep:',
        'Nous confirmons les renseignements suivants sur {name}, dont nous tenons les registres :',
      ),
      {
        kind: 'facts',
        fields: [
          'name',
          'cro',
          'companyType',
          'incorporationDate',
          'address',
          'businessActivity',
          'directors',
          'secretaries',
        ],
      },
      heading('Members', 'Associés'),
      { kind: 'register', register: 'members' },
      heading('Beneficial owners', 'Bénéficiaires effectifs'),
      { kind: 'register', register: 'owners' },
      paragraph(
        'The particulars are those of our records on {asAt}.',
        'Ces renseignements sont ceux de nos registres au {asAt}.',
      ),
      signatures(text('For {firmName}', 'Pour {firmName}')),
    ],
  },
  strikeOffResolution: {
    title: text('Resolution: voluntary strike-off', 'Résolution : radiation volontaire'),
    law: 'Companies Act 2014, s. 731',
    folder: 'Correspondence',
    blocks: [
      company,
      membersResolve,
      {
        kind: 'list',
        items: [
          text(
            'That, the company having ceased to carry on business on {ceasedTradingOn}, the Registrar of Companies be requested to strike its name off the register on a voluntary basis.',
            'La société ayant cessé son activité le {ceasedTradingOn}, il est demandé au Registrar of Companies de la radier volontairement du registre.',
          ),
          text(
            'That the company has no assets over €150 and no liabilities over €150, and that no legal proceedings are pending or threatened.',
            "La société n'a ni actif ni passif supérieur à 150 €, et aucune procédure judiciaire n'est en cours ou annoncée.",
          ),
          text(
            'That the directors be authorised to file Form H15, to advertise the application and to obtain the letter of no objection of Revenue.',
            "Les administrateurs sont autorisés à déposer le formulaire H15, à publier l'annonce légale et à obtenir la lettre de non-opposition de Revenue.",
          ),
        ],
      },
      signatureOfEach('members', 'Member', 'Associé'),
    ],
  },
} as const satisfies Record<string, Paper>
