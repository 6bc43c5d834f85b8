import { useBlocker } from '@tanstack/react-router'
import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { askToLeave } from './confirm.tsx'

const noParameters: readonly string[] = []

/** What a form asks before it is left. `opensWith` names the search parameters that open it, if any do. */
type LeaveQuestion = { message: string; opensWith?: readonly string[] | undefined }

export const LEAVE_PAGE = 'You have unsaved changes. Are you sure you want to leave this page without saving?'

/** What a dialog asks before it is left (UI-9). */
export const LEAVE_DIALOG = 'Are you sure you want to leave without saving?'

/** The question of the form around a field; by default that of a page. */
export const LeaveQuestionContext = createContext<LeaveQuestion>({ message: LEAVE_PAGE })

type Unsaved = {
  message: string
  opensWith: readonly string[]
  /** the question of the form around the field, for text that only the field holds */
  heldFor?: LeaveQuestion | undefined
}
type Address = { pathname: string; search: Record<string, unknown> }

// What is typed and not saved: on the page, and in the dialogs over it.
const allUnsaved = new Set<Unsaved>()
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const placeOf = ({ pathname, search }: Address, opensWith: readonly string[]): string =>
  JSON.stringify([pathname, ...opensWith.map((name) => search[name])])

/** Asks before unsaved edits are left without a change of address (a local tab); true when the user may leave. */
export const confirmLeave = async (): Promise<boolean> => {
  const [unsaved] = allUnsaved
  return unsaved === undefined || askToLeave(unsaved.message)
}

/** Whether something is typed that is not saved: on the page, or in a dialog over it. */
export const hasUnsavedEdits = (): boolean => allUnsaved.size > 0

const useUnsaved = (
  isUnsaved: boolean,
  { message, opensWith = noParameters }: LeaveQuestion,
  heldFor?: LeaveQuestion,
) => {
  const own = useRef<Unsaved>(undefined)

  useEffect(() => {
    if (!isUnsaved) return undefined

    const unsaved = { message, opensWith, heldFor }
    own.current = unsaved
    allUnsaved.add(unsaved)
    notify()
    return () => {
      allUnsaved.delete(unsaved)
      notify()
    }
  }, [isUnsaved, message, opensWith, heldFor])

  return own
}

/**
 * Asks before unsaved edits are left, within the app and when the window is closed or reloaded. `opensWith` names the search
 * parameters that open the form; without any, the form is left when the path changes. Returns what forgets the edits at once, for
 * a save that leads to another page before the form has rendered again.
 */
export const useUnsavedGuard = (isDirty: boolean, message: string, opensWith = noParameters): (() => void) => {
  const own = useUnsaved(isDirty, { message, opensWith })

  return () => {
    if (own.current) allUnsaved.delete(own.current)
  }
}

/** Asks, as the form around the field does, before text is left that could not be read, so that only the field holds it. */
export const useUnsavedTextGuard = (holdsText: boolean): void => {
  const question = use(LeaveQuestionContext)
  useUnsaved(holdsText, question, question)
}

/** Whether a field of the form with this question holds text that could not be read. */
export const useHasUnsavedText = (question: LeaveQuestion): boolean =>
  useSyncExternalStore(subscribe, () => [...allUnsaved].some(({ heldFor }) => heldFor === question))

/** Forgets the text that only the fields of a form hold, because the form is left on purpose. */
export const forgetUnsavedText = (question: LeaveQuestion): void => {
  for (const unsaved of allUnsaved) if (unsaved.heldFor === question) allUnsaved.delete(unsaved)
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
