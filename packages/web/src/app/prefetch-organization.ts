import { companyMembersQuery, linksQuery } from '#features/links'
import { OrganizationGeneralTab, organizationQuery } from '#features/organizations'
import { queryClient } from '#lib/query-client'

/**
 * Loads an organization while the code of its page is still loading. A failure is ignored here: the page loads it again,
 * and shows the failure.
 */
export const prefetchOrganization = (id: string) =>
  Promise.all([
    OrganizationGeneralTab.preload?.(),
    queryClient.query(organizationQuery(id)),
    queryClient.query(linksQuery({ organizationId: id })),
    queryClient.query(companyMembersQuery(id)),
  ])
