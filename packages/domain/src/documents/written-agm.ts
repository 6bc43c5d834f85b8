import type { Paper } from './paper.ts'
import { company, membersResolve, paragraph, passesWithLast, signaturesOfMembers, text } from './shared-blocks.ts'

/** The one written resolution in place of the annual general meeting. */
export const writtenAgm: Paper = {
  title: text(
    'Resolution in place of the annual general meeting',
    "Résolution tenant lieu d'assemblée générale annuelle",
  ),
  law: 'Companies Act 2014, s. 175(3), 193',
  folder: 'Correspondence',
  isAboutStatements: true,
  blocks: [
    company,
    membersResolve(
      'this resolution in place of the annual general meeting that has to be held by {latestAgmOn} (Companies Act 2014, s. 175(3), 193)',
      "la présente résolution, qui tient lieu de l'assemblée générale annuelle à tenir au plus tard le {latestAgmOn} (Companies Act 2014, s. 175(3), 193)",
    ),
    {
      kind: 'list',
      items: [
        text(
          'That receipt be acknowledged of the statutory financial statements for the financial year ended {yearEnd}, with the reports of the directors and of the statutory auditors, if any, which would have been laid before the meeting.',
          "Il est accusé réception des comptes de l'exercice clos le {yearEnd}, avec le rapport des administrateurs et, le cas échéant, celui des commissaires aux comptes, qui auraient été présentés à l'assemblée.",
        ),
        text(
          'No change is proposed in the appointment of the person, if any, who stands appointed as statutory auditor of the company.',
          "Aucun changement n'est proposé dans la désignation de la personne qui, le cas échéant, est nommée commissaire aux comptes de la société.",
        ),
      ],
    },
    paragraph(
      'All matters that would have been resolved at the meeting are resolved as follows:',
      'Toutes les questions qui auraient été décidées en assemblée sont décidées ainsi :',
    ),
    { kind: 'lines', field: 'resolutionText' },
    passesWithLast('s. 193(4)'),
    signaturesOfMembers,
  ],
}
