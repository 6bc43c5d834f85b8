import { amlFile, identityDocuments } from './aml-rules.ts'
import { type ComplianceRuleId, complianceRuleIds } from './compliance-rule-ids.ts'
import type { ComplianceDay, ComplianceFacts } from './compliance-facts.ts'
import { type ComplianceRule, type Finding, green } from './compliance-rule.ts'
import { annualReturn, auditExemption, changedAnnualReturn, rbo } from './filing-rules.ts'
import { memberCount, sharesTotal } from './member-rules.ts'
import { directorAge, directorCount, directorNumbers, directorships, eeaDirector, secretary } from './officer-rules.ts'

export const complianceRules: Record<ComplianceRuleId, ComplianceRule> = {
  directorCount,
  directorAge,
  secretary,
  eeaDirector,
  directorships,
  sharesTotal,
  memberCount,
  directorNumbers,
  rbo,
  annualReturn,
  auditExemption,
  changedAnnualReturn,
  amlFile,
  identityDocuments,
}

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

export type ComplianceRow = Finding & { rule: ComplianceRuleId; law: string }

const ended = {
  struckOff: green('The company is struck off.'),
  relationshipEnded: green('The firm no longer looks after the company.'),
}

/**
 * The finding of each rule, or of each given rule, for a company on a day. A company that is struck off, or that the firm no
 * longer looks after, breaks no rule. No finding forbids anything (COMP-1).
 */
export const checkCompliance = (
  facts: ComplianceFacts,
  day: ComplianceDay,
  rules: readonly ComplianceRuleId[] = complianceRuleIds,
): ComplianceRow[] =>
  rules.map((rule) => {
    const { law, check } = complianceRules[rule]
    return { rule, ...(facts.ended ? ended[facts.ended] : check(facts, day)), law }
  })
