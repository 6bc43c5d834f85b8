import type { DuplicateReason } from '@registrar/domain/organizations/duplicates'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { useQueryClient } from '@tanstack/react-query'
import { removeTaxPaid } from '@registrar/domain/organizations/corporation-tax'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { BodyInput } from '@registrar/domain/shared/call'
import { useRemoveRecord } from '#features/bin'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { organizationQuery, ORGANIZATIONS } from '#lib/organization-query'
import { type OrganizationUpdate, saveOrganization } from './save-organization.ts'
import { similarOrganizationOf } from './similar-organization.ts'

export const useCreateOrganization = () =>
  useApiMutation({
    run: (body: BodyInput<typeof organizationsCalls.createOrganization>) =>
      request(organizationsCalls.createOrganization, { body }),
    successMessage: 'Organization Created!',
    failureMessage: (error) => errorMessage(error, 'Failed to create organization'),
    refresh: [ORGANIZATIONS],
  })

/** A failure of the server gets a fixed message, since its reason would not help the user. Any other shows its reason. */
export const hideServerReason = (serverFailure: string) => (error: unknown) =>
  error instanceof ApiProblem && error.status >= 500 ? serverFailure : errorMessage(error)

const updateFailure = hideServerReason('Failed to update the organization')

type Messages = { successMessage?: string; failureMessage?: string | ((error: unknown) => string) }

/** Saves the fields and returns the saved record. With a `version`, the user chooses what to keep in a conflict. */
export const useUpdateOrganization = (id: string, messages: Messages = { successMessage: 'Updated!' }) => {
  const client = useQueryClient()
  return useApiMutation({
    run: (body: OrganizationUpdate) => saveOrganization(client, id, body),
    ...messages,
    failureMessage: messages.failureMessage ?? updateFailure,
    refresh: [ORGANIZATIONS, 'links'],
  })
}

type Files = Organization['attachedFiles']

/** Changes the list of files, starting from the current one: a file may have been added while this one was uploaded. */
export const useChangeFiles = (id: string, successMessage?: string) => {
  const client = useQueryClient()
  return useApiMutation({
    run: async (change: (files: Files) => Files) => {
      const { attachedFiles, version } = await client.query({ ...organizationQuery(id), staleTime: 0 })
      const body = { attachedFiles: change(attachedFiles), version }
      const saved = await request(organizationsCalls.updateOrganization, { params: { id }, body })
      client.setQueryData(organizationQuery(id).queryKey, saved)
    },
    ...(successMessage && { successMessage }),
    failureMessage: updateFailure,
    refresh: [ORGANIZATIONS],
  })
}

/** Removes a tax-paid date at once, with the dates that follow from it (TAX-2). */
export const useRemoveTaxPaid = ({ _id: id, corporationTaxPaid, version }: Organization) => {
  const client = useQueryClient()
  return useApiMutation({
    run: (date: IsoDate) => saveOrganization(client, id, { ...removeTaxPaid(corporationTaxPaid, date), version }),
    successMessage: 'Deleted successfully!',
    failureMessage: 'Failed to delete Corporation Tax Paid date. Please try again.',
    refresh: [ORGANIZATIONS],
  })
}

export const useRemoveOrganization = (id: string) =>
  useRemoveRecord(
    { recordType: 'organization', _id: id },
    () => request(organizationsCalls.removeOrganization, { params: { id } }),
    {
      failureMessage: hideServerReason('An error occurred'),
      markStale: [ORGANIZATIONS, 'links'],
    },
  )

const sharedNumber = (by: DuplicateReason, record?: { cro: string | null; taxNumber: string | null }) => {
  if (by === 'cro') return `Same CRO number: ${record?.cro ?? ''}`
  return by === 'tax' ? `Same tax number: ${record?.taxNumber ?? ''}` : undefined
}

export const loadDuplicates = async () => {
  const { data } = await request(organizationsCalls.listOrganizationDuplicates, {})
  return data.map(({ by, count, records }) => ({
    count,
    records: records.map(similarOrganizationOf),
    reason: sharedNumber(by, records[0]),
  }))
}
