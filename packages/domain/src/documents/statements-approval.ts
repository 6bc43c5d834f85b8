import type { Paper } from './paper.ts'
import { company, directorsResolve, passesWithLast, signaturesOfDirectors, text } from './shared-blocks.ts'

/** The approval of the financial statements by the board. */
export const statementsApproval: Paper = {
  title: text('Resolution: approval of the financial statements', 'Résolution : approbation des comptes'),
  law: 'Companies Act 2014, s. 324',
  folder: 'Correspondence',
  isAboutStatements: true,
  blocks: [
    company,
    directorsResolve,
    {
      kind: 'list',
      items: [
        text(
          'That the statutory financial statements of the company for the financial year ended {yearEnd} be approved, the directors being satisfied that they give a true and fair view (s. 324).',
          "Les comptes de la société pour l'exercice clos le {yearEnd} sont approuvés, les administrateurs ayant constaté qu'ils donnent une image fidèle (s. 324).",
        ),
        text(
          'That the balance sheet be signed on behalf of the board by two directors, or by the sole director where there is one, with their names in print.',
          "Le bilan est signé au nom du conseil par deux administrateurs, ou par l'administrateur unique, avec leurs noms en toutes lettres.",
        ),
        text(
          'That the report of the directors be approved and signed in the same way (s. 332), and that the statements be sent to the members (s. 338).',
          'Le rapport des administrateurs est approuvé et signé de la même manière (s. 332), et les comptes sont envoyés aux actionnaires (s. 338).',
        ),
      ],
    },
    passesWithLast('s. 161'),
    signaturesOfDirectors,
  ],
}
