import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { queryOptions } from '@tanstack/react-query'
import { requestData } from '#lib/api'
import { ORGANIZATIONS } from '#lib/organization-query'

/** The past annual return dates of an organization, the latest first (AR-13). */
export const ardHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANIZATIONS, 'ard-history', id],
    queryFn: () => requestData(organizationsCalls.listArdChanges, { params: { id } }),
  })
