import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import type { SanctionsDecision } from '@registrar/domain/sanctions/sanctions-hit'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
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
    queryFn: () => requestData(sanctionsCalls.searchSanctions, { body: { ...owner, limit: MAX_HITS } }),
  })

export const sanctionsListsQuery = queryOptions({
  queryKey: [SANCTIONS, 'lists'],
  queryFn: () => requestData(sanctionsCalls.listSanctionsLists, {}),
})

const LATEST_RUNS = 5
const LATEST_OF_ALL = 25

export const screeningRunsQuery = (owner: HitOwner | Record<string, never>) =>
  queryOptions({
    queryKey: [SANCTIONS, 'runs', owner],
    queryFn: async () =>
      (
        await request(sanctionsCalls.searchScreeningRuns, {
          body: { ...owner, limit: Object.keys(owner).length === 0 ? LATEST_OF_ALL : LATEST_RUNS },
        })
      ).data,
  })

/** The confirmed hits on sanctions lists of an organization, its people and members: they stop the relationship. */
export const confirmedHitsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [SANCTIONS, 'confirmed', organizationId],
    queryFn: async () => {
      const body = { organizationId, state: 'confirmed', limit: MAX_HITS } as const
      const { data } = await request(sanctionsCalls.searchSanctions, { body })
      return data.filter(({ listKind }) => listKind === 'sanctions')
    },
  })

export const useRemoveList = () =>
  useApiMutation({
    run: (id: string) => request(sanctionsCalls.removeSanctionsList, { params: { id } }),
    successMessage: 'List removed',
    refresh: DEPENDENT,
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
