import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { pathOf } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { requestData } from '#lib/api'

// Under the first part of the keys of links: a change of a link changes the owners.
const LINKS = 'links'

/** Who owns an organization on a day. */
export const ownershipQuery = (organizationId: string, asAt: IsoDate) =>
  queryOptions({
    queryKey: [LINKS, 'ownership', organizationId, asAt],
    queryFn: () => requestData(ownershipCalls.searchOwnership, { body: { organizationId, asAt } }),
    placeholderData: keepPreviousData,
  })

/** The addresses of the chart of ownership as PDF and as a picture. */
export const ownershipAddresses = (id: string, asAt: IsoDate) => ({
  pdf: `${pathOf(ownershipCalls.printOwnership.path, { id })}?asAt=${asAt}`,
  svg: `${pathOf(ownershipCalls.drawOwnership.path, { id })}?asAt=${asAt}`,
})
