import { type AmlForm, introducerKinds } from './aml-form.ts'
import { assessments, expectedBusiness, individualIntroductions, OTHER_COMPANY } from './aml-texts.ts'

export type AmlFieldName = keyof AmlForm

/**
 * How a field is filled in. `options` may need the name of the partner company, which is configured. `spoken` is the
 * accessible name of a field whose label is clear only beside its neighbour.
 */
export type AmlField = { name: AmlFieldName; label: string; spoken?: string } & (
  | { kind: 'text' | 'long' | 'yesNo' | 'date' | 'signature' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; options: (partner: string) => readonly string[] }
)

export type AmlSection = { title: string; fields: AmlField[] }

const assessment = { kind: 'choice', options: assessments } as const
const business = { kind: 'list', options: () => expectedBusiness } as const

/** Appendix 2 below its thirteen questions: due diligence and suspicion (AML-1). */
export const diligenceQuestions: AmlField[] = [
  {
    name: 'appendix2_enhanced_due_diligence_applied',
    label: 'Has enhanced due diligence been applied?',
    kind: 'yesNo',
  },
  {
    name: 'appendix2_standard_due_diligence_applied',
    label: 'Has standard due diligence been applied?',
    kind: 'yesNo',
  },
  { name: 'appendix2_suspicion_issues', label: 'Is there anything that raises a suspicion?', kind: 'yesNo' },
]

/** The comments of Appendix 2. */
export const riskComments: AmlField[] = [
  { name: 'appendix2_suspicion_issues_comments', label: 'Comments on the suspicion', kind: 'long' },
  { name: 'appendix2_additional_comments', label: 'Additional comments', kind: 'long' },
]

/** Appendix 3: individual client identity form (AML-7). */
export const appendix3: AmlSection[] = [
  {
    title: 'Introduction and business',
    fields: [
      {
        name: 'appendix3_source_of_introduction',
        label: 'Source of introduction',
        kind: 'list',
        options: () => individualIntroductions,
      },
      { name: 'appendix3_expected_business', label: 'Expected business', ...business },
      { name: 'appendix3_source_of_funds', label: 'Source of funds', kind: 'long' },
      { name: 'appendix3_client_meeting_details', label: 'Client meeting details', kind: 'long' },
    ],
  },
  {
    title: 'Checks',
    fields: [
      { name: 'appendix3_geographical_connections', label: 'Geographical connections', kind: 'yesNo' },
      { name: 'appendix3_valid_id_copy', label: 'Valid ID copy', kind: 'yesNo' },
      { name: 'appendix3_address_verification', label: 'Address verification', kind: 'yesNo' },
      { name: 'appendix3_pep_status', label: 'PEP status', kind: 'yesNo' },
      { name: 'appendix3_identified_satisfactorily', label: 'Identified satisfactorily', kind: 'yesNo' },
    ],
  },
  {
    title: 'Conclusion',
    fields: [
      { name: 'appendix3_conclusion', label: 'Conclusion', kind: 'long' },
      { name: 'appendix3_signature', label: 'Signature', kind: 'signature' },
    ],
  },
]

/** Appendix 4: corporate client identification form (AML-7). */
export const appendix4: AmlSection[] = [
  {
    title: 'Company',
    fields: [
      { name: 'appendix4_structure_type', label: 'Structure type', kind: 'text' },
      { name: 'appendix4_registered_number', label: 'Registered number', kind: 'text' },
      { name: 'appendix4_trading_name', label: 'Trading name', kind: 'text' },
      { name: 'appendix4_registered_office', label: 'Registered office', kind: 'text' },
      { name: 'appendix4_business_address', label: 'Business address', kind: 'text' },
      { name: 'appendix4_other_branches', label: 'Other branches', kind: 'text' },
    ],
  },
  {
    title: 'Introduction and business',
    fields: [
      {
        name: 'appendix4_source_of_introduction',
        label: 'Source of introduction',
        kind: 'list',
        options: (partner) => [partner, OTHER_COMPANY],
      },
      { name: 'appendix4_expected_business', label: 'Expected business', ...business },
      { name: 'appendix4_source_of_funds', label: 'Source of funds', kind: 'long' },
      { name: 'appendix4_client_meeting_details', label: 'Client meeting details', kind: 'long' },
    ],
  },
  {
    title: 'Control',
    fields: [
      { name: 'appendix4_partnership_controllers', label: 'Partnership controllers (25% or more)', kind: 'long' },
      { name: 'appendix4_trust_controlling_parties', label: 'Trust controlling parties', kind: 'long' },
      { name: 'appendix4_legal_documents_check', label: 'Legal documents check', kind: 'long' },
    ],
  },
  {
    title: 'Checks',
    fields: [
      { name: 'appendix4_authorization_check', label: 'Authorization check', kind: 'yesNo' },
      { name: 'appendix4_geographical_connections', label: 'Geographical connections', kind: 'yesNo' },
      { name: 'appendix4_directors_and_owners', label: 'Directors and owners (over 25%)', kind: 'yesNo' },
      { name: 'appendix4_company_verification', label: 'Company verification', kind: 'yesNo' },
      { name: 'appendix4_director_identity_check', label: 'Director identity check', kind: 'yesNo' },
      { name: 'appendix4_identity_verification_methods', label: 'Identity verification methods', kind: 'yesNo' },
      { name: 'appendix4_pep_check', label: 'PEP check', kind: 'yesNo' },
      { name: 'appendix4_id_obtained', label: 'ID obtained', kind: 'yesNo' },
      { name: 'appendix4_id_sought_for_owners', label: 'ID sought for owners', kind: 'yesNo' },
    ],
  },
  {
    title: 'Assessment',
    fields: [
      { name: 'appendix4_risk_assessment', label: 'Risk assessment', ...assessment },
      { name: 'appendix4_risk_assessment_reason', label: 'Reason for the risk assessment', kind: 'long' },
      { name: 'appendix4_signature', label: 'Signature', kind: 'signature' },
    ],
  },
]

/** Appendix 6: remote or overseas client identification (AML-7). */
export const appendix6: AmlSection[] = [
  {
    title: 'Client',
    fields: [
      { name: 'appendix6_name_of_client', label: 'Name of client', kind: 'text' },
      { name: 'appendix6_date_of_birth', label: 'Date of birth', kind: 'date' },
      { name: 'appendix6_nationality', label: 'Nationality', kind: 'text' },
      { name: 'appendix6_address', label: 'Address', kind: 'text' },
    ],
  },
  {
    title: 'Evidence',
    fields: [
      { name: 'appendix6_standard_evidence', label: 'Standard evidence', kind: 'long' },
      { name: 'appendix6_certified_copies_of_passport', label: 'Certified copies of passport', kind: 'long' },
      { name: 'appendix6_copy_certified_by', label: 'Copy certified by', kind: 'text' },
      { name: 'appendix6_third_party_sources', label: 'Third-party sources', kind: 'long' },
      { name: 'appendix6_satisfactory_id_obtained', label: 'Satisfactory ID obtained', kind: 'yesNo' },
    ],
  },
  {
    title: 'Assessment',
    fields: [
      { name: 'appendix6_overall_risk_assessment', label: 'Overall risk assessment', ...assessment },
      { name: 'appendix6_reason_for_assessment', label: 'Reason for assessment', kind: 'long' },
      { name: 'appendix6_signature', label: 'Signature', kind: 'text' },
    ],
  },
]

/** Enhanced due diligence (AML-15). */
export const enhancedSection: AmlSection = {
  title: 'Enhanced due diligence',
  fields: [
    { name: 'enhanced_source_of_wealth', label: 'Source of wealth', kind: 'long' },
    { name: 'enhanced_source_of_funds', label: 'Source of funds', kind: 'long' },
    { name: 'enhanced_approved_by', label: 'Approved by senior management', kind: 'signature' },
    { name: 'enhanced_approved_on', label: 'Approved on', kind: 'date' },
    { name: 'enhanced_monitoring', label: 'Further monitoring', kind: 'long' },
  ],
}

/** What the firm found in the register of beneficial owners (AML-18). */
export const rboSection: AmlSection = {
  title: 'Register of beneficial owners',
  fields: [
    { name: 'rbo_checked_on', label: 'Looked at on', kind: 'date' },
    { name: 'rbo_extract', label: 'Address of the extract', kind: 'text' },
    { name: 'rbo_discrepancy', label: 'Is there a discrepancy?', kind: 'yesNo' },
    { name: 'rbo_discrepancy_reported_on', label: 'Discrepancy reported on', kind: 'date' },
    { name: 'rbo_steps', label: 'Steps taken to find the owners, where directors stand in for them', kind: 'long' },
    { name: 'rbo_steps_on', label: 'Steps taken up to', kind: 'date' },
  ],
}

/** Reliance on an introducer (AML-29). */
export const relianceSection: AmlSection = {
  title: 'Reliance on an introducer',
  fields: [
    {
      name: 'reliance_applies',
      label: 'Does the firm rely on an introducer to identify the client? The firm stays liable (s. 40(5)).',
      kind: 'yesNo',
    },
    { name: 'reliance_introducer', label: 'Introducer', kind: 'text' },
    { name: 'reliance_kind', label: 'Kind of introducer', kind: 'choice', options: introducerKinds },
    { name: 'reliance_supervisor', label: 'Member of, or supervised by', kind: 'text' },
    { name: 'reliance_country', label: 'Country where it carries on business', kind: 'text' },
    {
      name: 'reliance_union_group',
      label: "Is it a branch or subsidiary of an obliged entity of the EU that follows its group's policies?",
      kind: 'yesNo',
    },
    { name: 'reliance_agreed_on', label: 'Arrangement made on', kind: 'date' },
    { name: 'reliance_arrangement', label: 'Address of the arrangement', kind: 'text' },
    {
      name: 'reliance_documents',
      label: 'Does the arrangement say that documents and information are forwarded on request?',
      kind: 'yesNo',
    },
  ],
}

export const enhancedSections: AmlSection[] = [enhancedSection, rboSection, relianceSection]
