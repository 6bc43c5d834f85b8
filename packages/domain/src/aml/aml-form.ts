import * as z from 'zod'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { optionalCode, optionalLines, optionalText, text } from '../shared/text.ts'
import { type RiskLevel, riskQuestions } from './risk-score.ts'

const yesOrNo = z.boolean().nullable()
const longText = optionalLines(20_000)
const options = z.array(text(200)).max(50)
const signature = z.object({ user_id: text(100), user_name: text(500) }).nullable()
const assessment = optionalCode(['simplified', 'normal', 'enhanced'])

/** The action checklist of Appendix 2, by the suffix of its fields (AML-6). */
export const amlActions = [
  'kyc_obtained',
  'client_identity_verified',
  'third_party_permission',
  'documents_obtained',
  'beneficial_owners_identified',
  'non_resident_edd_completed',
  'edd_form_completed',
  'enhanced_procedures_completed',
] as const
type AmlAction = (typeof amlActions)[number]

const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>

const appendix2 = {
  ...each(riskQuestions, yesOrNo),
  /** the questions whose default nobody touched (AML-19) */
  appendix2_untouched: z.array(z.enum(riskQuestions)).max(riskQuestions.length).nullable(),
  /** computed at every save; what a client sends is ignored (AML-4) */
  appendix2_total_score: z.unknown().transform((): number | null => null),
  appendix2_risk_level: z.unknown().transform((): RiskLevel | null => null),
  appendix2_enhanced_due_diligence_applied: yesOrNo,
  appendix2_standard_due_diligence_applied: yesOrNo,
  appendix2_suspicion_issues: yesOrNo,
  appendix2_suspicion_issues_comments: longText,
  appendix2_additional_comments: longText,
  appendix2_signature: signature,
  ...each(
    amlActions.map((name): `appendix2_${AmlAction}` => `appendix2_${name}`),
    yesOrNo,
  ),
  ...each(
    amlActions.map((name): `appendix2_${AmlAction}_date` => `appendix2_${name}_date`),
    optionalIsoDate,
  ),
}

const appendix3 = {
  ...each(['appendix3_source_of_introduction', 'appendix3_expected_business'], options),
  ...each(['appendix3_source_of_funds', 'appendix3_client_meeting_details', 'appendix3_conclusion'], longText),
  appendix3_geographical_connections: yesOrNo,
  appendix3_valid_id_copy: yesOrNo,
  appendix3_address_verification: yesOrNo,
  appendix3_pep_status: yesOrNo,
  appendix3_identified_satisfactorily: yesOrNo,
  appendix3_signature: signature,
}

const appendix4 = {
  ...each(
    [
      'appendix4_structure_type',
      'appendix4_registered_number',
      'appendix4_trading_name',
      'appendix4_registered_office',
      'appendix4_business_address',
      'appendix4_other_branches',
      'appendix4_source_of_funds',
      'appendix4_client_meeting_details',
      'appendix4_partnership_controllers',
      'appendix4_trust_controlling_parties',
      'appendix4_legal_documents_check',
      'appendix4_risk_assessment_reason',
    ],
    longText,
  ),
  ...each(['appendix4_source_of_introduction', 'appendix4_expected_business'], options),
  ...each(
    [
      'appendix4_authorization_check',
      'appendix4_geographical_connections',
      'appendix4_directors_and_owners',
      'appendix4_company_verification',
      'appendix4_director_identity_check',
      'appendix4_identity_verification_methods',
      'appendix4_pep_check',
      'appendix4_id_obtained',
      'appendix4_id_sought_for_owners',
    ],
    yesOrNo,
  ),
  appendix4_risk_assessment: assessment,
  appendix4_signature: signature,
}

const appendix6 = {
  ...each(
    [
      'appendix6_name_of_client',
      'appendix6_nationality',
      'appendix6_address',
      'appendix6_standard_evidence',
      'appendix6_certified_copies_of_passport',
      'appendix6_copy_certified_by',
      'appendix6_third_party_sources',
      'appendix6_reason_for_assessment',
      'appendix6_signature',
    ],
    longText,
  ),
  appendix6_date_of_birth: optionalIsoDate,
  appendix6_overall_risk_assessment: assessment,
  appendix6_satisfactory_id_obtained: yesOrNo,
}

/** Enhanced due diligence: what the law wants known and approved beside the appendices (AML-15). */
const enhanced = {
  enhanced_source_of_wealth: longText,
  enhanced_source_of_funds: longText,
  /** the senior manager who approved the relationship */
  enhanced_approved_by: signature,
  enhanced_approved_on: optionalIsoDate,
  enhanced_monitoring: longText,
}

/** The register of beneficial owners, which is looked at before the firm acts for a company (AML-18). */
const register = {
  rbo_checked_on: optionalIsoDate,
  /** the address of the extract's file */
  rbo_extract: optionalText(2000),
  rbo_discrepancy: yesOrNo,
  rbo_discrepancy_reported_on: optionalIsoDate,
  /** what was done to find the owners before the directors were named as senior managing officials (OWN-17), and when */
  rbo_steps: longText,
  rbo_steps_on: optionalIsoDate,
}

/** The kinds of firms on which the Act lets a firm rely, and any other (s. 40(1)). */
export const introducerKinds = [
  'credit or financial institution',
  'accountant or auditor',
  'tax adviser',
  'legal professional',
  'trust or company service provider',
  'other',
] as const

/** The introducer on whom the firm relies for the identification of the client (AML-29). */
const reliance = {
  reliance_applies: yesOrNo,
  reliance_introducer: optionalText(500),
  reliance_kind: optionalCode(introducerKinds),
  /** the body of which the introducer is a member, or that supervises it */
  reliance_supervisor: optionalText(500),
  /** where the introducer carries on business */
  reliance_country: optionalText(200),
  /** whether it is a branch or subsidiary of an obliged entity of the Union that follows the policies of its group (s. 40(1)(d)) */
  reliance_union_group: yesOrNo,
  reliance_agreed_on: optionalIsoDate,
  /** the address of the file of the arrangement */
  reliance_arrangement: optionalText(2000),
  /** whether the arrangement is that documents and information are forwarded on request */
  reliance_documents: yesOrNo,
}

/** The anti-money-laundering file of an organization, under the API's field names (AML-1, AML-7). */
export const amlForm = z.object({
  ...appendix2,
  ...appendix3,
  ...appendix4,
  ...appendix6,
  ...enhanced,
  ...register,
  ...reliance,
})
export type AmlForm = z.output<typeof amlForm>
export type AmlChanges = Partial<AmlForm>

/** What the server computes from the answers at every save (AML-4). */
export const computedAnswers: readonly string[] = [
  'appendix2_total_score',
  'appendix2_risk_level',
] satisfies (keyof AmlForm)[]

/** The answers that are lists: without an entry they are [], never null. */
export const amlLists: ReadonlySet<string> = new Set(
  Object.entries(amlForm.shape).flatMap(([answer, schema]) => (schema === options ? [answer] : [])),
)

/** The answers that name a member of staff (AML-9, AML-15). */
export const amlSignatures = [
  'appendix2_signature',
  'appendix3_signature',
  'appendix4_signature',
  'enhanced_approved_by',
] as const satisfies readonly (keyof AmlForm)[]
