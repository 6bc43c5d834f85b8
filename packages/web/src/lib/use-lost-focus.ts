import { useEffect } from 'react'
import { getLastFocused } from './last-focused.ts'

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** The field that comes before an element, in the same dialog or on the page. */
const fieldBefore = (element: Element) => {
  const fields = (element.closest('[role="dialog"]') ?? document).querySelectorAll(
    ':is(input, textarea, select):not(:disabled, [type="hidden"], [type="file"])',
  )
  return [...fields].findLast((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** The open dialog, else the content of the page. */
const focusContent = () => focus([...document.querySelectorAll('[aria-modal="true"], #content')].at(-1))

/**
 * Brings back a focus that would be lost (UI-12). When the focused element is removed, such as the row that was deleted, the
 * focus goes to the open dialog or the content of the page. When it is only disabled for a while, such as a button whose
 * request runs, it gets the focus back; when it stays disabled after the request, the field before it gets the focus, else
 * the content.
 */
export const useLostFocus = (): void => {
  useEffect(() => {
    let disabled: Element | null = null
    let loading: Element | null = null

    const repair = () => {
      if (!isFocusLost()) return

      const last = getLastFocused()
      if (last && !last.isConnected) focusContent()
      else if (last && last === disabled && !last.matches(':disabled')) focus(last)
      else if (last && last === loading && !last.hasAttribute('data-loading')) {
        focus(fieldBefore(last))
        if (isFocusLost()) focusContent()
      }
    }

    const observer = new MutationObserver((changes) => {
      const last = getLastFocused()
      const isDisabledNow = changes.some(({ type, target }) => type === 'attributes' && target === last)
      if (isDisabledNow && last?.matches(':disabled')) disabled = last
      if (last === disabled && last?.hasAttribute('data-loading')) loading = last
      // Whatever closes a dialog may move the focus itself, in a task of its own.
      if (last === disabled || last?.isConnected === false) setTimeout(repair)
    })
    const forget = () => {
      disabled = null
      loading = null
    }

    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-loading'] })
    // Somebody who clicks elsewhere in the meantime wants no focus back.
    document.addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}
