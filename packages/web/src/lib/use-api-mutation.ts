import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from './toast.ts'
import { ApiProblem } from './api-problem.ts'
import { errorMessage } from './error-message.ts'

export type ApiMutation<I, O> = {
  run: (input: I) => Promise<O>
  /** the toast after success, or a function that makes it from the answer; no toast when empty */
  successMessage?: string | ((answer: O, input: I) => string)
  /** shows the success message, for example in a toast that offers to undo; by default in a plain toast */
  notifySuccess?: (message: string, input: I, answer: O) => void
  /** the toast after a failure, or a function that makes it from the error; by default `errorMessage` */
  failureMessage?: string | ((error: unknown, input: I) => string)
  /** the first part of each query key to invalidate and fetch again; or all queries, when any screen may show the change */
  refresh?: string[] | 'everything'
  /** the first part of each query key to invalidate only: the record on screen is gone, and a refetch would fail */
  markStale?: string[]
}

/** A mutation that shows a toast when it succeeds or fails, and invalidates the queries it changed; after a refusal too. */
export const useApiMutation = <I, O>(options: ApiMutation<I, O>) => {
  const { run, successMessage, notifySuccess, failureMessage, refresh = [], markStale = [] } = options
  const client = useQueryClient()
  const refreshed = refresh === 'everything' ? [{}] : refresh.map((key) => ({ queryKey: [key] }))
  const stale = markStale.map((key) => ({ queryKey: [key] }))

  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      const message = typeof successMessage === 'function' ? successMessage(answer, input) : successMessage
      if (message && notifySuccess) notifySuccess(message, input, answer)
      else if (message) toast.success(message)

      return Promise.all([
        ...stale.map((queries) => client.invalidateQueries({ ...queries, refetchType: 'none' })),
        ...refreshed.map((queries) => client.invalidateQueries(queries)),
      ])
    },
    onError: (error, input) => {
      const message = typeof failureMessage === 'function' ? failureMessage(error, input) : failureMessage
      toast.error(message ?? errorMessage(error))

      // A refusal may be due to a colleague's change, which the screen should show then.
      const isAnswered = error instanceof ApiProblem && error.status > 0
      if (isAnswered) for (const queries of [...refreshed, ...stale]) void client.invalidateQueries(queries)
    },
  })
}
