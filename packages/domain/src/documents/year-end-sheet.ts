import type { Paper } from './paper.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, text } from './shared-blocks.ts'

/** Data sheet of Form B83: the change of the financial year end. */
export const b83: Paper = {
  title: text(
    'Data sheet: Form B83, change of financial year end',
    "Fiche : formulaire B83, changement de la date de clôture de l'exercice",
  ),
  law: 'Companies Act 2014, s. 288',
  folder: 'Correspondence',
  resolvedBy: 'yearEndChange',
  blocks: [
    ...sheetHead('B83'),
    heading('Financial year', 'Exercice'),
    { kind: 'facts', fields: ['oldYearEnd', 'newYearEnd', 'passedOn'] },
  ],
}
