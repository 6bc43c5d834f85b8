import { organizationListing } from '@registrar/domain/organizations/organization-listing'
import * as z from 'zod'
import { listAddress, listFilter } from '#lib/list-state'

/** The address of the organization list. Its filter by annual returns takes whole months. */
export const organizationListSearch = listAddress(organizationListing, {
  filters: { arDate: listFilter(z.string().regex(/^\d{4}-\d{2}$/)) },
})
export type OrganizationListState = z.output<typeof organizationListSearch.validateSearch>
