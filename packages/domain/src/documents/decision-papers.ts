import type { Block, Paper } from './paper.ts'
import { type Decision, type DecisionName, decisions } from './decisions.ts'
import { isChairNoMember } from './paper-conditions.ts'
import {
  company,
  directorsResolve,
  heading,
  membersResolveSpecially,
  noticeAndQuorum,
  paragraph,
  passesWithLast,
  shorterNoticeOfBoard,
  shorterNoticeOfSpecial,
  signatures,
  signaturesOfDirectors,
  signaturesOfMembers,
  text,
} from './shared-blocks.ts'

/** The days before a meeting of the board that are looked at; the directors only need reasonable notice (DOC-7). */
const NOTICE_OF_BOARD = 7
const NOTICE_OF_SPECIAL = 21

const headOf = ({ title, law, subject }: Decision, en: string, fr: string) => ({
  title: text(`${en}: ${title.en}`, `${fr} : ${title.fr}`),
  law,
  folder: 'Correspondence' as const,
  ...(subject && { subject }),
})

/** Whoever is in the chair of a meeting of members, and is no member. */
export const chairInAttendance = paragraph(
  'In attendance: {chairperson}.',
  'Assiste à la réunion : {chairperson}.',
  isChairNoMember,
)

const ofBoard: Block[] = [
  paragraph(
    'Minutes of a meeting of the board of directors held at {place} on {decidedOn}.',
    "Procès-verbal de la réunion du conseil d'administration tenue le {decidedOn} à l'adresse suivante : {place}.",
  ),
  heading('Present', 'Présents'),
  { kind: 'present', who: 'directors' },
]

const ofMembers: Block[] = [
  paragraph(
    'Minutes of a general meeting of the members held at {place} on {decidedOn}.',
    "Procès-verbal de l'assemblée générale des actionnaires tenue le {decidedOn} à l'adresse suivante : {place}.",
  ),
  heading('Present', 'Présents'),
  { kind: 'present', who: 'members' },
  chairInAttendance,
]

/** The end of every minutes. */
export const closing: Block[] = [
  paragraph(
    'There being no further business, the meeting ended.',
    "L'ordre du jour étant épuisé, la séance est levée.",
  ),
  signatures(text('Chairperson: {chairperson}', 'Le président de séance : {chairperson}')),
]

export const inTheChair = paragraph('{chairperson} took the chair.', '{chairperson} préside la séance.')

const minutesOf = (decision: Decision): Paper => {
  const isOfBoard = decision.by === 'directors'
  return {
    ...headOf(decision, 'Minutes', 'Procès-verbal'),
    noticeDays: isOfBoard ? NOTICE_OF_BOARD : NOTICE_OF_SPECIAL,
    asks: ['noticeGivenOn', 'noticeWaivedBy'],
    blocks: [
      company,
      ...(isOfBoard ? ofBoard : ofMembers),
      inTheChair,
      ...noticeAndQuorum(isOfBoard ? shorterNoticeOfBoard : shorterNoticeOfSpecial),
      isOfBoard
        ? heading('It was resolved', 'Le conseil décide')
        : heading('It was resolved as a special resolution', "L'assemblée décide, par résolution spéciale"),
      { kind: 'list', items: decision.resolved },
      ...closing,
    ],
  }
}

const resolutionOf = (decision: Decision): Paper => ({
  ...headOf(decision, 'Resolution', 'Résolution'),
  blocks:
    decision.by === 'directors'
      ? [
          company,
          directorsResolve,
          { kind: 'list', items: decision.resolved },
          passesWithLast('s. 161'),
          signaturesOfDirectors,
        ]
      : [
          company,
          membersResolveSpecially,
          { kind: 'list', items: decision.resolved },
          passesWithLast('s. 193(4)'),
          signaturesOfMembers,
        ],
})

type DecisionPapers = Record<`${DecisionName}Minutes` | `${DecisionName}Resolution`, Paper>

/** The minutes and the written resolution of each decision. */
export const decisionPapers = Object.fromEntries(
  Object.entries(decisions).flatMap(([name, decision]) => [
    [`${name}Minutes`, minutesOf(decision)],
    [`${name}Resolution`, resolutionOf(decision)],
  ]),
) as DecisionPapers
