import { useEffect, useState } from 'react'

const MARKED = '[data-selected]'

/**
 * The id of the option that is marked in a list, which Spotlight marks in the DOM alone; undefined while none is. Assistive
 * technology reads it as the active one (WCAG 4.1.2). The second value is the ref of the list.
 */
export const useMarkedOption = (): [marked: string | undefined, list: (element: HTMLElement | null) => void] => {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [marked, setMarked] = useState<string>()

  useEffect(() => {
    if (!list) return undefined

    const read = () => setMarked(list.querySelector(MARKED)?.id)
    const observer = new MutationObserver(read)
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected', 'id'] })
    read()
    return () => observer.disconnect()
  }, [list])

  return [marked, setList]
}
