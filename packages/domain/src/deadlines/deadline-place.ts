import type { DeadlineKind } from './deadline.ts'

const tabs = {
  ANNUAL_RETURN: 'ACCOUNTING_TAB',
  FOLLOW_UP: 'FOLLOW_UP_BETA_TAB',
  CORPORATION_TAX: 'ACCOUNTING_TAB',
  DOMICILIATION: 'SERVICE_TAB',
  SECRETARY_COMPANY: 'SERVICE_TAB',
  ANONYMOUS_SHAREHOLDER: 'SERVICE_TAB',
  SUBSCRIPTION: 'SERVICE_TAB_BETA',
  AML_REVIEW: 'AML_TAB',
  RBO: 'GENERAL_TAB',
} as const

type Place = { kind: DeadlineKind; recordId: string; organizationId: string | null }

/**
 * The page of the app on which a deadline is dealt with. `recordId` is the order, the task, the person of a review; else
 * the record of the company.
 */
export const deadlinePath = ({ kind, recordId, organizationId }: Place): string => {
  if (kind === 'ORDER_BALANCE') return `/order/${recordId}`
  if (kind === 'TASK') return `/task/${recordId}`
  if (organizationId === null) return `/people/${recordId}/INFORMATION`
  return `/organization/${organizationId}/${tabs[kind]}`
}

/** The record that a deadline's id names: a follow-up, a subscription, an order, a task, a person or the company. */
export const deadlineRecordId = (id: string): string => id.slice(id.indexOf(':') + 1)
