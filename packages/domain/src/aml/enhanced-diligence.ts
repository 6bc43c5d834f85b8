import * as z from 'zod'
import type { AmlChanges } from './aml-form.ts'
import type { FileRule } from './file-gaps.ts'
import { type RiskAnswers, type RiskQuestion, riskLevel, riskScore } from './risk-score.ts'

/** The reasons for which the law requires enhanced due diligence, whatever the score (AML-12). */
export const diligenceReasons = [
  'PEP_OR_SANCTIONS',
  'HIGH_RISK_COUNTRY',
  'FINANCIAL_CRIME',
  'LINKED_PEP',
  'SANCTIONS',
  'HIGH_RISK',
] as const
export type DiligenceReason = (typeof diligenceReasons)[number]

/** The texts of the reasons. */
export const diligenceReasonTexts: Record<DiligenceReason, string> = {
  PEP_OR_SANCTIONS: 'Question 1: a politically exposed person, or on a sanctions list',
  HIGH_RISK_COUNTRY: 'A high-risk third country: question 10, or residence or office of somebody concerned',
  FINANCIAL_CRIME: 'Question 13: something links the client to financial crime',
  LINKED_PEP: 'A linked person is a politically exposed person (PEP)',
  SANCTIONS: 'A name is on a sanctions list, and not cleared',
  HIGH_RISK: 'The answers make a high risk',
}

/** The questions for which the answer yes is a reason, whatever the other answers (AML-12). */
export const reasonByQuestion = {
  appendix2_q1: 'PEP_OR_SANCTIONS',
  appendix2_q10: 'HIGH_RISK_COUNTRY',
  appendix2_q13: 'FINANCIAL_CRIME',
} as const satisfies Partial<Record<RiskQuestion, DiligenceReason>>

/** Somebody concerned who lives, or has its registered office, in a high-risk third country (AML-21). */
export const partyAtRisk = z.object({ name: z.string(), country: z.string() })
export type PartyAtRisk = z.output<typeof partyAtRisk>

/** The text of a reason, with the names of those who live or have their office in a high-risk third country (AML-21). */
export const diligenceReasonText = (reason: DiligenceReason, atRisk: readonly PartyAtRisk[]): string =>
  reason === 'HIGH_RISK_COUNTRY' && atRisk.length > 0
    ? `A high-risk third country: question 10, or residence or office of ${atRisk.map(({ name, country }) => `${name} (${country})`).join(', ')}`
    : diligenceReasonTexts[reason]

/**
 * What the server knows beside the answers. `hasLinkedPep`: a person linked to the organization is marked as PEP. `hasSanctionsHit`: the
 * organization, one of its people or company members is on a sanctions list, and nobody has cleared the hit (SANC-4). `hasPartyAtRisk`:
 * somebody concerned lives or has its office in a high-risk third country (AML-21).
 */
export type DiligenceFacts = { hasLinkedPep: boolean; hasSanctionsHit: boolean; hasPartyAtRisk: boolean }

/** The reasons for enhanced due diligence; none when it is not required (AML-12, AML-26; Criminal Justice Act 2010, s. 37, 38A and 39). */
export const enhancedDiligenceReasons = (answers: RiskAnswers, facts: DiligenceFacts): DiligenceReason[] => {
  const answered = Object.entries(reasonByQuestion).flatMap(([question, reason]) =>
    answers[question as RiskQuestion] === true ? [reason] : [],
  )
  const found = new Set<DiligenceReason>([
    ...answered,
    ...(facts.hasPartyAtRisk ? (['HIGH_RISK_COUNTRY'] as const) : []),
    ...(facts.hasLinkedPep ? (['LINKED_PEP'] as const) : []),
    ...(facts.hasSanctionsHit ? (['SANCTIONS'] as const) : []),
    ...(riskLevel(riskScore(answers)) === 'high' ? (['HIGH_RISK'] as const) : []),
  ])
  return diligenceReasons.filter((reason) => found.has(reason))
}

/** The fields that enhanced due diligence must fill, with their names for staff (AML-15; Criminal Justice Act 2010, s. 37). */
const enhancedMeasures = {
  enhanced_source_of_wealth: 'source of wealth',
  enhanced_approved_by: 'approval by senior management',
  enhanced_approved_on: 'day of the approval',
} as const satisfies { [Field in keyof AmlChanges]?: string }

/** The rule of signing that asks for a measure, by its name for staff (AML-18). */
export const ruleOfMeasure = (measure: string): FileRule =>
  measure === enhancedMeasures.enhanced_source_of_wealth ? 'sourceOfWealth' : 'approval'

/** The measures that a form does not have yet, by their names for staff (AML-15). */
export const missingMeasures = (form: AmlChanges): string[] =>
  Object.entries(enhancedMeasures).flatMap(([field, name]) =>
    form[field as keyof typeof enhancedMeasures] ? [] : [name],
  )
