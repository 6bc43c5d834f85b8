import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorToast } from '#lib/use-error-toast'
import { Empty, Failed, Loading } from './states.tsx'

type Props<R> = {
  /** from the component that renders this one; content that renders later needs `notifyOnChangeProps: 'all'` */
  query: UseQueryResult<R[]>
  failureMessage: string
  /** what shows for no rows */
  empty: string
  children: (rows: R[]) => ReactNode
}

/** The rows of a query, or why there are none: they load, they failed to load (with a toast and a retry), or none exist. */
export const QueryResult = <R,>({ query, failureMessage, empty, children }: Props<R>) => {
  const { data, error, refetch } = query
  useErrorToast(error, failureMessage)

  if (data) return data.length > 0 ? children(data) : <Empty>{empty}</Empty>
  return error ? <Failed message={failureMessage} onRetry={() => void refetch()} /> : <Loading />
}
