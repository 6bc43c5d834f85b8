import type { Answer, BodyInput, Call } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { request } from './api.ts'
import type { ListSearch } from './list-state.ts'

/** The rows of one page. */
export const LIST_LIMIT = 25

export type ListPage<R> = { data: R[]; totalItems: number; totalPages: number }

/** A call that searches a list. */
export type SearchCall<R> = Call & { answer: { _output: ListPage<R> } }

/** The filters of a list in the format of its call. */
export type ListFilters<C extends Call> = Omit<BodyInput<C>, 'search' | 'page' | 'limit' | 'sortField' | 'sortOrder'>

/** What the lists of companies and people ask for besides: they find former names too (LIST-14). */
export const withFormerNames = { formerNames: true } as const

/** What the address of a list asks the server for. `filters`: by default those of the address; `always`: what it always asks for. */
export const listBody = (
  { search, page, sortField, sortOrder, ...addressFilters }: ListSearch,
  filters?: object,
  always?: object,
) => ({
  ...(filters ?? addressFilters),
  ...always,
  search,
  sortField,
  sortOrder,
  page,
  limit: LIST_LIMIT,
})

/** A page of a list. `name` is the first part of the query key, by which a mutation refreshes the list. */
export const listQuery = <R, C extends SearchCall<R>>(
  name: string,
  call: C,
  body: ReturnType<typeof listBody> & { fields?: string[] },
) =>
  queryOptions({
    queryKey: [name, 'list', body],
    queryFn: ({ signal }) => request(call as Call, { body, signal } as never) as Promise<ListPage<R> & Answer<C>>,
  })
