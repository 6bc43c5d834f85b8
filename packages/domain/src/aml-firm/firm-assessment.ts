import * as z from 'zod'
import { isoDate, type IsoDate } from '../shared/iso-date.ts'
import { optionalLines, requiredLines, requiredText } from '../shared/text.ts'
import { userReference } from '../users/users.ts'

/** The most that likelihood and impact may be. */
export const MOST_LIKELY = 5

const degree = z.int().min(1).max(MOST_LIKELY)

/** A risk of the firm's business (FIRM-1). `residual` is what is left of it: its score, or words. */
const firmRisk = z.object({
  section: requiredText(200),
  risk: requiredLines(2000),
  likelihood: degree,
  impact: degree,
  controls: optionalLines(5000).default(null),
  residual: z
    .union([
      z
        .int()
        .min(1)
        .max(MOST_LIKELY * MOST_LIKELY),
      optionalLines(2000),
    ])
    .default(null),
})
export type FirmRisk = z.output<typeof firmRisk>

/** The body that saves the assessment as a new version; `version`: the one that it was made from. */
export const newFirmAssessment = z.object({
  risks: z.array(firmRisk).min(1).max(300),
  approvedOn: isoDate.nullish(),
  nextReview: isoDate.nullish(),
  version: z.int().optional(),
})
export type NewFirmAssessment = z.output<typeof newFirmAssessment>

const assessed = {
  version: z.int(),
  /** `score`: likelihood × impact */
  risks: z.array(firmRisk.extend({ score: z.int() })),
  approvedOn: isoDate.nullable(),
  /** who saved it with a day of approval */
  approvedBy: userReference.nullable(),
  nextReview: isoDate.nullable(),
}

/** A version of the assessment, which never changes. */
const firmAssessmentVersion = z.object({ ...assessed, savedAt: z.iso.datetime(), savedBy: userReference })
export type FirmAssessmentVersion = z.output<typeof firmAssessmentVersion>

/** The assessment as it stands, with its versions, the latest first; version 0 before the first. */
export const firmAssessment = z.object({ ...assessed, versions: z.array(firmAssessmentVersion) })
export type FirmAssessment = z.output<typeof firmAssessment>

/** The score of a risk, from 1 to 25 (FIRM-1). */
export const firmRiskScore = ({ likelihood, impact }: Pick<FirmRisk, 'likelihood' | 'impact'>): number =>
  likelihood * impact

/** What is wrong with the days of an assessment, by field; empty when nothing is (FIRM-1). */
export const assessmentProblems = (
  { approvedOn, nextReview }: Pick<NewFirmAssessment, 'approvedOn' | 'nextReview'>,
  today: IsoDate,
): Record<string, string> => {
  if (!approvedOn) return {}
  if (approvedOn > today) return { approvedOn: 'An approval is not after today.' }
  if (!nextReview) return { nextReview: 'Say when it is looked at again.' }
  return nextReview <= approvedOn ? { nextReview: 'The next review comes after the approval.' } : {}
}
