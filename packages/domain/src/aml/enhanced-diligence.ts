import type { AmlChanges } from './aml-form.ts'
import type { RiskAnswers, RiskQuestion } from './risk-score.ts'

/** The reasons for which the law requires enhanced due diligence, whatever the score (AML-12). */
export const diligenceReasons = [
  'PEP_OR_SANCTIONS',
  'HIGH_RISK_COUNTRY',
  'FINANCIAL_CRIME',
  'LINKED_PEP',
  'SANCTIONS',
] as const
export type DiligenceReason = (typeof diligenceReasons)[number]

/** The texts of the reasons. */
export const diligenceReasonTexts: Record<DiligenceReason, string> = {
  PEP_OR_SANCTIONS: 'Question 1: a politically exposed person, or on a sanctions list',
  HIGH_RISK_COUNTRY: 'Question 10: a high-risk third country',
  FINANCIAL_CRIME: 'Question 13: something links the client to financial crime',
  LINKED_PEP: 'A linked person is a politically exposed person (PEP)',
  SANCTIONS: 'A name is on a sanctions list, and not cleared',
}

/** The questions for which the answer yes is a reason, whatever the other answers (AML-12). */
export const reasonByQuestion = {
  appendix2_q1: 'PEP_OR_SANCTIONS',
  appendix2_q10: 'HIGH_RISK_COUNTRY',
  appendix2_q13: 'FINANCIAL_CRIME',
} as const satisfies Partial<Record<RiskQuestion, DiligenceReason>>

/**
 * The reasons for enhanced due diligence; none when it is not required (AML-12; Criminal Justice Act 2010, s. 37 and 38A).
 * `hasLinkedPep`: a person linked to the organization is marked as PEP. `hasSanctionsHit`: the organization, one of its people or
 * company members is on a sanctions list, and nobody has cleared the hit (SANC-4).
 */
export const enhancedDiligenceReasons = (
  answers: RiskAnswers,
  { hasLinkedPep, hasSanctionsHit }: { hasLinkedPep: boolean; hasSanctionsHit: boolean },
): DiligenceReason[] => [
  ...Object.entries(reasonByQuestion).flatMap(([question, reason]) =>
    answers[question as RiskQuestion] === true ? [reason] : [],
  ),
  ...(hasLinkedPep ? (['LINKED_PEP'] as const) : []),
  ...(hasSanctionsHit ? (['SANCTIONS'] as const) : []),
]

/** The fields that enhanced due diligence must fill, with their names for staff (AML-15; Criminal Justice Act 2010, s. 37). */
export const enhancedMeasures = {
  enhanced_source_of_wealth: 'source of wealth',
  enhanced_approved_by: 'approval by senior management',
  enhanced_approved_on: 'day of the approval',
} as const satisfies { [Field in keyof AmlChanges]?: string }

/** The measures that a form does not have yet, by their names for staff (AML-15). */
export const missingMeasures = (form: AmlChanges): string[] =>
  Object.entries(enhancedMeasures).flatMap(([field, name]) =>
    form[field as keyof typeof enhancedMeasures] ? [] : [name],
  )
