import type { ReactNode } from 'react'
import { createSharedValue } from '#lib/shared-value'
import { Dialog } from './dialog.tsx'

type OpenDialog = { id: number; title: string; size: string; content: ReactNode; onClose: () => void }

const shown = createSharedValue<OpenDialog | undefined>(undefined)
let count = 0

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
    shown.get()?.onClose()

    count += 1
    const id = count
    const answer = (value: A) => {
      if (shown.get()?.id === id) shown.set(undefined)
      resolve(value)
    }
    shown.set({ id, title, size, content: content(answer), onClose: () => answer(whenClosed) })
  })

/** Closes the open dialog, because its page is left. */
export const closeDialog = (): void => shown.get()?.onClose()

/** The one place where dialogs opened by `openDialog` appear. */
export const DialogHost = () => {
  const dialog = shown.useValue()

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
