import { useState } from 'react'
import { ApiProblem } from './api-problem.ts'
import { hasChanges } from './field-changes.ts'

type Mutation<B, A> = {
  mutate: (body: B, options: { onSuccess: (answer: A) => void }) => void
  isPending: boolean
  error: unknown
  reset: () => void
}

type Options<V extends object, B, A> = {
  initial: V
  /** makes the body that is sent; undefined while something is missing */
  toBody: (values: V) => B | undefined
  mutation: Mutation<B, A>
  onSaved: (answer: A) => void
}

type TextEvent = { currentTarget: { value: string } }
type CheckEvent = { currentTarget: { checked: boolean } }
type NamesOf<V, T> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V]

/** The form of a dialog: its values, the props of its inputs, and the props of its `ModalForm`. */
export const useDialogForm = <V extends object, B, A>({ initial, toBody, mutation, onSaved }: Options<V, B, A>) => {
  const [values, setValues] = useState(initial)
  const [untouched, setUntouched] = useState(initial)
  const body = toBody(values)
  const problems: Record<string, string> = mutation.error instanceof ApiProblem ? mutation.error.fields : {}
  const change = (patch: Partial<V>) => setValues((before) => ({ ...before, ...patch }))

  return {
    values,
    change,
    /** resets the form, for the next time that the dialog opens */
    reset: () => {
      setValues(initial)
      setUntouched(initial)
      mutation.reset()
    },
    /** what the server refuses at a path of the body, such as `terms.1.appointed` */
    problemAt: (path: string): string | undefined => problems[path],
    /** the props of a text input */
    text: (name: NamesOf<V, string> & string) => ({
      value: values[name] as string,
      autoComplete: 'off',
      error: problems[name],
      onChange: (event: TextEvent) => change({ [name]: event.currentTarget.value } as Partial<V>),
    }),
    /** the props of an input that hands over its value */
    field: <Name extends keyof V & string>(name: Name) => ({
      value: values[name],
      error: problems[name],
      onChange: (value: V[Name]) => change({ [name]: value } as unknown as Partial<V>),
    }),
    /** the props of a checkbox */
    checkbox: (name: NamesOf<V, boolean> & string) => ({
      checked: values[name] as boolean,
      error: problems[name],
      onChange: (event: CheckEvent) => change({ [name]: event.currentTarget.checked } as Partial<V>),
    }),
    /** the props of the dialog */
    dialog: {
      canSubmit: body !== undefined,
      isDirty: hasChanges(untouched, values),
      isBusy: mutation.isPending,
      refusal: mutation.error,
      onSubmit: () => {
        if (body !== undefined) mutation.mutate(body, { onSuccess: onSaved })
      },
    },
  }
}
