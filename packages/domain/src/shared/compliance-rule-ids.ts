/** The ids of the rules, as the API names them, in the order of the panel (COMP-1). */
export const complianceRuleIds = [
  'directorCount',
  'directorAge',
  'secretary',
  'eeaDirector',
  'directorships',
  'sharesTotal',
  'memberCount',
  'directorNumbers',
  'rbo',
  'annualReturn',
  'auditExemption',
  'changedAnnualReturn',
  'amlFile',
  'identityDocuments',
  'croStatus',
] as const
export type ComplianceRuleId = (typeof complianceRuleIds)[number]

/** The names of the rules for staff. */
export const complianceLabels: Record<ComplianceRuleId, string> = {
  directorCount: 'Number of directors',
  directorAge: 'Directors are people of 18 or more',
  secretary: 'Secretary',
  eeaDirector: 'Director resident in the EEA, bond or certificate',
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
  croStatus: 'State on the register of the CRO',
}
