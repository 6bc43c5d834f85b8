import type { Block, Paper, When } from './paper.ts'
import { isFullyPaid } from './paper-conditions.ts'
import { EXEMPT_UP_TO } from '../shares/share-event-fields.ts'
import {
  company,
  directorsResolve,
  heading,
  paragraph,
  passesWithLast,
  signatureOfEach,
  signaturesOfDirectors,
  text,
} from './shared-blocks.ts'

// The transferee signs too, unless the shares are fully paid (s. 94(2)).
const isNotPaidInFull: When = (values) => isFullyPaid(values) !== true

// What is over the limit cannot be certified.
const mayBeExempt: When = ({ consideration }) => typeof consideration !== 'number' || consideration <= EXEMPT_UP_TO

const named = {
  personName: text('Name', 'Nom'),
  transferee: text('Name', 'Nom'),
  transfereeAddress: text('Address', 'Adresse'),
}

const formFor = (signer: Block): Block[] => [
  heading('Security', 'Titre'),
  {
    kind: 'facts',
    fields: ['name', 'cro', 'address', 'shareClass', 'shareNominal', 'shareNumber', 'shareNumbers', 'consideration'],
  },
  heading('Transferor', 'Cédant'),
  { kind: 'facts', fields: ['personName', 'personAddress'], labels: named },
  heading('Transferee', 'Cessionnaire'),
  { kind: 'facts', fields: ['transferee', 'transfereeAddress'], labels: named },
  paragraph(
    'The transferor transfers the above security out of the name of the transferor to the transferee named above, and asks that the entries be made in the register that are necessary to give effect to this transfer.',
    'Le cédant transfère le titre ci-dessus de son nom à celui du cessionnaire désigné ci-dessus, et demande les inscriptions au registre nécessaires à ce transfert.',
  ),
  signer,
  {
    ...paragraph(
      'Unless the shares are fully paid, the transferee signs too (Companies Act 2014, s. 94(2)).',
      'Si les actions ne sont pas entièrement libérées, le cessionnaire signe aussi (Companies Act 2014, s. 94(2)).',
    ),
    when: isNotPaidInFull,
  },
  {
    kind: 'signatures',
    signers: [text('Transferee: {transferee}', 'Cessionnaire : {transferee}')],
    when: isNotPaidInFull,
  },
  heading('Stamp duty', 'Droits de timbre'),
  paragraph(
    'To be stamped through ROS within 44 days of the day on which it is executed ({executedOn}).',
    'À timbrer par ROS dans les 44 jours de sa signature ({executedOn}).',
  ),
  paragraph(
    'Only where the consideration does not exceed €1,000, sign also: "It is certified that the transaction effected by this instrument does not form part of a larger transaction or series of transactions in respect of which the amount or value of the consideration exceeds €1,000."',
    "Seulement si le prix n'excède pas 1\u202f000\u202f€, signer aussi : « It is certified that the transaction effected by this instrument does not form part of a larger transaction or series of transactions in respect of which the amount or value of the consideration exceeds €1,000. »",
    mayBeExempt,
  ),
  { kind: 'signatures', signers: [text('Certified by', 'Certifié par')], when: mayBeExempt },
]

/** The instrument by which shares are transferred. */
export const stockTransferForm: Paper = {
  title: text('Stock transfer form', "Acte de cession d'actions"),
  law: 'Stock Transfer Act 1963; Companies Act 2014, s. 94',
  folder: 'Correspondence',
  subject: 'transferor',
  asks: ['amountPaid'],
  blocks: formFor({ kind: 'signatures', signers: [text('Transferor: {personName}', 'Cédant : {personName}')] }),
  blocksForCompany: formFor({
    kind: 'signatures',
    signers: [text('Transferor: for and on behalf of {personName}', 'Cédant : pour le compte de {personName}')],
    isForCompany: true,
  }),
  blocksForJoint: formFor(signatureOfEach('holders', 'Transferor', 'Cédant')),
}

/** The approval of a transfer by the board. */
export const transferApproval: Paper = {
  title: text('Resolution: transfer of shares', "Résolution : cession d'actions"),
  law: 'Companies Act 2014, s. 94, 95, 99',
  folder: 'Correspondence',
  subject: 'transferor',
  blocks: [
    company,
    directorsResolve,
    {
      kind: 'list',
      items: [
        {
          ...text(
            'That the transfer of {shareNumber} shares of the class {shareClass} from {personName} to {transferee}, executed on {executedOn}, be approved and, subject to stamping, be entered in the register of members (s. 94).',
            'La cession de {shareNumber} actions de la catégorie {shareClass} par {personName} à {transferee}, signée le {executedOn}, est approuvée et, sous réserve du timbre, inscrite au registre des actionnaires (s. 94).',
          ),
          ofOneShare: text(
            'That the transfer of one share of the class {shareClass} from {personName} to {transferee}, executed on {executedOn}, be approved and, subject to stamping, be entered in the register of members (s. 94).',
            "La cession d'une action de la catégorie {shareClass} par {personName} à {transferee}, signée le {executedOn}, est approuvée et, sous réserve du timbre, inscrite au registre des actionnaires (s. 94).",
          ),
        },
        text(
          'That the certificate of the transferor be cancelled, and that certificates for the shares transferred and for any that the transferor keeps be issued under the seal within two months of the lodgement of the transfer (s. 99).',
          "Le certificat du cédant est annulé, et les certificats des actions cédées et, le cas échéant, de celles que le cédant conserve sont délivrés sous le sceau dans les deux mois du dépôt de l'acte (s. 99).",
        ),
        text(
          'That, where the beneficial owners change, the register of beneficial owners be updated, and the central Register of Beneficial Ownership within 14 days (S.I. 110/2019).',
          'Si les bénéficiaires effectifs changent, leur registre est mis à jour, ainsi que le registre central dans les 14 jours (S.I. 110/2019).',
        ),
      ],
    },
    passesWithLast('s. 161'),
    signaturesOfDirectors,
  ],
}
