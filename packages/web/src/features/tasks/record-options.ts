import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { userName } from '@registrar/domain/users/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** Organizations in the picker (LIST-9). */
const ORGANIZATION_LIMIT = 50

type Option = { value: string; label: string }

/** Organizations to choose from, by name. */
export const organizationOptionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['organizations', 'options', search],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Option[]> => {
      const body = { search, page: 1, limit: ORGANIZATION_LIMIT, sortField: 'name', sortOrder: 'asc' } as const
      const { data } = await request(organizationsCalls.searchOrganizations, { body })
      return data.map(({ _id, name }) => ({ value: _id, label: name }))
    },
  })

/** People to choose from. */
export const personOptionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['people', 'options', search],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Option[]> => {
      const { data } = await request(peopleCalls.searchPeople, { body: { search } })
      return data.map((person) => ({ value: person._id, label: userName(person) }))
    },
  })
