import { useEffect, useRef } from 'react'

/** How long a submit may take, in milliseconds, to show that it is busy. One that sends nothing, because a field is missing, never does. */
const BUSY_WITHIN_MS = 100

/** Submits a form. False: it sent nothing, because a field is missing. */
export type Submit<Given extends unknown[] = []> = (...given: Given) => false | void

/**
 * Makes sure that two quick clicks submit once: the button is disabled only after the next render, and the second click may
 * come before it. A submit that says that it sent nothing can be tried again at once.
 */
export const useSingleSubmit = (isBusy: boolean, submit: Submit) => {
  const isSent = useRef(false)
  const isBusyNow = useRef(isBusy)

  useEffect(() => {
    isBusyNow.current = isBusy
    if (!isBusy) isSent.current = false
  }, [isBusy])

  return () => {
    if (isSent.current) return

    isSent.current = submit() !== false
    setTimeout(() => {
      if (!isBusyNow.current) isSent.current = false
    }, BUSY_WITHIN_MS)
  }
}
