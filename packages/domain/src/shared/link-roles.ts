import * as z from 'zod'

/** What a person or a company is to an organization (LINK-1). */
export const linkRoles = ['director', 'secretary', 'shareholder', 'nomineeDirector', 'other'] as const
export type LinkRole = (typeof linkRoles)[number]

/** The roles of a link, each at most once. */
export const rolesOfLink = z.array(z.enum(linkRoles)).max(linkRoles.length)

/** The labels of the roles. */
export const roleLabels: Record<LinkRole, string> = {
  director: 'Director',
  secretary: 'Secretary',
  shareholder: 'Shareholder',
  nomineeDirector: 'Nominee Director',
  other: 'Other',
}
