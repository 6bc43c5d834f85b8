import type { Block, Paper, When } from './paper.ts'
import { isFullyPaid, not, whenKnown } from './paper-conditions.ts'
import type { Texts } from './paper-fields.ts'
import { company, paragraph, text } from './shared-blocks.ts'

// A certificate that replaces another tells of the day since when the shares are held without a break.
const entered = { shareAcquired: text('Entered in the register on', 'Inscription au registre le') }

const replacesSeveral: When = ({ replacesCertificate }) => /\d\D+\d/.test(String(replacesCertificate ?? ''))

const isPaidInFull: When = (values) => isFullyPaid(values) === true

// `holder` ends with the verb, whose French form depends on who holds the shares.
const blocksFor = (holder: Texts): Block[] => [
  company,
  paragraph('Certificate number {certificateNumber}', 'Certificat numéro {certificateNumber}'),
  {
    kind: 'paragraph',
    text: text(
      `This is to certify that ${holder.en} of {shareNumber} {shareClass} shares of {shareNominal} each in {name}, subject to the constitution of the company.`,
      `Il est certifié ce qui suit : ${holder.fr} de {shareNumber} actions de catégorie {shareClass}, d'une valeur nominale de {shareNominal} chacune, de {name}, sous réserve des statuts de la société.`,
    ),
    ofOneShare: text(
      `This is to certify that ${holder.en} of {shareNumber} {shareClass} share of {shareNominal} in {name}, subject to the constitution of the company.`,
      `Il est certifié ce qui suit : ${holder.fr} de {shareNumber} action de catégorie {shareClass}, d'une valeur nominale de {shareNominal}, de {name}, sous réserve des statuts de la société.`,
    ),
  },
  {
    kind: 'paragraph',
    text: text('The shares are fully paid.', 'Les actions sont entièrement libérées.'),
    ofOneShare: text('The share is fully paid.', "L'action est entièrement libérée."),
    when: isPaidInFull,
  },
  { kind: 'facts', fields: ['amountPaid'], when: not(isPaidInFull) },
  { kind: 'facts', fields: ['shareNumbers', 'shareAcquired'], labels: entered },
  paragraph(
    'Replaces certificate {replacesCertificate}, which is cancelled.',
    'Remplace le certificat {replacesCertificate}, qui est annulé.',
    (values) => whenKnown('replacesCertificate')(values) && !replacesSeveral(values),
  ),
  paragraph(
    'Replaces certificates {replacesCertificate}, which are cancelled.',
    'Remplace les certificats {replacesCertificate}, qui sont annulés.',
    replacesSeveral,
  ),
  {
    kind: 'paragraph',
    isStatement: true,
    text: text(
      'Given under the common seal of the company on {issuedOn}, which was affixed in the presence of the two who sign below.',
      'Délivré le {issuedOn} sous le sceau de la société, apposé en présence des deux signataires ci-dessous.',
    ),
  },
  {
    kind: 'signatures',
    signers: [
      text('Director', 'Administrateur'),
      text('Secretary or second director', 'Secrétaire ou second administrateur'),
    ],
  },
]

/** A share certificate under the seal of the company, with its two signatures (DOC-9). */
export const shareCertificate: Paper = {
  title: text('Share certificate', "Certificat d'actions"),
  law: 'Companies Act 2014, s. 99, 43(2)',
  folder: 'Correspondence',
  subject: 'holder',
  asks: ['amountPaid', 'replacesCertificate'],
  blocks: blocksFor(
    text(
      '{personName}, of {personAddress}, is the registered holder',
      '{personName}, demeurant {personAddress}, est titulaire inscrit(e)',
    ),
  ),
  blocksForJoint: blocksFor(
    text(
      '{personName}, of {personAddress}, are jointly the registered holders',
      '{personName}, demeurant {personAddress}, sont ensemble titulaires inscrits',
    ),
  ),
  blocksForCompany: blocksFor(
    text(
      '{personName}, whose registered office is at {personAddress}, is the registered holder',
      'la société {personName}, dont le siège social est situé à cette adresse : {personAddress}, est titulaire inscrite',
    ),
  ),
}
