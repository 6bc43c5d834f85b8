import { chairInAttendance, closing, inTheChair } from './decision-papers.ts'
import type { Paper } from './paper.ts'
import { isChairNoMember, whenMeeting } from './paper-conditions.ts'
import { company, heading, noticeAndQuorum, paragraph, text } from './shared-blocks.ts'

const NOTICE = 7
const NOTICE_OF_ANNUAL = 21

const isOfBoard = whenMeeting('board')
const isOfMembers = whenMeeting('general', 'annual')

const shorterNotice = text(
  'all who are entitled to notice (s. 160; of a meeting of members s. 181: all members entitled to vote, and the statutory auditors, if any)',
  'tous ceux qui doivent être convoqués (s. 160 ; pour une assemblée s. 181 : tous les actionnaires ayant le droit de vote et, le cas échéant, les commissaires aux comptes)',
)

/** Minutes of any meeting, from its agenda. */
export const meetingMinutes: Paper = {
  title: text('Minutes of a meeting', 'Procès-verbal de réunion'),
  law: 'Companies Act 2014, s. 166, 199',
  folder: 'Correspondence',
  noticeDays: (values) => (whenMeeting('annual')(values) ? NOTICE_OF_ANNUAL : NOTICE),
  asks: ['noticeGivenOn', 'noticeWaivedBy', 'meetingOf'],
  blocks: [
    company,
    paragraph(
      'Minutes of {meetingOf} held at {place} on {decidedOn}.',
      "Procès-verbal : {meetingOf}, tenue le {decidedOn} à l'adresse suivante : {place}.",
    ),
    heading('Present', 'Présents'),
    { kind: 'present', who: 'directors', when: isOfBoard },
    { kind: 'present', who: 'members', when: isOfMembers },
    { ...chairInAttendance, when: (values) => isOfMembers(values) && isChairNoMember(values) },
    inTheChair,
    ...noticeAndQuorum(shorterNotice),
    heading('Agenda', 'Ordre du jour'),
    { kind: 'lines', field: 'agenda' },
    heading('It was resolved', 'Décisions'),
    { kind: 'lines', field: 'resolutionText' },
    ...closing,
  ],
}
