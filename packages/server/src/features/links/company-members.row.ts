import type { RowDeletedKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'

/** How the change log names a company member, and where company members are kept. */
export const companyMemberRecord = {
  type: 'company-member',
  table: 'organization_members',
  isRowDeleted: true,
} as const satisfies RowDeletedKind

export const companyMemberColumns = [
  'organization_members.id as _id',
  'organization_members.member_id as memberId',
  'organization_members.organization_id as organizationId',
  'organization_members.nominee_for as nomineeFor',
  'organization_members.beneficiary_percentage as beneficiaryPercentage',
  versionOf('organization_members'),
] as const
