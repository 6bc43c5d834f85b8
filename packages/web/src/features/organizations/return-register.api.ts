import type { FiledReturnChanges, RegisteredReturn } from '@registrar/domain/filings/return-register'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { queryOptions } from '@tanstack/react-query'
import { restoreEntry } from '#features/history'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { ORGANIZATIONS } from '#lib/organization-query'
import { useUndoable } from '#ui/use-undoable'

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

type FiledDates = { madeUpTo: IsoDate; filedOn: IsoDate; yearEnd: IsoDate | null; isFirst: boolean }

const REFRESH = [ORGANIZATIONS, 'filings', 'deadlines', 'compliance', 'history']

const removeReturn = (id: string, returnId: string) =>
  request(organizationsCalls.removeRegisteredReturn, { params: { id, returnId } })

/** Enters a return in the register, or corrects `filed`; the toast undoes it. */
export const useSaveRegisteredReturn = (id: string, filed: RegisteredReturn | undefined) =>
  useUndoable({
    run: async (body: FiledDates) => {
      if (!filed) {
        const { data } = await request(organizationsCalls.registerReturn, { params: { id }, body })
        return () => removeReturn(id, data._id)
      }
      const { _id: returnId, madeUpTo, filedOn, yearEnd, isFirst } = filed
      const save = (changes: FiledReturnChanges) =>
        request(organizationsCalls.updateRegisteredReturn, { params: { id, returnId }, body: changes })
      await save(body)
      return () => save({ madeUpTo, filedOn, yearEnd, isFirst })
    },
    message: 'Annual return saved!',
    failureMessage,
    refresh: REFRESH,
  })

/** Takes a return out of the register; the toast puts it back exactly as it was (AR-17). */
export const useRemoveRegisteredReturn = (id: string) =>
  useUndoable({
    run: async (returnId: string) => {
      const { entryId } = await removeReturn(id, returnId)
      return () => restoreEntry({ id: entryId })
    },
    message: 'Annual return removed!',
    failureMessage,
    refresh: REFRESH,
  })
