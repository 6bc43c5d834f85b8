import { useEffect, useEffectEvent, useRef } from 'react'
import { focusFirstRow } from './data-table.tsx'

/**
 * Returns what moves the focus from the search box to the first row that is found for what is typed in it. While the rows are still
 * those of an earlier search it waits, so that Enter opens no other record; somebody who goes on elsewhere keeps the focus.
 */
export const useFirstRow = (search: string, isFound: boolean): ((typed: string) => void) => {
  const awaited = useRef<string>(undefined)

  const moveOnceFound = useEffectEvent(() => {
    if (awaited.current !== search || !isFound) return
    awaited.current = undefined
    if (document.activeElement?.matches('[type="search"]')) focusFirstRow()
  })
  useEffect(() => moveOnceFound(), [search, isFound])

  return (typed) => {
    awaited.current = typed
    if (typed === search && isFound) {
      awaited.current = undefined
      focusFirstRow()
    }
  }
}
