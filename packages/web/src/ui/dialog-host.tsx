import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'

type OpenDialog = { id: number; isOpen: boolean; title: string; size: string; content: ReactNode; onClose: () => void }

let current: OpenDialog | undefined
let count = 0
const listeners = new Set<() => void>()

const show = (next: OpenDialog) => {
  current = next
  for (const listener of listeners) listener()
}

type DialogOptions<A> = {
  title: string
  size?: string
  /** the answer when the dialog is closed by Escape, its cross, or another dialog */
  whenClosed: A
  content: (answer: (value: A) => void) => ReactNode
}

/** Opens a dialog and resolves with its answer. */
export const openDialog = <A,>({ title, size = 'sm', whenClosed, content }: DialogOptions<A>): Promise<A> =>
  new Promise((resolve) => {
    if (current?.isOpen) current.onClose()

    count += 1
    const id = count
    const answer = (value: A) => {
      // The content stays while the dialog fades out.
      if (current?.id === id) show({ ...current, isOpen: false })
      resolve(value)
    }
    show({ id, isOpen: true, title, size, content: content(answer), onClose: () => answer(whenClosed) })
  })

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
      opened={dialog?.isOpen ?? false}
      onClose={() => dialog?.onClose()}
      title={dialog?.title}
      size={dialog?.size}
    >
      <div key={dialog?.id}>{dialog?.content}</div>
    </Dialog>
  )
}
