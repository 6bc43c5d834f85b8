import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'

type OpenDialog = { id: number; title: string; size: string; content: ReactNode; onClose: () => void }

let current: OpenDialog | undefined
let count = 0
const listeners = new Set<() => void>()

const show = (next: OpenDialog | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

type DialogOptions<A> = {
  title: string
  size?: string
  /** the answer when the dialog is closed by Escape, its cross, another dialog, or leaving the page */
  whenClosed: A
  content: (answer: (value: A) => void) => ReactNode
}

/**
 * Opens a dialog and resolves with its answer. What is typed in it is lost when it closes: a dialog with text fields is a
 * `ModalForm`.
 */
export const openDialog = <A,>({ title, size = 'sm', whenClosed, content }: DialogOptions<A>): Promise<A> =>
  new Promise((resolve) => {
    current?.onClose()

    count += 1
    const id = count
    const answer = (value: A) => {
      if (current?.id === id) show(undefined)
      resolve(value)
    }
    show({ id, title, size, content: content(answer), onClose: () => answer(whenClosed) })
  })

/** Closes the open dialog, because its page is left. */
export const closeDialog = (): void => current?.onClose()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one place where dialogs opened by `openDialog` appear. */
export const DialogHost = () => {
  const dialog = useSyncExternalStore(subscribe, () => current)

  // The z-index is above that of a form's dialog, which may ask a question too.
  return (
    <Dialog
      zIndex={300}
      opened={dialog !== undefined}
      onClose={() => dialog?.onClose()}
      title={dialog?.title}
      size={dialog?.size ?? 'sm'}
    >
      <div key={dialog?.id}>{dialog?.content}</div>
    </Dialog>
  )
}
