import type { IsoDate } from '../shared/iso-date.ts'
import { type Deadline, earlierOf } from './deadline.ts'

const own = (subject: string, days: Pick<Deadline, 'houseDate' | 'legalDate'>): Deadline[] =>
  earlierOf({ kind: 'AML_FIRM', subject, ...days })

/** The next review of the risk assessment of the firm's own business (FIRM-1). */
export const firmAssessmentDeadline = (assessment: { nextReview: IsoDate | null }): Deadline[] =>
  own('risk assessment', { houseDate: assessment.nextReview, legalDate: null })

/** The renewal of a training (FIRM-3). */
export const firmTrainingDeadline = (training: { renewOn: IsoDate | null }): Deadline[] =>
  own('training', { houseDate: training.renewOn, legalDate: null })

/** The day by which the renewal of the authorisation is asked for (FIRM-5). */
export const firmAuthorisationDeadline = (authorisation: { renewBy: IsoDate }): Deadline[] =>
  own('authorisation', { houseDate: null, legalDate: authorisation.renewBy })
