import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import type { ErasedItem, EraseResult, HoldBody, RetentionState } from '@registrar/domain/retention/retention-search'
import { countText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { toast } from '#ui/toasts'

export const RETENTION_LIMIT = 25

type PageQuery = { search: string; page: number }

/** A page of what is due, held or upcoming (RET-3). */
export const retainedQuery = ({ search, page, state }: PageQuery & { state: RetentionState }) =>
  queryOptions({
    queryKey: ['retention', state, search, page],
    queryFn: ({ signal }) =>
      request(retentionCalls.searchRetention, { body: { search, page, state, limit: RETENTION_LIMIT }, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === state ? before : undefined),
  })

/** A page of the certificates (RET-8). */
export const certificatesQuery = ({ search, page }: PageQuery) =>
  queryOptions({
    queryKey: ['retention', 'certificates', search, page],
    queryFn: ({ signal }) =>
      request(retentionCalls.searchCertificates, { body: { search, page, limit: RETENTION_LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })

export const useHold = (name: string) =>
  useApiMutation({
    run: (body: HoldBody) => request(retentionCalls.holdRecord, { body }),
    successMessage: `${name} is on hold`,
    refresh: ['retention'],
  })

export const useReleaseHold = () =>
  useApiMutation({
    run: (id: string) => request(retentionCalls.releaseHold, { params: { id } }),
    successMessage: 'Hold ended',
    refresh: ['retention'],
  })

const showResult = (items: EraseResult[]) => {
  const erased = items.filter(({ ok }) => ok).length
  if (erased > 0) toast.success(`${countText(erased, 'record')} erased`)

  const reasons = new Set(items.flatMap(({ reason }) => reason ?? []))
  for (const reason of reasons) toast.error(reason)
}

/** Erases records, and says which of them are kept and why. Every screen may have shown them (RET-5). */
export const useErase = () => {
  const client = useQueryClient()

  return useMutation({
    mutationFn: async (items: ErasedItem[]) => (await request(retentionCalls.eraseRecords, { body: { items } })).data,
    onSuccess: async (items) => {
      showResult(items)
      await client.invalidateQueries()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
