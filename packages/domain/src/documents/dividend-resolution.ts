import type { Paper } from './paper.ts'
import { company, directorsResolve, passesWithLast, signaturesOfDirectors, text } from './shared-blocks.ts'

/** An interim dividend that the directors pay. */
export const dividendResolution: Paper = {
  title: text('Resolution: interim dividend', 'Résolution : acompte sur dividende'),
  law: 'Companies Act 2014, s. 117, 118, 124, 125',
  folder: 'Correspondence',
  isAboutStatements: true,
  subject: 'holder',
  blocks: [
    company,
    directorsResolve,
    {
      kind: 'list',
      items: [
        text(
          'That it be noted that the relevant financial statements, made up to {yearEnd}, show profits available for distribution of {distributableProfits} (s. 117, 121).',
          'Il est pris acte que les comptes de référence, arrêtés au {yearEnd}, font apparaître des bénéfices distribuables de {distributableProfits} (s. 117, 121).',
        ),
        text(
          'That an interim dividend of {dividendPerShare} on each share of the class {shareClass} be paid on {payableOn} to the members entered in the register on the day of this resolution (s. 124, 125).',
          'Un acompte sur dividende de {dividendPerShare} par action de la catégorie {shareClass} est versé le {payableOn} aux actionnaires inscrits au registre à la date de la présente résolution (s. 124, 125).',
        ),
        text(
          'That dividend withholding tax be returned and paid by the 14th day of the month after the payment, unless each member is exempt.',
          'La retenue à la source sur les dividendes est déclarée et payée au plus tard le 14 du mois qui suit le versement, sauf exonération de chaque actionnaire.',
        ),
      ],
    },
    passesWithLast('s. 161'),
    signaturesOfDirectors,
  ],
}
