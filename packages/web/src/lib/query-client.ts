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
