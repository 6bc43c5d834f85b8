import { MAX_LIMIT } from '@registrar/domain/shared/page'
import type { NewTaxDistribution, TaxDueChanges, TaxDueRow } from '@registrar/domain/taxes/tax-due'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import type {
  NewTaxRegistration,
  TaxRegistration,
  TaxRegistrationChanges,
} from '@registrar/domain/taxes/tax-registration'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { restoreEntry } from '#features/history'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useUndoable } from '#ui/use-undoable'

const TAXES = 'taxes'
const refresh = [TAXES, 'deadlines', 'history']

/** The taxes that a company is registered for. */
export const taxRegistrationsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [TAXES, 'registrations', organizationId],
    queryFn: async ({ signal }) => {
      const body = { organizationId, limit: MAX_LIMIT }
      return await requestData(taxesCalls.searchTaxRegistrations, { body, signal })
    },
  })

/** What is due of a company's taxes from a day to a day. */
export const taxDuesQuery = (organizationId: string, { from, to }: { from: string; to: string }) =>
  queryOptions({
    queryKey: [TAXES, 'dues', organizationId, from, to],
    queryFn: async ({ signal }) => {
      const body = { organizationId, from, to, limit: MAX_LIMIT }
      return request(taxesCalls.searchTaxDues, { body, signal })
    },
    placeholderData: keepPreviousData,
  })

export const useCreateTaxRegistration = () =>
  useApiMutation({
    run: (body: NewTaxRegistration) => request(taxesCalls.createTaxRegistration, { body }),
    successMessage: 'Registration added!',
    refresh,
  })

export const useUpdateTaxRegistration = ({ _id: id, version }: Pick<TaxRegistration, '_id' | 'version'>) =>
  useApiMutation({
    run: (body: TaxRegistrationChanges) =>
      request(taxesCalls.updateTaxRegistration, { params: { id }, body: { ...body, version } }),
    successMessage: 'Registration saved!',
    refresh,
  })

export const useRemoveTaxRegistration = (id: string) =>
  useRemoveRecord(
    { recordType: 'tax-registration', _id: id },
    () => request(taxesCalls.removeTaxRegistration, { params: { id } }),
    { successMessage: 'Registration deleted!', refresh },
  )

const removeDistribution = (id: string) => request(taxesCalls.removeTaxDistribution, { params: { id } })

export const useCreateTaxDistribution = () =>
  useUndoable({
    run: async (body: NewTaxDistribution) => {
      const { data } = await request(taxesCalls.createTaxDistribution, { body })
      return () => removeDistribution(data._id)
    },
    message: 'Distribution added!',
    refresh,
  })

export const useRemoveTaxDistribution = (id: string) =>
  useUndoable({
    run: async () => {
      const { entryId } = await removeDistribution(id)
      return () => restoreEntry({ id: entryId })
    },
    message: 'Distribution deleted!',
    refresh,
  })

type Payment = Pick<TaxDueChanges, 'amount' | 'paidOn' | 'reference'>

const saveDue = (id: string, body: TaxDueChanges) => request(taxesCalls.updateTaxDue, { params: { id }, body })

/** What is due, in a line. */
export const taxDueTitle = ({ subject, period }: Pick<TaxDueRow, 'subject' | 'period'>): string =>
  `${subject} for ${period}`

const savedMessage = ([first, ...others]: readonly TaxDueRow[]): string =>
  first && others.length === 0 ? `${taxDueTitle(first)}: saved` : `${others.length + 1} taxes saved`

/** Says of several dues that they are paid, and offers to undo it. What is saved twice stays the same, so a failure is sent again whole. */
export const usePayTaxDues = (dues: readonly TaxDueRow[]) =>
  useUndoable({
    run: async (payment: Payment) => {
      for (const { _id } of dues) await saveDue(_id, payment)
      return async () => {
        for (const { _id, amount, paidOn, reference } of dues) await saveDue(_id, { amount, paidOn, reference })
      }
    },
    message: savedMessage(dues),
    refresh,
  })
