import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askToLeave } from './confirm.tsx'

const unsavedMessages = new Set<string>()

/** Asks before unsaved edits are left without a change of address (a local tab); true when the user may leave. */
export const confirmLeave = async (): Promise<boolean> => {
  const [message] = unsavedMessages
  return message === undefined || askToLeave(message)
}

/** Whether something is typed that is not saved: on the page, or in a dialog over it. */
export const hasUnsavedEdits = (): boolean => unsavedMessages.size > 0

/** Remembers that there are unsaved edits, as long as there are. */
export const useMarkUnsaved = (isDirty: boolean, message: string): void =>
  useEffect(() => {
    if (!isDirty) return undefined
    unsavedMessages.add(message)
    return () => void unsavedMessages.delete(message)
  }, [isDirty, message])

/** Asks before unsaved edits are left, within the app and when the window is closed or reloaded. */
export const UnsavedGuard = ({ isDirty, message }: { isDirty: boolean; message: string }) => {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && !(await askToLeave(message)),
    enableBeforeUnload: isDirty,
  })

  useMarkUnsaved(isDirty, message)

  return null
}
