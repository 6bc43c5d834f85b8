import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@registrar/domain/shared/call'
import { request } from '#lib/api'
import { wordsFor } from '#lib/problem-words'
import { useDeed } from '#lib/use-deed'

/** The first part of every query key about organizations. */
export const ORGANIZATIONS = 'organizations'

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANIZATIONS, 'one', id],
    queryFn: () => request(organizationsCalls.findOrganization, { params: { id } }),
  })

export const useCreateOrganization = () =>
  useDeed({
    run: (name: string) => request(organizationsCalls.createOrganization, { body: { name } }),
    done: 'Organization Created!',
    failed: (error) => wordsFor(error, 'Failed to create organization'),
    refresh: [ORGANIZATIONS],
  })

type Changes = BodyInput<typeof organizationsCalls.updateOrganization>

/** Saves the fields sent; the answer is the record as it now is, so that nothing has to be read again to show it. */
export const useUpdateOrganization = (id: string, words: { done?: string; failed?: string } = { done: 'Updated!' }) => {
  const client = useQueryClient()
  return useDeed({
    run: async (body: Changes) => {
      const saved = await request(organizationsCalls.updateOrganization, { params: { id }, body })
      client.setQueryData(organizationQuery(id).queryKey, saved)
      return saved
    },
    ...words,
    failed: words.failed ?? ((error) => wordsFor(error, 'Failed to update the organization')),
    refresh: [ORGANIZATIONS, 'links'],
  })
}

export const useRemoveOrganization = (id: string) =>
  useDeed({
    run: () => request(organizationsCalls.removeOrganization, { params: { id } }),
    done: 'Deleted!',
  })

export const loadDuplicates = async () => {
  const { data } = await request(organizationsCalls.listOrganizationDuplicates, {})
  return data.map(({ count, organizations }) => ({
    count,
    records: organizations.map(({ _id, name }) => ({ _id, label: name, to: `/organization/${_id}` })),
  }))
}
