import type { Block, Paper } from './paper.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, text } from './shared-blocks.ts'

const madeUpTo = { asAt: text('Made up to', 'Établie au') }

const officersAndMembers: Block[] = [
  heading('Directors and secretary', 'Administrateurs et secrétaire'),
  { kind: 'table', table: 'officers' },
  heading('Issued share capital', 'Capital émis'),
  { kind: 'table', table: 'capital' },
  heading('Members', 'Actionnaires'),
  { kind: 'table', table: 'members' },
]

const particulars: Block[] = [
  { kind: 'facts', fields: ['address', 'yearEnd'] },
  ...officersAndMembers,
  heading(
    'Shares taken up and given up since the last return',
    'Actions acquises et cédées depuis la dernière déclaration',
  ),
  { kind: 'table', table: 'transfers' },
]

/** Data sheet of Form B1: the annual return, with officers, capital and members of the annual return date. */
export const b1: Paper = {
  title: text('Data sheet: Form B1, annual return', 'Fiche : formulaire B1, déclaration annuelle'),
  law: 'Companies Act 2014, s. 343',
  folder: 'Correspondence',
  isAsAtArd: true,
  isLandscape: true,
  blocks: [...sheetHead('B1'), { kind: 'facts', fields: ['asAt'], labels: madeUpTo }, ...particulars],
}

/** Data sheet of Form B1B73: the return made up to the old annual return date, and the new one. */
export const b1b73: Paper = {
  title: text(
    'Data sheet: Form B1B73, annual return and change of annual return date',
    'Fiche : formulaire B1B73, déclaration annuelle et changement de sa date',
  ),
  law: 'Companies Act 2014, s. 346',
  folder: 'Correspondence',
  isAsAtArd: true,
  isLandscape: true,
  blocks: [
    ...sheetHead('B1B73'),
    {
      kind: 'facts',
      fields: ['asAt', 'newArd'],
      labels: { asAt: text('Old annual return date', 'Ancienne date (ARD)') },
    },
    heading('Registered office', 'Siège social'),
    { kind: 'facts', fields: ['address'] },
    ...officersAndMembers,
  ],
}
