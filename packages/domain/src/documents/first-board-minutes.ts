import { closing, inTheChair } from './decision-papers.ts'
import type { Paper } from './paper.ts'
import { company, heading, noticeAndQuorum, paragraph, shorterNoticeOfBoard, text } from './shared-blocks.ts'

const NOTICE_OF_BOARD = 7

/** Minutes of the first meeting of the board after the incorporation. */
export const firstBoardMinutes: Paper = {
  title: text('Minutes: first meeting of the board', "Procès-verbal : première réunion du conseil d'administration"),
  law: 'Companies Act 2014, s. 18, 43, 50, 99, 128, 160, 216, 288',
  folder: 'Correspondence',
  isOfFormation: true,
  noticeDays: NOTICE_OF_BOARD,
  asks: ['noticeGivenOn', 'noticeWaivedBy'],
  blocks: [
    company,
    paragraph(
      'Minutes of the first meeting of the board of directors held at {place} on {decidedOn}.',
      "Procès-verbal de la première réunion du conseil d'administration tenue le {decidedOn} à l'adresse suivante : {place}.",
    ),
    heading('Present', 'Présents'),
    { kind: 'present', who: 'directors' },
    inTheChair,
    ...noticeAndQuorum(shorterNoticeOfBoard),
    heading('Incorporation', 'Constitution'),
    paragraph(
      'The certificate of incorporation, number {cro}, dated {incorporationDate}, and the constitution were laid before the meeting (s. 18).',
      'Le certificat de constitution, numéro {cro}, daté du {incorporationDate}, et les statuts ont été présentés (s. 18).',
    ),
    heading('It was resolved', 'Le conseil décide'),
    {
      kind: 'list',
      items: [
        text(
          'That it be noted that the persons named in Form A1 are the first officers of the company from its incorporation (s. 128, 144). Directors: {directors}. Secretary: {secretaries}.',
          'Il est pris acte que les personnes nommées dans le formulaire A1 sont les premiers dirigeants de la société depuis sa constitution (s. 128, 144). Administrateurs : {directors}. Secrétaire : {secretaries}.',
        ),
        text(
          'That it be noted that the registered office is at {address} (s. 50), and that the registers of the company be kept there (s. 216).',
          'Il est pris acte que le siège social est situé à cette adresse : {address} (s. 50) ; les registres de la société y sont tenus (s. 216).',
        ),
        text(
          'That the seal, of which an impression is made in the margin of these minutes, be adopted as the common seal of the company (s. 43).',
          "Le sceau dont l'empreinte figure en marge du présent procès-verbal est adopté comme sceau de la société (s. 43).",
        ),
        text(
          'That the shares taken by the subscribers to the constitution ({members}) be entered in the register of members, and that certificates be issued under the seal (s. 99, 169).',
          'Les actions prises par les signataires des statuts ({members}) sont inscrites au registre des actionnaires, et les certificats sont délivrés sous le sceau (s. 99, 169).',
        ),
        text(
          'That the first financial year end of the company on {yearEnd} be noted (s. 288).',
          'Il est pris acte que le premier exercice de la société est clos le {yearEnd} (s. 288).',
        ),
        text(
          'That the interests which the directors have declared in contracts be entered in the register of such interests (s. 231).',
          'Les intérêts que les administrateurs ont déclarés dans des contrats sont inscrits au registre prévu à cet effet (s. 231).',
        ),
        text(
          'That the beneficial owners of the company be entered in its register and, within five months of the incorporation, in the central Register of Beneficial Ownership (S.I. 110/2019).',
          'Les bénéficiaires effectifs de la société sont inscrits à son registre et, dans les cinq mois de la constitution, au registre central (S.I. 110/2019).',
        ),
        text(
          'That an account be opened with this bank: {bankName}.',
          'Un compte est ouvert auprès de la banque suivante : {bankName}.',
        ),
      ],
    },
    ...closing,
  ],
}
