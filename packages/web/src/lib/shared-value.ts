import { useSyncExternalStore } from 'react'

/** A value outside the state of components, which several of them show: `useValue` renders a component again when it is set. */
export const createSharedValue = <T>(initial: T) => {
  let current = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => current

  return {
    get,
    set: (next: T): void => {
      current = next
      for (const listener of listeners) listener()
    },
    useValue: (): T => useSyncExternalStore(subscribe, get),
  }
}
