import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** The first part of every query key about organizations. */
export const ORGANIZATIONS = 'organizations'

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANIZATIONS, 'one', id],
    queryFn: () => request(organizationsCalls.findOrganization, { params: { id } }),
  })
