import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { storedColumnChoice } from '#lib/column-choice'
import { listBody, listQuery, withFormerNames } from '#lib/list-query'
import { queryClient } from '#lib/query-client'
import { knownSession } from '#lib/session'
import { askedFieldsOf, chooseColumns } from '#ui/use-chosen-columns'
import type { OrganizationListState } from './organization-address.ts'
import { organizationColumns } from './organization-columns.tsx'
import { ORGANIZATIONS } from '#lib/organization-query'

/** Loads the page of the list that an address shows, while the screen is still being drawn. */
export const prefetchOrganizationList = (search: OrganizationListState) => {
  const choice = storedColumnChoice(ORGANIZATIONS, knownSession()?.user._id)
  const asked = askedFieldsOf(chooseColumns(organizationColumns(search), choice))
  const body = { ...listBody(search, undefined, withFormerNames), ...asked }
  return queryClient.query(listQuery(ORGANIZATIONS, organizationsCalls.searchOrganizations, body))
}
