import { ApiProblem } from './api-problem.ts'
import { useEffect, useState } from 'react'
import { changedFields } from './field-changes.ts'
import { dropEdits, editsKey, keepEdits, readEdits } from './kept-edits.ts'
import { useFollowedValues } from './use-followed-values.ts'

type Mutation<B, A> = {
  mutate: (body: B, options: { onSuccess: (answer: A) => void }) => void
  isPending: boolean
  error: unknown
  reset: () => void
}

type Options<V extends object, B, A> = {
  /** tells the dialog from another one with the same fields: the id of its record, or what it makes */
  about: string
  initial: V
  /** what is typed already, where the dialog takes the place of another one */
  typed?: Partial<V>
  /** the version of the record that `initial` was read from: with it, the dialog shows what colleagues save (LIVE-6) */
  version?: number
  /** makes the body that is sent; undefined while something is missing. `saved` is what the values are compared with */
  toBody: (values: V, loadedFrom: { version: number | undefined; saved: V }) => B | undefined
  mutation: Mutation<B, A>
  onSaved: (answer: A) => void
}

type TextEvent = { currentTarget: { value: string } }
type CheckEvent = { currentTarget: { checked: boolean } }
type NamesOf<V, T> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V]

type Fields = Record<string, unknown>

/**
 * The form of a dialog: its values, the props of its inputs, and the props of its `ModalForm`. What is typed comes back when the same
 * dialog opens after a reload, and in no dialog of another record (UI-9).
 */
export const useDialogForm = <V extends object, B, A>(options: Options<V, B, A>) => {
  const { mutation, onSaved } = options
  const [editsOf] = useState(() => editsKey([options.about, options.initial]))
  const [kept] = useState(() => ({
    ...options.typed,
    ...(readEdits(editsOf, options.initial)?.changed as Partial<V> | undefined),
  }))
  const { values, setValues, saved, version, reset } = useFollowedValues(options.initial, options.version, kept)
  const body = options.toBody(values, { version, saved })
  const problems: Record<string, string> = mutation.error instanceof ApiProblem ? mutation.error.fields : {}
  const changed = changedFields(saved as Fields, values as Fields)
  useEffect(() => keepEdits(editsOf, { changed }), [editsOf, changed])
  useEffect(() => () => dropEdits(editsOf), [editsOf])
  const change = (patch: Partial<V>) => setValues((before) => ({ ...before, ...patch }))

  return {
    values,
    change,
    /** changes the values from what they are at that moment, for an edit that comes later, such as an upload */
    setValues,
    /** resets the form, for the next time that the dialog opens */
    reset: () => {
      reset()
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
      isDirty: Object.keys(changed).length > 0,
      isBusy: mutation.isPending,
      refusal: mutation.error,
      onSubmit: (forgetEdits: () => void) => {
        if (body === undefined) return

        mutation.mutate(body, {
          onSuccess: (answer) => {
            forgetEdits()
            onSaved(answer)
          },
        })
      },
    },
  }
}
