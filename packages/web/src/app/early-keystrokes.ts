import { useEffect, useState } from 'react'

/** The id of the finder's field. */
export const FINDER_FIELD_ID = 'finder-field'

const isShortcut = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Collects what the user types after opening the finder and before its field has loaded, so that no key is lost. */
export const useEarlyKeystrokes = (isOpen: boolean): [string, (typed: string) => void] => {
  const [typed, setTyped] = useState('')

  useEffect(() => {
    if (!isOpen) return undefined
    const collectKey = (event: KeyboardEvent) => {
      if (document.activeElement?.id === FINDER_FIELD_ID || event.key.length !== 1 || isShortcut(event)) return
      event.preventDefault()
      event.stopPropagation()
      setTyped((before) => before + event.key)
    }
    window.addEventListener('keydown', collectKey, { capture: true })
    return () => window.removeEventListener('keydown', collectKey, { capture: true })
  }, [isOpen])

  return [typed, setTyped]
}
