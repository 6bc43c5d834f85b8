import { useEffect, useRef } from 'react'

/** Focuses the first field with an error each time `refusals` grows. Returns the ref for the form element. */
export const useFocusOnFirstError = (refusals: number) => {
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  return formRef
}
