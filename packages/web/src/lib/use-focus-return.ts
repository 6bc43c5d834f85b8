import { useEffect } from 'react'
import { getLastFocused } from './last-focused.ts'

const isInDialog = (element: Element | null) =>
  element === null || element === document.body || element.closest('[role="dialog"]') !== null

/**
 * When a dialog closes or is unmounted, gives the focus back to the element that had it before. If that element is gone, such
 * as a deleted row, the focus goes to the content of the page.
 */
export const useFocusReturn = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined

    const opener = getLastFocused()

    return () => {
      // Waits until the dialog is gone. The code that closed it may have moved the focus elsewhere; then it stays there.
      setTimeout(() => {
        const content = document.querySelector('#content')
        // A question that closes together with its dialog has left the focus on the content of the page.
        const isLost = isInDialog(document.activeElement) || document.activeElement === content
        const isOpenerInOpenDialog = opener?.isConnected && opener.closest('[role="dialog"]') !== null
        if (!isLost && !isOpenerInOpenDialog) return
        const target = opener?.isConnected && opener !== document.body ? opener : content
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}
