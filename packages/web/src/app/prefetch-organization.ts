import { linksQuery } from '#features/links'
import { OrganizationGeneralTab, organizationQuery } from '#features/organizations'
import { queryClient } from '#lib/query-client'

/** Loads an organization while the code of its page is still loading. The page loads again, and shows, what fails here. */
export const prefetchOrganization = (id: string) =>
  Promise.all([
    OrganizationGeneralTab.preload?.(),
    queryClient.query(organizationQuery(id)),
    queryClient.query(linksQuery({ organizationId: id })),
  ])
