import { useEffect, useState } from 'react'

/** The id of the finder's field. */
export const FINDER_FIELD_ID = 'finder-field'

const isShortcut = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/**
 * Collects what the user types after opening the finder and before its field has loaded, so that no key is lost. `onEnter`
 * is called for an early Enter.
 */
export const useEarlyKeystrokes = (isOpen: boolean, onEnter: () => void): [string, (typed: string) => void] => {
  const [typed, setTyped] = useState('')

  useEffect(() => {
    if (!isOpen) return undefined
    const collectKey = (event: KeyboardEvent) => {
      if (document.activeElement?.id === FINDER_FIELD_ID || isShortcut(event)) return
      if (event.key.length !== 1 && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter') onEnter()
      else setTyped((before) => before + event.key)
    }
    window.addEventListener('keydown', collectKey, { capture: true })
    return () => window.removeEventListener('keydown', collectKey, { capture: true })
  }, [isOpen, onEnter])

  return [typed, setTyped]
}
