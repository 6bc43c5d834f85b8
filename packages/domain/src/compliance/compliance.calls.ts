import * as z from 'zod'
import { call } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { complianceStates } from './compliance-rule.ts'
import { complianceRuleIds } from '../shared/compliance-rule-ids.ts'

const complianceRow = z.object({
  rule: z.enum(complianceRuleIds),
  state: z.enum(complianceStates),
  reason: z.string(),
  law: z.string(),
})

export const complianceCalls = {
  searchCompliance: call({
    method: 'POST',
    path: '/compliance/search',
    summary: 'What each rule of company and anti-money-laundering law says of a company today',
    body: z.object({ organizationId: text(100) }),
    answer: listOf(complianceRow),
  }),
}
