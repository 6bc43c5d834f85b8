import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import type { ErasedItem } from '@registrar/domain/retention/retention-search'
import type { TestApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

/** Creates a company whose relationship ended on a day. */
export const makeEnded = (
  app: TestApp,
  relationshipEndedOn: string | null,
  fields: Parameters<typeof makeOrganization>[1] = {},
) => makeOrganization(app, { ...fields, relationshipEndedOn })

/** Links a person to a company and gives the id of the link. */
export const makeLink = async ({ staff }: TestApp, peopleId: string, organizationId: string): Promise<string> => {
  const body = { peopleId, organizationId, roles: ['director' as const] }
  return (await staff(linksCalls.createLink, { body })).answer.data._id
}

/** Makes a company a member of another one and gives the id of the company member. */
export const makeMember = async (
  { staff }: TestApp,
  memberId: string,
  organizationId: string,
  nomineeFor: string | null = null,
): Promise<string> => {
  const body = { memberId, organizationId, roles: ['shareholder' as const], nomineeFor }
  return (await staff(companyMembersCalls.createCompanyMember, { body })).answer.data._id
}

/** Erases records and returns what became of each. */
export const erase = async ({ staff }: TestApp, ...items: ErasedItem[]) =>
  (await staff(retentionCalls.eraseRecords, { body: { items } })).answer.data
