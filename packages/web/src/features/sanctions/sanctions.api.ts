import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import type { SanctionsDecision } from '@registrar/domain/sanctions/sanctions-hit'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

const SANCTIONS = 'sanctions'

/** What a change of a hit also changes: the AML files, the compliance panel, the records with their history. */
const DEPENDENT = [SANCTIONS, 'amlFiles', 'compliance', 'organizations', 'people', 'history']

/** Whose hits: a person's, or those of an organization with its people and company members. */
export type HitOwner = { personId: string } | { organizationId: string }

const MAX_HITS = 200

export const sanctionsHitsQuery = (owner: HitOwner) =>
  queryOptions({
    queryKey: [SANCTIONS, 'hits', owner],
    queryFn: async () => (await request(sanctionsCalls.searchSanctions, { body: { ...owner, limit: MAX_HITS } })).data,
  })

export const sanctionsListsQuery = queryOptions({
  queryKey: [SANCTIONS, 'lists'],
  queryFn: async () => (await request(sanctionsCalls.listSanctionsLists, {})).data,
})

const LATEST_RUNS = 5

export const screeningRunsQuery = (owner: HitOwner) =>
  queryOptions({
    queryKey: [SANCTIONS, 'runs', owner],
    queryFn: async () =>
      (await request(sanctionsCalls.searchScreeningRuns, { body: { ...owner, limit: LATEST_RUNS } })).data,
  })

export const useDecideHit = () =>
  useApiMutation({
    run: ({ id, ...body }: SanctionsDecision & { id: string }) =>
      request(sanctionsCalls.decideSanctionsHit, { params: { id }, body }),
    successMessage: 'Decision saved',
    refresh: DEPENDENT,
  })

export const useScreen = (owner: HitOwner) =>
  useApiMutation({
    run: () => request(sanctionsCalls.screenSanctions, { body: owner }),
    successMessage: 'Screened',
    refresh: DEPENDENT,
  })
