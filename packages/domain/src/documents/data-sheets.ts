import type { Block, Paper } from './paper.ts'
import { paperFields } from './paper-fields.ts'
import { heading, paragraph, text } from './shared-blocks.ts'

const introduction = (form: string) =>
  paragraph(
    `The particulars of Form ${form}, in the order in which CORE asks for them. This sheet is not filed itself.`,
    `Les renseignements du formulaire ${form}, dans l'ordre où CORE les demande. Cette fiche n'est pas déposée.`,
  )

const registeredOffice = paperFields.address.label

const changeOfOfficer: Block[] = [
  introduction('B10'),
  heading('Company', 'Société'),
  { kind: 'facts', fields: ['cro', 'name'] },
  heading('Change', 'Modification'),
  { kind: 'facts', fields: ['change', 'changedOn', 'personRole'] },
  heading('Officer', 'Dirigeant'),
]

const allotment: Block[] = [
  introduction('B5'),
  heading('Company', 'Société'),
  { kind: 'facts', fields: ['cro', 'name'] },
  heading('Shares allotted', 'Actions attribuées'),
  { kind: 'facts', fields: ['shareClass', 'shareNumber', 'shareNominal', 'amountPaid', 'shareAcquired'] },
  heading('Allottee', 'Attributaire'),
]

/** Data sheets, from which staff copy into the forms of the CRO's portal. */
export const dataSheets = {
  b10: {
    title: text(
      'Data sheet: Form B10, change of director or secretary',
      "Fiche : formulaire B10, changement d'un dirigeant",
    ),
    law: 'Companies Act 2014, s. 149',
    folder: 'Correspondence',
    subject: 'officer',
    blocks: [
      ...changeOfOfficer,
      { kind: 'facts', fields: ['personName', 'personBirth', 'personNationality', 'personAddress', 'personNumber'] },
    ],
    blocksForCompany: [
      ...changeOfOfficer,
      {
        kind: 'facts',
        fields: ['personName', 'personCro', 'personAddress'],
        labels: { personAddress: registeredOffice },
      },
    ],
  },
  b2: {
    title: text('Data sheet: Form B2, change of registered office', 'Fiche : formulaire B2, transfert du siège social'),
    law: 'Companies Act 2014, s. 50',
    folder: 'Correspondence',
    blocks: [
      introduction('B2'),
      heading('Company', 'Société'),
      { kind: 'facts', fields: ['cro', 'name'] },
      heading('Registered office', 'Siège social'),
      { kind: 'facts', fields: ['oldAddress', 'newAddress', 'effectiveOn'] },
    ],
  },
  b5: {
    title: text('Data sheet: Form B5, return of allotments', "Fiche : formulaire B5, attribution d'actions"),
    law: 'Companies Act 2014, s. 70',
    folder: 'Correspondence',
    subject: 'holder',
    blocks: [...allotment, { kind: 'facts', fields: ['personName', 'personAddress'] }],
    blocksForCompany: [
      ...allotment,
      { kind: 'facts', fields: ['personName', 'personAddress'], labels: { personAddress: registeredOffice } },
    ],
  },
} as const satisfies Record<string, Paper>
