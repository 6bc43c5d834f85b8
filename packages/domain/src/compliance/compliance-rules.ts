import { amlFile, identityDocuments } from './aml-rules.ts'
import { type ComplianceRuleId, complianceRuleIds } from '../shared/compliance-rule-ids.ts'
import type { ComplianceDay, ComplianceFacts } from './compliance-facts.ts'
import { amber, type ComplianceRule, type Finding, green, red } from './compliance-rule.ts'
import { annualReturn, auditExemption, changedAnnualReturn, rbo } from './filing-rules.ts'
import { croStatus } from './register-rules.ts'
import { eeaDirector } from './residence-rules.ts'
import { directorAge, directorCount, directorNumbers, directorships, secretary } from './officer-rules.ts'
import { roundPercentage } from '../ownership/ownership-graph.ts'
import { percentageText } from '../shared/percentage.ts'

const WHOLE = 100
const MAX_MEMBERS = 149
/** Thirds that were typed as 33.33 each are a whole. */
const ROUNDING = 0.05

/** The shares of all members add up to 100% (COMP-8). */
const sharesTotal: ComplianceRule = {
  law: 'Companies Act 2014, s. 169',
  check: ({ companyType, sharesTotal: total }) => {
    if (companyType === 'CLG') return green('A company limited by guarantee has no shares.')
    if (companyType === 'BRANCH') return green('A branch has no shares.')

    const missing = roundPercentage(WHOLE - total)
    if (Math.abs(missing) <= ROUNDING) return green('The shares add up to 100%.')
    return missing > 0
      ? red(`The shares add up to ${percentageText(total)}, which is ${percentageText(missing)} too little.`)
      : red(`The shares add up to ${percentageText(total)}, which is ${percentageText(-missing)} too much.`)
  },
}

/** A company has a member, a private company limited by shares at most 149 (COMP-9). */
const memberCount: ComplianceRule = {
  law: 'Companies Act 2014, s. 17',
  check: ({ companyType, memberCount: count }) => {
    if (companyType === 'BRANCH') return green('A branch has no members.')
    const isPrivate = companyType === 'LTD' || companyType === 'DAC'

    if (count === 0)
      return companyType === 'CLG'
        ? amber('No member is recorded. A company limited by guarantee has at least one.')
        : red('There is no member.')
    if (isPrivate && count > MAX_MEMBERS)
      return red(`There are ${count} members; ${companyType} companies may have ${MAX_MEMBERS}.`)
    return green(count === 1 ? 'There is 1 member.' : `There are ${count} members.`)
  },
}

const complianceRules: Record<ComplianceRuleId, ComplianceRule> = {
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
  croStatus,
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
