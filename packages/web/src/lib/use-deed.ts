import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { wordsFor } from './problem-words.ts'

type Deed<I, O> = {
  run: (input: I) => Promise<O>
  /** toast after success */
  done?: string
  /** toast after a failure, from the error or as it is; by default the server's words */
  failed?: string | ((error: unknown) => string)
  /** the first parts of the query keys that are read again afterwards */
  refresh?: string[]
}

/** A write: runs, tells how it went in a toast, and has what it changed read again. */
export const useDeed = <I, O>({ run, done, failed, refresh = [] }: Deed<I, O>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      if (done) toast.success(done)
      return Promise.all(refresh.map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => {
      toast.error(typeof failed === 'function' ? failed(error) : (failed ?? wordsFor(error)))
    },
  })
}
