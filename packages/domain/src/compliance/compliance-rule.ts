import { countText } from '../shared/count-text.ts'
import type { ComplianceDay, ComplianceFacts } from './compliance-facts.ts'

/** Met, to be looked at, or broken. */
export const complianceStates = ['green', 'amber', 'red'] as const
export type ComplianceState = (typeof complianceStates)[number]

/** What a rule says of a company, with its reason in one or two sentences. */
export type Finding = { state: ComplianceState; reason: string }

/** A rule of company or anti-money-laundering law: a pure function, and the law that it checks (COMP-1). */
export type ComplianceRule = {
  law: string
  check: (facts: ComplianceFacts, day: ComplianceDay) => Finding
}

/** The findings of a rule, by the colour that the panel shows; `reason` is a sentence (COMP-1). */
export const green = (reason: string): Finding => ({ state: 'green', reason })
export const amber = (reason: string): Finding => ({ state: 'amber', reason })
export const red = (reason: string): Finding => ({ state: 'red', reason })

/** `Anna Byrne`, `Anna Byrne and Marie Martin`, `Anna Byrne, Marie Martin and 3 others`. */
export const listNames = (parties: readonly { name: string }[]): string => {
  const names = parties.map(({ name }) => name)
  if (names.length <= 2) return names.join(' and ')
  const others = names.length - 2
  return `${names.slice(0, 2).join(', ')} and ${countText(others, 'other')}`
}
