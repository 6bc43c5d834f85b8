import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { askToLeave } from './confirm.tsx'

type Unsaved = { message: string; opensWith: readonly string[] }
type Address = { pathname: string; search: Record<string, unknown> }

// What is typed and not saved: on the page, and in the dialogs over it.
const allUnsaved = new Set<Unsaved>()

const noParameters: readonly string[] = []

const placeOf = ({ pathname, search }: Address, opensWith: readonly string[]): string =>
  JSON.stringify([pathname, ...opensWith.map((name) => search[name])])

/** Asks before unsaved edits are left without a change of address (a local tab); true when the user may leave. */
export const confirmLeave = async (): Promise<boolean> => {
  const [unsaved] = allUnsaved
  return unsaved === undefined || askToLeave(unsaved.message)
}

/** Whether something is typed that is not saved: on the page, or in a dialog over it. */
export const hasUnsavedEdits = (): boolean => allUnsaved.size > 0

/**
 * Asks before unsaved edits are left, within the app and when the window is closed or reloaded. `opensWith` names the search
 * parameters that open the form; without any, the form is left when the path changes. Returns what forgets the edits at once, for
 * a save that leads to another page before the form has rendered again.
 */
export const useUnsavedGuard = (isDirty: boolean, message: string, opensWith = noParameters): (() => void) => {
  const own = useRef<Unsaved>(undefined)

  useEffect(() => {
    if (!isDirty) return undefined

    const unsaved = { message, opensWith }
    own.current = unsaved
    allUnsaved.add(unsaved)
    return () => void allUnsaved.delete(unsaved)
  }, [isDirty, message, opensWith])

  return () => {
    if (own.current) allUnsaved.delete(own.current)
  }
}

const isRefused = async ({ current, next }: { current: Address; next: Address }): Promise<boolean> => {
  const left = [...allUnsaved].find(({ opensWith }) => placeOf(current, opensWith) !== placeOf(next, opensWith))
  return left !== undefined && !(await askToLeave(left.message))
}

/** Puts the question of all guards before the router. It asks once, however many forms are left. */
export const UnsavedQuestion = () => {
  useBlocker({ shouldBlockFn: isRefused, enableBeforeUnload: hasUnsavedEdits })

  return null
}
