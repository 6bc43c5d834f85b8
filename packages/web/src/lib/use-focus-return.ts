import { useEffect } from 'react'

const isInDialog = (element: Element | null) =>
  element === null || element === document.body || element.closest('[role="dialog"]') !== null

/**
 * Gives the focus back to what had it when the dialog opened, once it closes or leaves the page. When that is gone too, such
 * as the row that was deleted, the focus goes to the content of the page.
 */
export const useFocusReturn = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement

    return () => {
      // After the dialog is gone, and unless whoever closed it has put the focus elsewhere.
      setTimeout(() => {
        const isLost = isInDialog(document.activeElement)
        const isOpenerInDialog = opener?.closest('[role="dialog"]') != null
        if (!isLost && !isOpenerInDialog) return
        const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('#content')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}
