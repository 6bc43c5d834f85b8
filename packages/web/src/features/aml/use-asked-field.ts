import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** The element of a field of the tab AML, by its name; `answers` is the first question without an answer. */
export const fieldElementId = (name: string): string => `aml-${name}`

/** The asked field in `frame`; null when it is not shown. */
export const findAsked = (frame: HTMLElement, name: string): HTMLElement | null =>
  name === 'answers'
    ? (frame.querySelector<HTMLElement>('[role=radiogroup]:not(:has(input:checked))') ??
      // Defaults that were never saved look like answers.
      frame.querySelector<HTMLElement>('[role=radiogroup]'))
    : frame.querySelector<HTMLElement>(`#${CSS.escape(fieldElementId(name))}`)

/** Scrolls to the field that the address names after #, and focuses it (AML-16). Nothing while the address names none. */
export const useAskedField = (frame: RefObject<HTMLElement | null>): void => {
  const name = useRouterState({ select: ({ location }) => location.hash })

  useEffect(() => {
    const found = name && frame.current ? findAsked(frame.current, name) : null
    if (!found) return
    found.scrollIntoView({ block: 'center' })
    const control = found.matches('input, textarea')
      ? found
      : found.querySelector<HTMLElement>('input, textarea, button')
    // What it shows may still be loading.
    if (!control) found.tabIndex = -1
    ;(control ?? found).focus({ preventScroll: true })
  }, [name, frame])
}
