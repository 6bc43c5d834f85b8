import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { useQueryClient } from '@tanstack/react-query'
import { afterTaxPaidRemoval } from '@registrar/domain/organizations/corporation-tax'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { wordsFor } from '#lib/problem-words'
import { useDeed } from '#lib/use-deed'
import { organizationQuery, ORGANIZATIONS } from './organization-query.ts'
import { type OrganizationChangesSent, saveBesideOthers } from './save-beside-others.ts'

export { organizationQuery, ORGANIZATIONS }
export type { OrganizationChangesSent }

export const useCreateOrganization = () =>
  useDeed({
    run: (name: string) => request(organizationsCalls.createOrganization, { body: { name } }),
    done: 'Organization Created!',
    failed: (error) => wordsFor(error, 'Failed to create organization'),
    refresh: [ORGANIZATIONS],
  })

// The fixed words where the failure is ours and the reason says nothing to a person; otherwise the reason.
export const updateFailure =
  (ours = 'Failed to update the organization') =>
  (error: unknown) =>
    error instanceof ApiProblem && error.status >= 500 ? ours : wordsFor(error)

export type Words = { done?: string; failed?: string | ((error: unknown) => string) }

/**
 * Saves the fields sent; the answer is the record as it now is, so that nothing has to be read again to show it. With the
 * `version` that was loaded, what another has changed meanwhile is shown beside, to choose from.
 */
export const useUpdateOrganization = (id: string, words: Words = { done: 'Updated!' }) => {
  const client = useQueryClient()
  return useDeed({
    run: async (body: OrganizationChangesSent) => {
      const saved = await saveBesideOthers(client, id, body)
      client.setQueryData(organizationQuery(id).queryKey, saved)
      return saved
    },
    ...words,
    failed: words.failed ?? updateFailure(),
    refresh: [ORGANIZATIONS, 'links'],
  })
}

type Files = Organization['attachedFiles']

/** Saves another list of files, made from the one of the moment: a file may have been added while this one was uploaded. */
export const useChangeFiles = (id: string, done?: string) => {
  const client = useQueryClient()
  return useDeed({
    run: async (change: (files: Files) => Files) => {
      const { attachedFiles, version } = await client.query({ ...organizationQuery(id), staleTime: 0 })
      const body = { attachedFiles: change(attachedFiles), version }
      const saved = await request(organizationsCalls.updateOrganization, { params: { id }, body })
      client.setQueryData(organizationQuery(id).queryKey, saved)
    },
    ...(done && { done }),
    failed: updateFailure(),
    refresh: [ORGANIZATIONS],
  })
}

/** Removes a tax-paid date at once, with what follows from it. Source: part 2, sections 5 and 8. */
export const useRemoveTaxPaid = ({ _id: id, corporationTaxPaid, version }: Organization) => {
  const client = useQueryClient()
  return useDeed({
    run: async (date: IsoDate) => {
      const saved = await saveBesideOthers(client, id, { ...afterTaxPaidRemoval(corporationTaxPaid, date), version })
      client.setQueryData(organizationQuery(id).queryKey, saved)
      return saved
    },
    done: 'Deleted successfully!',
    failed: 'Failed to delete Corporation Tax Paid date. Please try again.',
    refresh: [ORGANIZATIONS],
  })
}

export const useRemoveOrganization = (id: string) =>
  useDeed({
    run: () => request(organizationsCalls.removeOrganization, { params: { id } }),
    done: 'Deleted!',
    failed: (error) => (error instanceof ApiProblem && error.status >= 500 ? 'An error occurred' : wordsFor(error)),
    outdates: [ORGANIZATIONS, 'links'],
  })

export const loadDuplicates = async () => {
  const { data } = await request(organizationsCalls.listOrganizationDuplicates, {})
  return data.map(({ count, organizations }) => ({
    count,
    records: organizations.map(({ _id, name }) => ({ _id, label: name, to: `/organization/${_id}` })),
  }))
}
