import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'
import { isConnectionProblem } from './connection.ts'

// Only retries when the server does not answer, is starting (503) or is away behind its proxy: any other answer would be the same.
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && (isConnectionProblem(error) || (error instanceof ApiProblem && error.status === 503))

// Without a network a call fails at once and shows a message, instead of waiting silently.
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, staleTime: 10_000, retry: isWorthRetrying, retryDelay: 700 },
    mutations: { networkMode, retry: false },
  },
})

const invalidate = queryClient.invalidateQueries.bind(queryClient)

// The library lets a first load go on, and takes its answer for a new one, although it may be older than the change.
queryClient.invalidateQueries = async (filters = {}, options = {}) => {
  const loading = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  const loaded = loading.map((query) => query.fetch())
  await invalidate(filters, options)
  if (loading.length === 0) return

  await Promise.allSettled(loaded)
  await invalidate({ ...filters, predicate: (query) => loading.includes(query) }, options)
}
