import { type ApiMutation, useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from './undo-toast.tsx'

/** Undoes an action. */
export type Undo = () => Promise<unknown>

type Undoable<I> = {
  /** makes the calls of the action, and returns the function that undoes them */
  run: (input: I) => Promise<Undo>
  /** what the toast says was done */
  message: string
  failureMessage?: ApiMutation<I, Undo>['failureMessage']
  /** the first part of each query key that the action and its undo change */
  refresh: string[]
}

/** A mutation whose toast offers to undo it. */
export const useUndoable = <I = void,>({ run, message, failureMessage, refresh }: Undoable<I>) => {
  const undo = useApiMutation({ run: (takeBack: Undo) => takeBack(), successMessage: 'Undone', refresh })

  return useApiMutation<I, Undo>({
    run,
    successMessage: message,
    ...(failureMessage && { failureMessage }),
    notifySuccess: (text, _input, takeBack) => showUndoToast(text, () => undo.mutate(takeBack)),
    refresh,
  })
}
