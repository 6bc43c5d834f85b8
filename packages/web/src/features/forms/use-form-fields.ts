import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import { blankPerson, type FormValues, type PersonValues } from './form-values.ts'

export type FieldErrors = Readonly<Record<string, string>>
export type FormField = Exclude<keyof FormValues, 'peoples'>

const NONE: FieldErrors = {}

const withoutErrors = (errors: FieldErrors, isGone: (path: string) => boolean): FieldErrors => {
  const left = Object.entries(errors).filter(([path]) => !isGone(path))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

const errorsOf = (error: z.ZodError): FieldErrors => {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message
  return errors
}

/** Focuses the first field with an error each time errors are shown. Returns the ref for the form element. */
export const useFocusOnFirstError = (errorRound: number) => {
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (errorRound > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errorRound])

  return formRef
}

/** The values and errors of a form and its people. Changing a field clears its error. */
export const useFormFields = (initial: () => FormValues) => {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>(NONE)
  const [errorRound, setErrorRound] = useState(0)

  const showErrors = (next: FieldErrors) => {
    if (Object.keys(next).length > 0) setErrorRound((round) => round + 1)
    setErrors(next)
  }

  const set = useCallback((patch: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...patch }))
    setErrors((before) => withoutErrors(before, (path) => path in patch))
  }, [])

  const setPerson = useCallback((index: number, patch: Partial<PersonValues>) => {
    setValues((before) => ({
      ...before,
      // A service asked for one person is asked for the company.
      secretaryCompany: before.secretaryCompany || patch.secretaryCompany === true,
      anonymeShareholder: before.anonymeShareholder || patch.anonymeShareholder === true,
      peoples: before.peoples.map((person, at) => (at === index ? { ...person, ...patch } : person)),
    }))
    setErrors((before) =>
      withoutErrors(before, (path) => Object.keys(patch).some((name) => path === `peoples.${index}.${name}`)),
    )
  }, [])

  const addPerson = () => setValues((before) => ({ ...before, peoples: [...before.peoples, blankPerson] }))

  const removePerson = useCallback((index: number) => {
    setValues((before) => ({ ...before, peoples: before.peoples.filter((_person, at) => at !== index) }))
    // The people after the removed one have a new index, so their errors would show on somebody else.
    setErrors((before) => withoutErrors(before, (path) => path.startsWith('peoples.')))
  }, [])

  /** Whether the values fit the schema; shows each error beside its field. */
  const check = (schema: z.ZodType, sent: unknown): boolean => {
    const result = schema.safeParse(sent)
    showErrors(result.success ? NONE : errorsOf(result.error))
    return result.success
  }

  const field = (name: Exclude<FormField, 'IDPAL' | 'secretaryCompany' | 'anonymeShareholder'>) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })

  const checkbox = (name: 'IDPAL' | 'secretaryCompany' | 'anonymeShareholder') => ({
    checked: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => set({ [name]: event.currentTarget.checked }),
  })

  return { values, errors, errorRound, set, setPerson, addPerson, removePerson, showErrors, check, field, checkbox }
}

export type FormFields = ReturnType<typeof useFormFields>
