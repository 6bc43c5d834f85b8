/** What a person or a company is to an organization (LINK-1). */
export const linkRoles = ['director', 'secretary', 'shareholder', 'nomineeDirector', 'other'] as const
export type LinkRole = (typeof linkRoles)[number]
