import type { AmlChanges, amlActions } from './aml-form.ts'
import { type RiskQuestion, riskQuestions } from './risk-score.ts'

/** The thirteen questions of Appendix 2 (AML-1). */
export const riskQuestionTexts: Record<RiskQuestion, string> = {
  appendix2_q1:
    'Is the client, a beneficial owner or a close associate a politically exposed person (PEP), or on a sanctions list?',
  appendix2_q2: 'Has the client, or the person acting for it, been identified from valid photographic identification?',
  appendix2_q3: "Has the client's address been verified with a document less than three months old?",
  appendix2_q4:
    'Are the nature and the purpose of the business relationship clear, and do they fit what we know of the client?',
  appendix2_q5: 'Is the ownership or control structure complex, or does it use trusts, nominees or bearer shares?',
  appendix2_q6: 'Is the client a company or other legal entity?',
  appendix2_q7: 'Have all beneficial owners (over 25%; partnerships 25% or more) been identified and verified?',
  appendix2_q8: 'Is the source of funds known and plausible?',
  appendix2_q9: 'Was the client taken on remotely, without a meeting in person?',
  appendix2_q10:
    'Is the client, a director or a beneficial owner resident in, or trading with, a high-risk third country?',
  appendix2_q11: 'Is the business cash-intensive, or does it expect transactions over 15,000 euros in cash?',
  appendix2_q12:
    'Does the client work in a high-risk sector (gambling, virtual assets, money services, precious metals, arms)?',
  appendix2_q13: 'Is there adverse press, or anything else known, that links the client to financial crime?',
}

/** The action checklist of Appendix 2, by the suffix of its fields (AML-6). */
export const actionTexts: Record<(typeof amlActions)[number], string> = {
  kyc_obtained: 'Know-your-client form obtained',
  client_identity_verified: 'Identity of the client verified',
  third_party_permission: 'Permission for third-party reliance obtained',
  documents_obtained: 'Supporting documents obtained and certified',
  beneficial_owners_identified: 'Beneficial owners identified and checked against the register (RBO)',
  non_resident_edd_completed: 'Enhanced due diligence for non-residents completed',
  edd_form_completed: 'Enhanced due diligence form completed',
  enhanced_procedures_completed: 'Enhanced procedures completed',
}

/** Source of introduction, Appendix 3. In Appendix 4 the first is the partner company's configured name. */
export const individualIntroductions = [
  'Existing client',
  'Professional adviser',
  'Website',
  'Advertising',
  'Partner company',
  'Other',
] as const
export const OTHER_COMPANY = 'Other company'

/** Expected business, Appendices 3 and 4 (AML-8). */
export const expectedBusiness = ['Accounting', 'Company Formation', 'Other Services'] as const

/** The overall assessments of Appendices 4 and 6 (AML-7). */
export const assessments = ['simplified', 'normal', 'enhanced'] as const

/** The answers that Appendix 2 shows until it is first saved (AML-1). */
export const answerDefaults = {
  appendix2_q1: false,
  appendix2_q2: true,
  appendix2_q3: true,
  appendix2_q4: true,
  appendix2_q5: false,
  appendix2_q6: true,
  appendix2_q7: true,
  appendix2_q8: true,
  appendix2_q9: true,
  appendix2_q10: false,
  appendix2_q11: false,
  appendix2_q12: false,
  appendix2_q13: false,
  appendix2_suspicion_issues: false,
  appendix2_enhanced_due_diligence_applied: true,
  appendix2_standard_due_diligence_applied: true,
} as const satisfies AmlChanges

/** What the screen shows in the appendices before anything is entered (AML-7). */
export const appendixDefaults = {
  appendix4_structure_type: 'Limited',
  appendix4_client_meeting_details: 'Online meeting',
  appendix4_partnership_controllers: 'N.A',
  appendix4_trust_controlling_parties: 'N.A',
  appendix4_legal_documents_check: 'N.A',
  appendix4_risk_assessment: 'normal',
  appendix6_overall_risk_assessment: 'normal',
} as const satisfies AmlChanges

/** What a form that was never saved shows (AML-1, AML-7). */
export const amlDefaults = { ...answerDefaults, ...appendixDefaults } as const satisfies AmlChanges

/**
 * A saved form with the defaults of its appendices: a field that was never saved has its default, and an assessment is `normal`
 * when unset. Another field that was emptied stays empty. The answers of Appendix 2 stay as they were saved (AML-7).
 */
export const withAppendixDefaults = (saved: AmlChanges): AmlChanges => ({
  ...appendixDefaults,
  ...saved,
  appendix4_risk_assessment: saved.appendix4_risk_assessment ?? appendixDefaults.appendix4_risk_assessment,
  appendix6_overall_risk_assessment:
    saved.appendix6_overall_risk_assessment ?? appendixDefaults.appendix6_overall_risk_assessment,
})

/** How many of the thirteen questions are answered (AML-5). */
export const answeredQuestions = (form: AmlChanges): number =>
  riskQuestions.filter((question) => typeof form[question] === 'boolean').length
