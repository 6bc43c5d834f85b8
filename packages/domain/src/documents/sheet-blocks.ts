import type { Block } from './paper.ts'
import { paperFields } from './paper-fields.ts'
import { heading, paragraph } from './shared-blocks.ts'

const ofCompany: Block[] = [heading('Company', 'Société'), { kind: 'facts', fields: ['cro', 'name'] }]

/** The first lines of a data sheet, from which staff copy into a form of the CRO's portal. */
export const sheetHead = (form: string): Block[] => [
  paragraph(
    `The particulars of Form ${form}, in the order in which CORE asks for them. This sheet is not filed itself.`,
    `Les renseignements du formulaire ${form}, dans l'ordre où CORE les demande. Cette fiche n'est pas déposée.`,
  ),
  ...ofCompany,
]

/** The first lines of the data sheet of the register of owners, which has a portal of its own. */
export const rboHead: Block[] = [
  paragraph(
    'The particulars that the portal of the Central Register of Beneficial Ownership asks for. This sheet is not filed itself.',
    "Les renseignements que demande le portail du registre central des bénéficiaires effectifs. Cette fiche n'est pas déposée.",
  ),
  ...ofCompany,
]

/** What the address of a company is called on a sheet. */
export const registeredOffice = { personAddress: paperFields.address.label }
