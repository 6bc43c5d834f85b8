import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** What each rule says of an organization today. A save anywhere may change it, so it is read whenever it is shown. */
export const complianceQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['compliance', organizationId],
    queryFn: async () => (await request(complianceCalls.searchCompliance, { body: { organizationId } })).data,
    staleTime: 0,
  })
