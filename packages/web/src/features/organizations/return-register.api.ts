import type { FiledReturnChanges } from '@registrar/domain/filings/return-register'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { ORGANIZATIONS } from '#lib/organization-query'

const REGISTER = 'return-register'

/** The annual returns filed, the one that is due, and the audit exemption (AR-17). */
export const returnRegisterQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANIZATIONS, REGISTER, id],
    queryFn: () => request(organizationsCalls.findReturnRegister, { params: { id } }),
  })

const failureMessage = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'RETURN_ALREADY_REGISTERED'
    ? 'The register has a return made up to this day already.'
    : errorMessage(error)

type FiledDates = { madeUpTo: IsoDate; filedOn: IsoDate; isFirst: boolean }

/** Enters a return in the register, or corrects the one with `returnId`. */
export const useSaveRegisteredReturn = (id: string, returnId: string | undefined) =>
  useApiMutation({
    run: async (body: FiledDates): Promise<unknown> =>
      returnId === undefined
        ? request(organizationsCalls.registerReturn, { params: { id }, body })
        : request(organizationsCalls.updateRegisteredReturn, {
            params: { id, returnId },
            body: body satisfies FiledReturnChanges,
          }),
    successMessage: 'Annual return saved!',
    failureMessage,
    refresh: [ORGANIZATIONS],
  })

export const useRemoveRegisteredReturn = (id: string) =>
  useApiMutation({
    run: (returnId: string) => request(organizationsCalls.removeRegisteredReturn, { params: { id, returnId } }),
    successMessage: 'Annual return removed!',
    failureMessage,
    refresh: [ORGANIZATIONS],
  })
