import type { Paper } from './paper.ts'
import { heading, paragraph, text } from './shared-blocks.ts'

/** Data sheet of Form A1: what the CRO asks of a company that is formed. */
export const a1: Paper = {
  title: text('Data sheet: Form A1, incorporation', 'Fiche : formulaire A1, constitution'),
  law: 'Companies Act 2014, s. 21, 22',
  folder: 'Correspondence',
  isOfFormation: true,
  isLandscape: true,
  blocks: [
    paragraph(
      'The particulars of Form A1, in the order in which CORE asks for them. This sheet is not filed itself.',
      "Les renseignements du formulaire A1, dans l'ordre où CORE les demande. Cette fiche n'est pas déposée.",
    ),
    heading('Company', 'Société'),
    { kind: 'facts', fields: ['name', 'companyType', 'address', 'businessActivity', 'naceCode', 'placeOfActivity'] },
    heading('Directors and secretary', 'Administrateurs et secrétaire'),
    { kind: 'table', table: 'officers' },
    paragraph(
      'A director resident in the European Economic Area, or a bond of €25,000 (s. 137):',
      "Un administrateur résidant dans l'Espace économique européen, ou un cautionnement de 25 000 € (s. 137) :",
    ),
    { kind: 'facts', fields: ['bondUntil'] },
    heading('Subscribers', 'Souscripteurs'),
    { kind: 'table', table: 'members' },
    heading('Issued share capital', 'Capital émis'),
    { kind: 'table', table: 'capital' },
    { kind: 'facts', fields: ['amountPaid'] },
  ],
}
