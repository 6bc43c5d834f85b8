import type { Filing, FilingChanges, NewFiling } from '@registrar/domain/filings/filing'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { MAX_LIMIT } from '@registrar/domain/shared/page'
import { queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { useApiMutation } from '#lib/use-api-mutation'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'

export const FILINGS = 'filings'

/** The filings of a company, the latest event first. */
export const filingsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [FILINGS, organizationId],
    queryFn: async ({ signal }) => {
      const body = { organizationId, limit: MAX_LIMIT, sortField: 'eventDate', sortOrder: 'desc' } as const
      return await requestData(filingsCalls.searchFilings, { body, signal })
    },
  })

/** Whether a filing is the annual return that is due. */
export const isReturnDue = ({ kind, state }: Filing): boolean => kind === 'B1' && state === 'toFile'

// A return that is sent moves the dates of its company.
const refresh = [FILINGS, 'organizations', 'follow-ups', 'deadlines', 'history', 'compliance']

/** Saves what is known of a filing. */
export const useUpdateFiling = ({ _id: id, version }: Pick<Filing, '_id' | 'version'>) =>
  useApiMutation({
    run: (body: FilingChanges) => request(filingsCalls.updateFiling, { params: { id }, body: { ...body, version } }),
    successMessage: 'Filing saved!',
    refresh,
  })

/** Enters a filing that no record tells. */
export const useCreateFiling = () =>
  useApiMutation({
    run: (body: NewFiling) => requestData(filingsCalls.createFiling, { body }),
    successMessage: 'Filing added!',
    refresh,
  })

/** Deletes a filing that was made by mistake, and offers to take it back. */
export const useRemoveFiling = (id: string) =>
  useRemoveRecord({ recordType: 'filing', _id: id }, () => request(filingsCalls.removeFiling, { params: { id } }), {
    successMessage: 'Filing deleted!',
    refresh,
  })

/** Starts a follow-up that works on a filing (FIL-11). */
export const useStartFollowUpOfFiling = (filing: Filing) =>
  useApiMutation({
    run: async (name: FollowUpCode) => {
      const body = { name, organization_id: filing.organizationId, filingId: filing._id }
      return await requestData(followUpsCalls.startFollowUp, { body })
    },
    successMessage: ({ label }) => `${label} started`,
    failureMessage: (error) => errorMessage(error, 'The follow-up could not be started'),
    refresh: [FILINGS, 'follow-ups', 'organizations', 'deadlines'],
  })
