import { useEffect, useRef } from 'react'

/** Focuses the first field with an error each time `refusalCount` grows. Returns the ref for the form element. */
export const useFocusOnFirstError = (refusalCount: number) => {
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusalCount > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusalCount])

  return formRef
}
