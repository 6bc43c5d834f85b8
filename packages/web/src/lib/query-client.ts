import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

// Only a server that does not answer (0) or is starting (503) is asked again: any other answer would be the same.
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status === 503)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: isWorthRetrying, retryDelay: 700 },
    mutations: { retry: false },
  },
})
