import type { Paper } from './paper.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, text } from './shared-blocks.ts'

/** Data sheet of Form B5: the shares allotted on one day, with all who took them. */
export const b5: Paper = {
  title: text('Data sheet: Form B5, return of allotments', "Fiche : formulaire B5, attribution d'actions"),
  law: 'Companies Act 2014, s. 70',
  folder: 'Correspondence',
  isAboutShares: 'allotment',
  isLandscape: true,
  blocks: [
    ...sheetHead('B5'),
    heading('Shares allotted', 'Actions attribuées'),
    {
      kind: 'facts',
      fields: ['shareAcquired', 'shareClass', 'shareNominal', 'amountPaid', 'premium', 'inCash'],
      labels: { shareAcquired: text('Allotted on', "Date d'attribution") },
    },
    heading('Allottees', 'Attributaires'),
    { kind: 'table', table: 'allottees' },
  ],
}
