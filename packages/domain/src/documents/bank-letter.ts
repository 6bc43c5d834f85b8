import type { Paper } from './paper.ts'
import { clause, heading, paragraph, signatures, text } from './shared-blocks.ts'

/** A letter of the firm that tells a bank the particulars of a company. */
export const bankLetter: Paper = {
  title: text('Letter to the bank', 'Lettre à la banque'),
  folder: 'Bank',
  letterhead: 'firm',
  blocks: [
    paragraph('{issuedOn}', 'Le {issuedOn}'),
    paragraph('To {bankName}', 'À {bankName}'),
    clause(
      'opening',
      paragraph(
        'We confirm these particulars of {name}, whose records we keep:',
        'Nous confirmons les renseignements suivants sur {name}, dont nous tenons les registres :',
      ),
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
    clause('members', heading('Members', 'Actionnaires')),
    { kind: 'register', register: 'members', isBrief: true },
    clause('owners', heading('Beneficial owners', 'Bénéficiaires effectifs')),
    { kind: 'register', register: 'owners', isBrief: true },
    clause(
      'closing',
      paragraph(
        'The particulars are those of our records on {asAt}.',
        'Ces renseignements sont ceux de nos registres au {asAt}.',
      ),
    ),
    signatures(text('For {firmName}', 'Pour {firmName}')),
  ],
}
