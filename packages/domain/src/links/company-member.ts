import * as z from 'zod'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { linkAnswer, linkChanges, linkedOrganization, newLinkFields } from './link.ts'
import { linkRoles } from '../shared/link-roles.ts'

/** The company that is the member, and the organization that it is a member of. */
const pair = { memberId: text(100), organizationId: text(100) }

/** The body that makes a company a member of an organization: its secretary, its shareholder (LINK-8). */
export const newCompanyMember = z
  .object({ ...pair, ...newLinkFields })
  // Ids are found in capital letters too.
  .refine((body) => body.memberId.toLowerCase() !== body.organizationId.toLowerCase(), {
    path: ['memberId'],
    error: 'A company cannot be a member of itself.',
  })

/** Names a company member by both companies. */
export const companyMemberPair = z.object(pair)
export type CompanyMemberPair = z.output<typeof companyMemberPair>

/** The body of a change that names the company member by both companies. */
export const companyMemberChanges = linkChanges.extend(pair)

/** The body that asks for the members of an organization, or for what a company is a member of. */
export const companyMemberSearch = z
  .object({
    memberId: filter(text(100)),
    organizationId: filter(text(100)),
    roles: filter(z.array(z.enum(linkRoles)).max(linkRoles.length)),
  })
  .refine((body) => body.memberId || body.organizationId, {
    path: ['organizationId'],
    error: 'Send memberId or organizationId.',
  })

/** A company member with both companies. */
export const companyMember = z.object({
  ...linkAnswer,
  memberId: z.string(),
  member: linkedOrganization,
  organization: linkedOrganization,
})
export type CompanyMember = z.output<typeof companyMember>
