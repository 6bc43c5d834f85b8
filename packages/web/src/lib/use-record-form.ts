import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod'
import { ApiProblem } from './api-problem.ts'
import { changedFields, emptyTextAsNull, hasChanges } from './field-changes.ts'
import { editsKey, dropEdits, keepEdits, readEdits } from './kept-edits.ts'
import { reconcileLoaded } from './reconcile-loaded.ts'

type Values = Record<string, unknown>
type RecordBase = { _id: string; version?: number }

type Options<R extends RecordBase, V extends Values, B extends object> = {
  /** the record as it was loaded */
  record: R
  /** the form's values of a record */
  valuesOf: (record: R) => V
  schema: z.ZodType
  /** the labels of the inputs, by field; an input may also name its own */
  labels?: Readonly<Record<string, string>>
  /** the mutation that saves; it returns the saved record */
  update: {
    mutateAsync: (body: B & { version?: number; conflictsWithOwn?: boolean }) => Promise<R>
    isPending: boolean
  }
  /** makes the body of a save from the changed fields; by default the fields themselves, with empty text as null */
  toBody?: (changed: Partial<V>) => B
}

export type RecordForm<V extends Values> = {
  form: UseFormReturnType<V>
  isDirty: boolean
  isSaving: boolean
  /** how many saves were refused because of a field */
  refusalCount: number
  submit: () => void
  /** shows values that another mutation has saved; they do not make the form dirty */
  showSaved: (values: Partial<V>) => void
  /** the props of an input with a value */
  field: (name: keyof V & string) => ReturnType<UseFormReturnType<V>['getInputProps']> & { key: string }
  /** the props of a checkbox */
  checkbox: (name: keyof V & string) => ReturnType<UseFormReturnType<V>['getInputProps']> & { key: string }
}

/**
 * The form of a record. It checks its values with the schema of the server. A save sends only the changed fields, with the
 * version of the record that they were loaded from, if it has one. What the user types while a save runs stays; the other
 * fields then show what the server has saved. When a colleague changes the record, the new values appear in the fields that
 * the user has not touched (LIVE-6). What is typed and not saved comes back after a reload (UI-9).
 */
export const useRecordForm = <R extends RecordBase, V extends Values, B extends object = Partial<V>>(
  options: Options<R, V, B>,
): RecordForm<V> => {
  const { valuesOf, schema, update, labels } = options
  const toBody = options.toBody ?? ((changed: Partial<V>) => emptyTextAsNull(changed) as B)
  const [saved, setSaved] = useState(() => valuesOf(options.record))
  const [editsOf] = useState(() => editsKey([options.record._id, Object.keys(saved)]))
  const [kept] = useState(() => readEdits(editsOf, saved))
  // The version that the fields were loaded from. A later read of the record may have a newer one.
  const [version, setVersion] = useState(kept?.version ?? options.record.version)
  const [loaded, setLoaded] = useState(options.record)
  const [initial] = useState(() => ({ ...saved, ...kept?.changed }))
  const [isDirty, setDirty] = useState(() => hasChanges(saved, initial))
  const [refusalCount, setRefusalCount] = useState(0)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => compare(saved, values),
  })

  const compare = (before: V, values: V) => {
    const changed = changedFields(before, values)
    setDirty(Object.keys(changed).length > 0)
    keepEdits(editsOf, { changed, version })
  }
  useEffect(() => () => dropEdits(editsOf), [editsOf])

  const keepAsSaved = (values: V) => {
    setSaved(values)
    compare(values, form.getValues())
  }

  const showSaved = (values: Partial<V>) => {
    form.setValues(values)
    keepAsSaved({ ...saved, ...values })
  }

  const showLoaded = useEffectEvent((record: R) => {
    if (record === loaded) return
    setLoaded(record)

    const reconciled = reconcileLoaded({
      saved,
      values: form.getValues(),
      before: valuesOf(loaded),
      after: valuesOf(record),
    })
    for (const [name, value] of Object.entries(reconciled.show)) form.setFieldValue(name, value as never)
    // In a conflict, the old version is kept: the server then refuses the save, and the user chooses whose value stays.
    if (!reconciled.isConflict) setVersion(record.version)
    keepAsSaved(reconciled.saved)
  })
  // The fields are uncontrolled: what they show can only be changed after the render.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => showLoaded(options.record), [options.record])

  const showAnswer = (sent: V, answer: V) => {
    const editedSince = changedFields(sent, form.getValues())
    for (const [name, value] of Object.entries(changedFields(sent, answer)))
      if (!(name in editedSince)) form.setFieldValue(name, value as never)
    keepAsSaved(answer)
  }

  const refuse = () => setRefusalCount((count) => count + 1)

  const save = async (values: V) => {
    const sent = structuredClone(values)
    const body = toBody(changedFields(saved, sent))

    try {
      // The form waits for each of its saves, so a newer change of the same user was made in another window.
      const answer = await update.mutateAsync(
        version === undefined ? body : { ...body, version, conflictsWithOwn: true },
      )
      setVersion(answer.version)
      showAnswer(sent, valuesOf(answer))
    } catch (error) {
      // The mutation shows the message of the failure.
      if (!(error instanceof ApiProblem)) return
      form.setErrors(error.fields)
      if (Object.keys(error.fields).length > 0) refuse()
    }
  }

  const submit = form.onSubmit(save, refuse)
  const inputOf = (name: keyof V & string) => ({ key: form.key(name), ...(labels && { label: labels[name] }) })

  return {
    form,
    isDirty,
    isSaving: update.isPending,
    refusalCount,
    submit: () => submit(),
    showSaved,
    // The browser would fill in the details of the user, not those of the record.
    field: (name) => ({ ...inputOf(name), autoComplete: 'off', ...form.getInputProps(name) }),
    checkbox: (name) => ({ ...inputOf(name), ...form.getInputProps(name, { type: 'checkbox' }) }),
  }
}
