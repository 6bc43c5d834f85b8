import { amlFile, identityDocuments } from './aml-rules.ts'
import { type ComplianceRuleId, complianceRuleIds } from '../shared/compliance-rule-ids.ts'
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
