import { type RefObject, useEffect, useState } from 'react'

const MARKED = '[data-selected]'

/**
 * The id of the option that is marked in a list, which Spotlight marks in the DOM alone; undefined while none is. Assistive
 * technology reads it as the active one (WCAG 4.1.2).
 */
export const useMarkedOption = (list: RefObject<HTMLElement | null>): string | undefined => {
  const [marked, setMarked] = useState<string>()

  useEffect(() => {
    const element = list.current
    if (!element) return undefined

    const read = () => setMarked(element.querySelector(MARKED)?.id)
    const observer = new MutationObserver(read)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-selected', 'id'] })
    read()
    return () => observer.disconnect()
  }, [list])

  return marked
}
