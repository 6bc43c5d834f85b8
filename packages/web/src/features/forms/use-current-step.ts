import { useEffect, useState } from 'react'
import { formStepNames, type FormStepName, formSteps } from './form-steps.ts'

const elementOf = (name: FormStepName) => document.querySelector<HTMLElement>(`#${formSteps[name].id}`)

const isInSight = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The focused step, if it is visible; else the last step that starts in the upper part of the window. */
const findCurrentStep = (): FormStepName => {
  const focused = formStepNames.find((name) => {
    const element = elementOf(name)
    return element?.contains(document.activeElement) && isInSight(element)
  })
  const started = formStepNames.findLast(
    (name) => (elementOf(name)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight * 0.4,
  )

  return focused ?? started ?? 'names'
}

/** The step of the public form that the client is at, by focus and by scrolling. */
export const useCurrentStep = (): FormStepName => {
  const [current, setCurrent] = useState<FormStepName>('names')

  useEffect(() => {
    const follow = () => setCurrent(findCurrentStep())
    document.addEventListener('scroll', follow, { passive: true })
    document.addEventListener('focusin', follow)

    return () => {
      document.removeEventListener('scroll', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [])

  return current
}

/** Leads to a step: to its first field with an error, else to its start. */
export const goToStep = (name: FormStepName): void => {
  const step = elementOf(name)
  const wrong = step?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) return wrong.focus()

  step?.focus({ preventScroll: true })
  step?.scrollIntoView({ block: 'start' })
}
