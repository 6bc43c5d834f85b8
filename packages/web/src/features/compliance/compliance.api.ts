import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { queryOptions } from '@tanstack/react-query'
import { requestData } from '#lib/api'

/** What each rule says of an organization today. A save anywhere may change it, so it is read whenever it is shown. */
export const complianceQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['compliance', organizationId],
    queryFn: () => requestData(complianceCalls.searchCompliance, { body: { organizationId } }),
    staleTime: 0,
  })
