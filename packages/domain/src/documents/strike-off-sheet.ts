import type { Paper } from './paper.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, paragraph, text } from './shared-blocks.ts'
import { strikeOffResolved } from './strike-off-resolution.ts'

/** Data sheet of Form H15, which holds the resolution and what each director certifies. */
export const h15: Paper = {
  title: text('Data sheet: Form H15, voluntary strike-off', 'Fiche : formulaire H15, radiation volontaire'),
  law: 'Companies Act 2014, s. 731',
  folder: 'Correspondence',
  asks: ['strikeOffGround'],
  resolvedBy: 'strikeOff',
  blocks: [
    ...sheetHead('H15'),
    { kind: 'facts', fields: ['address'] },
    heading('Special resolution', 'Résolution spéciale'),
    { kind: 'facts', fields: ['passedOn'] },
    strikeOffResolved,
    heading('Certificate of each director', 'Attestation de chaque administrateur'),
    paragraph(
      'Each of the directors ({directors}) is asked to certify that, on the day of the certificate, the assets of the company do not exceed €150, its liabilities do not exceed €150, and the company is not a party to ongoing or pending litigation.',
      "Il est demandé à chaque administrateur ({directors}) d'attester qu'à la date de l'attestation l'actif de la société n'excède pas 150 €, son passif n'excède pas 150 €, et la société n'est partie à aucune procédure en cours ou en instance.",
    ),
    heading('Enclosed', 'Pièces jointes'),
    { kind: 'facts', fields: ['revenueLetterOn', 'newspaper', 'advertisedOn', 'formerNameOrOffice'] },
    paragraph(
      'The letter of Revenue and the resolution may be at most three months old, the advertisement at most 30 days, when Form H15 is delivered; all annual returns have to be delivered before.',
      "Au dépôt du formulaire H15, la lettre de Revenue et la résolution datent de trois mois au plus, l'annonce de 30 jours au plus ; toutes les déclarations annuelles doivent avoir été déposées.",
    ),
  ],
}
