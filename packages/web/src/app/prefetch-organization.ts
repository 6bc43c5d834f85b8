import { linksQuery } from '#features/links'
import { OrganizationGeneralTab, organizationQuery } from '#features/organizations'
import { queryClient } from '#lib/query-client'

/** Asks for an organization while the code of its page is still on the way. What fails is asked again, and told, by the page. */
export const prefetchOrganization = (id: string) =>
  Promise.all([
    OrganizationGeneralTab.preload?.(),
    queryClient.query(organizationQuery(id)),
    queryClient.query(linksQuery({ organizationId: id })),
  ])
