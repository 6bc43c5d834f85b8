import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorToast } from '#lib/use-error-toast'
import { type OnPage, Pagination } from './pagination.tsx'
import { Empty, Failed, Loading } from './states.tsx'

type Props<R, Q = R[]> = {
  /** from the component that renders this one; content that renders later needs `notifyOnChangeProps: 'all'` */
  query: UseQueryResult<Q>
  failureMessage: string
  /** what shows for no rows */
  empty: string
  children: (rows: R[]) => ReactNode
}

/** The rows of a query, or why there are none: loading, a failure (with a toast and a retry), or no rows. */
export const QueryResult = <R,>({ query, failureMessage, empty, children }: Props<R>) => {
  const { data, error, refetch } = query
  useErrorToast(error, failureMessage)

  if (data) return data.length > 0 ? children(data) : <Empty>{empty}</Empty>
  return error ? <Failed message={failureMessage} onRetry={() => void refetch()} /> : <Loading />
}

type PagedProps<R> = Props<R, { data: R[]; totalItems: number; totalPages: number }> & {
  /** the accessible name of the page numbers, where their page has others */
  paginationLabel?: string
  page: number
  limit: number
  onPage: OnPage
  /** where an empty list leads onwards (SET-6) */
  onwards?: ReactNode
}

/** Like `QueryResult`, for one page of a search: its rows, with the way to the other pages. */
export const PagedResult = <R,>({
  query,
  failureMessage,
  empty,
  children,
  paginationLabel,
  onwards,
  ...paging
}: PagedProps<R>) => {
  const { data, error, refetch, isPlaceholderData } = query
  useErrorToast(error, failureMessage)

  if (!data) return error ? <Failed message={failureMessage} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      {data.data.length > 0 ? (
        children(data.data)
      ) : data.totalItems > 0 ? (
        <Loading />
      ) : (
        <Empty action={onwards}>{empty}</Empty>
      )}
      <Pagination
        {...paging}
        label={paginationLabel}
        totalItems={data.totalItems}
        totalPages={data.totalPages}
        isPlaceholder={isPlaceholderData}
      />
    </>
  )
}
