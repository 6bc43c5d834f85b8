import type { ComplianceRuleId } from './compliance-rule-ids.ts'

/** The names of the rules for staff. */
export const complianceLabels: Record<ComplianceRuleId, string> = {
  directorCount: 'Number of directors',
  directorAge: 'Directors are people of 18 or more',
  secretary: 'Secretary',
  eeaDirector: 'Director resident in the EEA, or bond',
  directorships: 'No more than 25 directorships',
  sharesTotal: 'Shares make 100%',
  memberCount: 'Number of members',
  directorNumbers: 'PPS, RBO or IPN number of each director',
  rbo: 'Register of Beneficial Ownership',
  annualReturn: 'Annual return',
  auditExemption: 'Audit exemption',
  changedAnnualReturn: 'Changed annual return date (B1B73)',
  amlFile: 'AML file',
  identityDocuments: 'Identity documents',
}
