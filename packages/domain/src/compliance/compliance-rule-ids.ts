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
] as const
export type ComplianceRuleId = (typeof complianceRuleIds)[number]
