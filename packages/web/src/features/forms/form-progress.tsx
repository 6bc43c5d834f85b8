import { Progress, Text, VisuallyHidden } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFieldValue } from '#lib/use-field-value'
import classes from './form-progress.module.css'
import { formStepNames, type FormStepState, formStepStates, formSteps, invalidTextPaths } from './form-steps.ts'
import type { FormValues } from './form-values.ts'
import { goToStep, useCurrentStep } from './use-current-step.ts'

const stateLabels: Record<FormStepState, string> = {
  complete: 'terminée',
  incomplete: 'à remplir',
  wrong: 'à corriger',
  optional: 'facultative',
}

const stateIcons: Partial<Record<FormStepState, ReactNode>> = {
  complete: <IconCheck size={15} stroke={2.25} />,
  wrong: <IconAlertTriangle size={14} stroke={2} />,
}

const requiredSteps = formStepNames.filter((name) => !('isOptional' in formSteps[name]))

// A half-typed date is not an error yet: it becomes one when its field loses the focus.
const useInvalidTextPaths = (form: UseFormReturnType<FormValues>, values: FormValues): string[] => {
  const [invalidOnBlur, setInvalidOnBlur] = useState(() => invalidTextPaths(values))

  const updateOnBlur = useEffectEvent(() => setInvalidOnBlur(invalidTextPaths(form.getValues())))
  useEffect(() => {
    const listen = () => updateOnBlur()
    document.addEventListener('focusout', listen)

    return () => document.removeEventListener('focusout', listen)
  }, [])

  return invalidTextPaths(values).filter((path) => invalidOnBlur.includes(path))
}

/** The steps of the public form, always in view. Shows which are complete and which have errors, and links to each (FORM-20). */
export const FormProgress = ({ form }: { form: UseFormReturnType<FormValues> }) => {
  const values: FormValues = {
    organizationName1: useFieldValue(form, 'organizationName1'),
    organizationName2: useFieldValue(form, 'organizationName2'),
    organizationName3: useFieldValue(form, 'organizationName3'),
    description: useFieldValue(form, 'description'),
    peoples: useFieldValue(form, 'peoples'),
    IDPAL: useFieldValue(form, 'IDPAL'),
    secretaryCompany: useFieldValue(form, 'secretaryCompany'),
    anonymeShareholder: useFieldValue(form, 'anonymeShareholder'),
  }
  const current = useCurrentStep()
  const states = formStepStates(values, [...Object.keys(form.errors), ...useInvalidTextPaths(form, values)])
  const completeCount = requiredSteps.filter((name) => states[name] === 'complete').length
  const summary = frenchTypography(`Étapes obligatoires terminées : ${completeCount} sur ${requiredSteps.length}`)

  return (
    <div className={classes.progress} role="group" aria-label="Étapes du formulaire" data-sticky="steps">
      <ol className={classes.steps}>
        {formStepNames.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={classes.link}
              data-state={states[name]}
              aria-current={name === current ? 'step' : undefined}
              onClick={() => goToStep(name)}
            >
              <span className={classes.mark} aria-hidden>
                {stateIcons[states[name]] ?? index + 1}
              </span>
              <VisuallyHidden>{frenchTypography(`Étape ${index + 1} :`)} </VisuallyHidden>
              <span>{formSteps[name].shortTitle}</span>
              <VisuallyHidden>({stateLabels[states[name]]})</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
      <Progress value={(100 * completeCount) / requiredSteps.length} size={4} aria-label="Progression" />
      <Text size="xs" c="dimmed">
        {summary}
      </Text>
    </div>
  )
}
