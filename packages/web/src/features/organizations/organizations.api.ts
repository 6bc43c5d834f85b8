import type { DuplicateReason } from '@registrar/domain/organizations/duplicates'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { removeTaxPaid } from '@registrar/domain/organizations/corporation-tax'
import { taxFieldsOf } from '@registrar/domain/organizations/pay-deadlines'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { BodyInput } from '@registrar/domain/shared/call'
import { useRemoveRecord } from '#features/bin'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { organizationQuery, ORGANIZATIONS } from '#lib/organization-query'
import { showUndoToast } from '#ui/undo-toast'
import { useUndoable } from '#ui/use-undoable'
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
    refresh: [ORGANIZATIONS, 'links', 'amlFiles'],
  })
}

type Files = Organization['attachedFiles']

// Starts from the current list: a file may have been added while this one was uploaded.
const changeFiles = async (client: QueryClient, id: string, change: (files: Files) => Files): Promise<Files> => {
  const { attachedFiles, version } = await client.query({ ...organizationQuery(id), staleTime: 0 })
  const body = { attachedFiles: change(attachedFiles), version }
  const saved = await request(organizationsCalls.updateOrganization, { params: { id }, body })
  client.setQueryData(organizationQuery(id).queryKey, saved)
  return attachedFiles
}

/** Changes the list of files. */
export const useChangeFiles = (id: string, successMessage?: string) => {
  const client = useQueryClient()
  return useApiMutation({
    run: (change: (files: Files) => Files) => changeFiles(client, id, change),
    ...(successMessage && { successMessage }),
    failureMessage: updateFailure,
    refresh: [ORGANIZATIONS],
  })
}

/** Takes a file, by its address, out of the list. Its undo puts it back in its place (BIN-5). */
export const useRemoveFile = (id: string) => {
  const client = useQueryClient()
  return useUndoable<string>({
    run: async (url) => {
      const before = await changeFiles(client, id, (all) => all.filter((file) => file.url !== url))
      const place = before.findIndex((file) => file.url === url)
      // A colleague may have taken it out already.
      const removed = before[place]
      return () => changeFiles(client, id, (all) => (removed ? all.toSpliced(place, 0, removed) : all))
    },
    message: 'File deleted successfully',
    failureMessage: updateFailure,
    refresh: [ORGANIZATIONS],
  })
}

type RemovedTaxPaid = { date: IsoDate; before: Organization }

/** Removes a tax-paid date at once, with the dates that follow from it (TAX-2). Its undo puts all of them back (BIN-5). */
export const useRemoveTaxPaid = (id: string) => {
  const client = useQueryClient()
  const undo = useApiMutation({
    run: (fields: OrganizationUpdate) => saveOrganization(client, id, fields),
    successMessage: 'Undone',
    refresh: [ORGANIZATIONS],
  })

  return useApiMutation({
    run: ({ date, before }: RemovedTaxPaid) =>
      saveOrganization(client, id, { ...removeTaxPaid(before.corporationTaxPaid, date), version: before.version }),
    successMessage: 'Deleted successfully!',
    notifySuccess: (message, { before }, { version }) =>
      showUndoToast(message, () => undo.mutate({ ...taxFieldsOf(before), version })),
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
