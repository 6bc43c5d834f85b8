import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { listBody, listQuery, withFormerNames } from '#lib/list-query'
import { queryClient } from '#lib/query-client'
import type { OrganizationListState } from './organization-address.ts'
import { ORGANIZATIONS } from './organization-query.ts'

/** Loads the page of the list that an address shows, while the screen is still being drawn. */
export const prefetchOrganizationList = (search: OrganizationListState) =>
  queryClient.query(
    listQuery(ORGANIZATIONS, organizationsCalls.searchOrganizations, listBody(search, undefined, withFormerNames)),
  )
