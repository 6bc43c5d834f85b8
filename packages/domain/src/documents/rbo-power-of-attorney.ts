import type { Paper } from './paper.ts'
import { paragraph, signaturesOfDirectors, text } from './shared-blocks.ts'

/** The authority to file for a company with the Register of Beneficial Ownership. */
export const rboPowerOfAttorney: Paper = {
  title: text(
    'Power of attorney for the Register of Beneficial Ownership',
    'Pouvoir pour le registre des bénéficiaires effectifs',
  ),
  law: 'S.I. 110/2019; Companies Act 2014, s. 41, 151',
  folder: 'Correspondence',
  letterhead: 'company',
  blocks: [
    paragraph('{issuedOn}', 'Le {issuedOn}'),
    paragraph(
      '{name}, registered in Ireland under number {cro}, whose registered office is at {address}, appoints {firmName} as its attorney for the Central Register of Beneficial Ownership of Companies and Industrial and Provident Societies.',
      '{name}, immatriculée en Irlande sous le numéro {cro}, dont le siège social est situé à cette adresse : {address}, donne pouvoir à {firmName} pour le registre central des bénéficiaires effectifs (Central Register of Beneficial Ownership).',
    ),
    paragraph('The attorney may, in the name of the company:', 'Le mandataire peut, au nom de la société :'),
    {
      kind: 'list',
      items: [
        text(
          'enter the particulars of each beneficial owner, and of the directors as senior managing officials where no owner is found;',
          'inscrire les renseignements de chaque bénéficiaire effectif et, à défaut de bénéficiaire identifié, ceux des administrateurs comme dirigeants principaux ;',
        ),
        text(
          'file each change within 14 days of it, and answer notices of discrepancies;',
          'déclarer chaque modification dans les 14 jours, et répondre aux avis de divergence ;',
        ),
        text(
          'give the PPS number of an owner, or the number that the register issues in its place, with the consent of that person.',
          "communiquer le numéro PPS d'un bénéficiaire, ou le numéro que le registre délivre à sa place, avec l'accord de cette personne.",
        ),
      ],
    },
    paragraph(
      'The company remains bound by its obligations under S.I. 110/2019. It tells {firmName} of each change without delay. This authority lasts until the company revokes it in writing.',
      "La société reste tenue de ses obligations au titre du S.I. 110/2019. Elle signale chaque modification à {firmName} sans délai. Ce pouvoir vaut jusqu'à sa révocation écrite par la société.",
    ),
    signaturesOfDirectors,
  ],
}
