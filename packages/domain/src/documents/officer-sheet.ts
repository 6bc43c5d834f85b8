import type { Block, Paper } from './paper.ts'
import { whenChange } from './paper-conditions.ts'
import { registeredOffice, sheetHead } from './sheet-blocks.ts'
import { heading, text } from './shared-blocks.ts'

const named = { personName: text('Name', 'Nom') }

const isOfParticulars = whenChange('particulars')

const change: Block[] = [
  ...sheetHead('B10'),
  heading('Change', 'Modification'),
  { kind: 'facts', fields: ['change', 'changedOn', 'personRole'] },
  { kind: 'facts', fields: ['changedParticular', 'oldParticular', 'newParticular'], when: isOfParticulars },
  heading('Officer', 'Dirigeant'),
]

/** Data sheet of Form B10: who was appointed, who ceased, and whose particulars changed. */
export const b10: Paper = {
  title: text(
    'Data sheet: Form B10, change of director or secretary',
    "Fiche : formulaire B10, changement d'un dirigeant",
  ),
  law: 'Companies Act 2014, s. 149',
  folder: 'Correspondence',
  subject: 'officer',
  blocks: [
    ...change,
    {
      kind: 'facts',
      fields: [
        'personName',
        'personFormerNames',
        'personBirth',
        'personNationality',
        'personOccupation',
        'personAddress',
        'personNumber',
        'personOtherDirectorships',
      ],
      labels: named,
    },
  ],
  blocksForCompany: [
    ...change,
    {
      kind: 'facts',
      fields: ['personName', 'personCro', 'personAddress'],
      labels: { ...named, ...registeredOffice },
    },
    { kind: 'facts', fields: ['personRegisterName'] },
  ],
}
