import { type FollowUpCode, followUpCatalogue } from '../follow-ups/catalogue.ts'
import type { PaperName } from './papers.ts'

const firstPapers = ['engagementLetter'] as const
const returnPapers = ['statementsApproval', 'writtenAgm', 'b1'] as const
const appointed = ['appointmentMinutes', 'appointmentResolution', 'consentToAct', 'b10'] as const
const resigned = ['resignationLetter', 'resignationMinutes', 'resignationResolution', 'b10'] as const
const officers = [...appointed, 'resignationLetter', 'resignationMinutes', 'resignationResolution'] as const

/** The papers of a kind of follow-up, by a part of the labels of its steps. The first that fits says which; '' fits every step. */
type PapersByStep = readonly (readonly [label: string, papers: readonly PaperName[]])[]

const returns: PapersByStep = [
  ['Letter of Engagement', firstPapers],
  ['Financial Statement', ['statementsApproval', 'writtenAgm']],
  ['Draft Consultation', ['statementsApproval', 'writtenAgm']],
  ['Annual Return', returnPapers],
  ['Signature Page', returnPapers],
]

const ofStrikeOff: PapersByStep = [['', ['strikeOffResolution', 'h15']]]

const papersByStep: Partial<Record<FollowUpCode, PapersByStep>> = {
  AR_NO_TRADING: returns,
  AR_TRADING: returns,
  FIRST_AR: [['', ['b1']]],
  DISTRICT_COURT: returns,
  CESSATION_OF_DIRECTOR_SECRETARY: [['', [...resigned, 'eeaNotice']]],
  CHANGE_OF_DIRECTOR: [['', officers]],
  CHANGE_OF_SECRETARY: [['', officers]],
  CHANGE_OF_REGISTERED_ADDRESS: [['', ['addressChangeMinutes', 'addressChangeResolution', 'b2']]],
  CHANGE_OF_SHAREHOLDER: [
    ['Annual Return', ['b1']],
    ['B1', ['b1']],
    ['', ['stockTransferForm', 'transferApproval', 'shareCertificate', 'membersRegister']],
  ],
  COMPTE_BANCAIRE: [
    ['RBO', ['rbo']],
    ['', ['bankLetter', 'ownersRegister']],
  ],
  INCORPORATION: [
    ['Form and A.M.L', ['engagementLetter', 'consentToAct']],
    ['Incorporation in Progress', ['a1', 'consentToAct']],
    ['Signature Page', ['a1', 'consentToAct']],
    ['Post Incorporation', ['firstBoardMinutes', 'shareCertificate', 'officersRegister', 'membersRegister']],
  ],
  RBO_UPDATED: [['', ['rbo', 'rboPowerOfAttorney', 'ownersRegister']]],
  STRIKE_OFF: ofStrikeOff,
  STRIKE_OFF_NO_TRADING: ofStrikeOff,
}

/** The papers that a step of a follow-up needs (DOC-15). A completed follow-up needs none. */
export const papersOfStep = (code: FollowUpCode, step: number): readonly PaperName[] => {
  const { steps } = followUpCatalogue[code]
  if (step >= steps.length - 1) return []
  // What is made at the next step is prepared at the start.
  const label = (step === 0 ? steps[1] : steps[step]) ?? ''
  return papersByStep[code]?.find(([part]) => label.includes(part))?.[1] ?? []
}
