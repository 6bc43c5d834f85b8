import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import type { ErasedItem, HoldBody, RetentionState } from '@registrar/domain/retention/retention-search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useOutcomesMutation } from '#lib/use-outcomes-mutation'

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

/** Erases records, and says which of them are kept and why (RET-5). */
export const useErase = () =>
  useOutcomesMutation((items: ErasedItem[]) => requestData(retentionCalls.eraseRecords, { body: { items } }), 'erased')
