import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

const FIRST = { body: { limit: 1 } } as const

/** One organization; none when there is none yet. */
export const firstOrganizationQuery = queryOptions({
  queryKey: ['organizations', 'first'],
  staleTime: 60_000,
  queryFn: async () => (await request(organizationsCalls.searchOrganizations, FIRST)).data,
})

/** One person; none when there is none yet. */
export const firstPersonQuery = queryOptions({
  queryKey: ['people', 'first'],
  staleTime: 60_000,
  queryFn: async () => (await request(peopleCalls.searchPeople, FIRST)).data,
})
