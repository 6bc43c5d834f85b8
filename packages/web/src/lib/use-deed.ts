import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { wordsFor } from './problem-words.ts'

type Deed<I, O> = {
  run: (input: I) => Promise<O>
  /** toast after success, as it is or from the answer; empty for none */
  done?: string | ((answer: O, input: I) => string)
  /** toast after a failure, from the error or as it is; by default the server's words */
  failed?: string | ((error: unknown, input: I) => string)
  /** the first parts of the query keys that are read again afterwards */
  refresh?: string[]
  /** the same, read when next shown: the record in sight is gone, and asking for it would be told as a failure */
  outdates?: string[]
}

/** A write: runs, tells how it went in a toast, and has what it changed read again. */
export const useDeed = <I, O>({ run, done, failed, refresh = [], outdates = [] }: Deed<I, O>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      const words = typeof done === 'function' ? done(answer, input) : done
      if (words) toast.success(words)
      return Promise.all([
        ...outdates.map((key) => client.invalidateQueries({ queryKey: [key], refetchType: 'none' })),
        ...refresh.map((key) => client.invalidateQueries({ queryKey: [key] })),
      ])
    },
    onError: (error, input) => {
      toast.error(typeof failed === 'function' ? failed(error, input) : (failed ?? wordsFor(error)))
    },
  })
}
