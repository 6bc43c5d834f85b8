import { useEffect, useState } from 'react'

/** Says which field takes the keys once it is there. */
export const FINDER_FIELD = 'finder-field'

const isShortcut = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** What is typed from the moment something is asked for; its field, when it has come, goes on with the same words. */
export const useEarlyKeystrokes = (isWanted: boolean): [string, (typed: string) => void] => {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (!isWanted) return undefined
    const catchKey = (event: KeyboardEvent) => {
      if (document.activeElement?.id === FINDER_FIELD || event.key.length !== 1 || isShortcut(event)) return
      event.preventDefault()
      event.stopPropagation()
      setTyped((before) => before + event.key)
    }
    window.addEventListener('keydown', catchKey, { capture: true })
    return () => window.removeEventListener('keydown', catchKey, { capture: true })
  }, [isWanted])
  return [typed, setTyped]
}
