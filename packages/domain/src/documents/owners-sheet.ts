import type { Paper } from './paper.ts'
import { rboHead } from './sheet-blocks.ts'
import { heading, paragraph, text } from './shared-blocks.ts'

/** Data sheet for the central Register of Beneficial Ownership. */
export const rbo: Paper = {
  title: text('Data sheet: RBO, beneficial owners', 'Fiche : RBO, bénéficiaires effectifs'),
  law: 'S.I. 110/2019',
  folder: 'Correspondence',
  isLandscape: true,
  blocks: [
    ...rboHead,
    { kind: 'facts', fields: ['address', 'asAt'] },
    heading('Beneficial owners', 'Bénéficiaires effectifs'),
    { kind: 'register', register: 'owners', hasOwnerSteps: true },
    {
      kind: 'extract',
      register: 'owners',
      text: text(
        'Nothing of what the portal asks for is missing on record.',
        'Aucun des renseignements que demande le portail ne manque au registre.',
      ),
    },
    paragraph(
      'The portal also asks for the PPS number of each owner, or the number that the register has given in its place; neither is printed here.',
      "Le portail demande aussi le numéro PPS de chaque bénéficiaire, ou celui que le registre a attribué à sa place ; ni l'un ni l'autre ne figure ici.",
    ),
    paragraph(
      'The first entry is due within five months of the incorporation, a change within 14 days. An owner is always a natural person; where nobody is found, the directors are entered as senior managing officials.',
      'La première inscription est due dans les cinq mois de la constitution, une modification dans les 14 jours. Un bénéficiaire est toujours une personne physique ; à défaut, les administrateurs sont inscrits comme dirigeants principaux.',
    ),
  ],
}
