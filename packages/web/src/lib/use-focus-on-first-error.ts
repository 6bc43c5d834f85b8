import { useEffect, useRef } from 'react'

/**
 * Focuses the first field with an error each time a save is refused, because it may be scrolled out of view. `refusal` is the
 * error of the save, or the number of refusals. Returns the ref for the element around the fields.
 */
export const useFocusOnFirstError = <Frame extends HTMLElement>(refusal: unknown) => {
  const frame = useRef<Frame>(null)

  useEffect(() => {
    if (refusal) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  return frame
}
