import type { Paper } from './paper.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, text } from './shared-blocks.ts'

/** Data sheet of Form B2: the move of the registered office. */
export const b2: Paper = {
  title: text('Data sheet: Form B2, change of registered office', 'Fiche : formulaire B2, transfert du siège social'),
  law: 'Companies Act 2014, s. 50',
  folder: 'Correspondence',
  blocks: [
    ...sheetHead('B2'),
    heading('Registered office', 'Siège social'),
    { kind: 'facts', fields: ['oldAddress', 'newAddress', 'effectiveOn'] },
  ],
}
