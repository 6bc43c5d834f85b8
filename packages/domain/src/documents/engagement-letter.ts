import type { Paper } from './paper.ts'
import { heading, paragraph, signatures, text } from './shared-blocks.ts'

/** The letter by which a company engages the firm. */
export const engagementLetter: Paper = {
  title: text('Letter of engagement', 'Lettre de mission'),
  folder: 'Correspondence',
  letterhead: 'firm',
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
      "Les administrateurs restent responsables des obligations légales de la société. Ils nous donnent à temps des informations complètes et exactes, et nous signalent tout changement de dirigeants, d'actionnaires, de bénéficiaires effectifs et d'adresse.",
    ),
    heading('Anti-money-laundering', 'Lutte contre le blanchiment'),
    paragraph(
      'The Criminal Justice (Money Laundering and Terrorist Financing) Act 2010 obliges us to identify our clients and their beneficial owners, and to report suspicious transactions.',
      'Le Criminal Justice (Money Laundering and Terrorist Financing) Act 2010 nous oblige à identifier nos clients et leurs bénéficiaires effectifs, et à déclarer les opérations suspectes.',
    ),
    paragraph('Please sign and return a copy of this letter.', 'Merci de nous retourner un exemplaire signé.'),
    signatures(text('For {firmName}', 'Pour {firmName}'), text('For {name}', 'Pour {name}')),
  ],
}
