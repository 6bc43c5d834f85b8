import type { Paper } from './paper.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, text } from './shared-blocks.ts'

/** Data sheet of Form B7: consolidation, subdivision, redemption or cancellation of shares. */
export const b7: Paper = {
  title: text('Data sheet: Form B7, change of share capital', 'Fiche : formulaire B7, modification du capital'),
  law: 'Companies Act 2014, s. 92',
  folder: 'Correspondence',
  isAboutShares: 'capital',
  blocks: [
    ...sheetHead('B7'),
    heading('Change', 'Modification'),
    {
      kind: 'facts',
      fields: ['capitalChange', 'changedOn', 'shareClass', 'oldShares', 'oldNominal', 'newShares', 'newNominal'],
    },
    heading('Issued share capital after the change', 'Capital émis après la modification'),
    { kind: 'table', table: 'capital' },
  ],
}
