import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod'
import { ApiProblem } from './api-problem.ts'
import { changedFields, emptyTextAsNull, hasChanges } from './field-changes.ts'
import { mergeLoaded } from './merge-loaded.ts'

type Values = Record<string, unknown>
type RecordBase = { _id: string; version?: number }

type Options<R extends RecordBase, V extends Values, B extends object> = {
  /** the record as it was loaded */
  record: R
  /** the form's values of a record */
  valuesOf: (record: R) => V
  schema: z.ZodType
  /** the mutation that saves; it answers the record as it now is */
  update: {
    mutateAsync: (body: B & { version?: number; conflictsWithOwn?: boolean }) => Promise<R>
    isPending: boolean
  }
  /** what is sent for the changed fields; by default those fields, empty text as null */
  toBody?: (changed: Partial<V>) => B
}

export type RecordForm<V extends Values> = {
  form: UseFormReturnType<V>
  isDirty: boolean
  isSaving: boolean
  /** how often a save was refused for a field */
  refusals: number
  submit: () => void
  /** shows values that another mutation has saved, as saved */
  showSaved: (values: Partial<V>) => void
  /** the props of an input with a value */
  field: (name: keyof V & string) => ReturnType<UseFormReturnType<V>['getInputProps']> & { key: string }
  /** the props of a checkbox */
  checkbox: (name: keyof V & string) => ReturnType<UseFormReturnType<V>['getInputProps']> & { key: string }
}

/**
 * The form of a record. It is checked by the schema that the server uses, and sends only the changed fields, with the
 * version that they were loaded with when the record has one. What the user types while a save runs stays; every other
 * field then shows what the server made of it. A record that is loaded again, because a colleague has changed it, shows in
 * the fields that the user has not touched (LIVE-6).
 */
export const useRecordForm = <R extends RecordBase, V extends Values, B extends object = Partial<V>>(
  options: Options<R, V, B>,
): RecordForm<V> => {
  const { valuesOf, schema, update } = options
  const toBody = options.toBody ?? ((changed: Partial<V>) => emptyTextAsNull(changed) as B)
  const [saved, setSaved] = useState(() => valuesOf(options.record))
  // The version that the fields were loaded with, not the one that a later read has brought.
  const [version, setVersion] = useState(options.record.version)
  const [loaded, setLoaded] = useState(options.record)
  const [isDirty, setDirty] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: saved,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => setDirty(hasChanges(saved, values)),
  })

  const keepAsSaved = (values: V) => {
    setSaved(values)
    setDirty(hasChanges(values, form.getValues()))
  }

  const showSaved = (values: Partial<V>) => {
    form.setValues(values)
    keepAsSaved({ ...saved, ...values })
  }

  const showLoaded = useEffectEvent((record: R) => {
    if (record === loaded) return
    setLoaded(record)

    const merged = mergeLoaded({ saved, values: form.getValues(), before: valuesOf(loaded), after: valuesOf(record) })
    for (const [name, value] of Object.entries(merged.show)) form.setFieldValue(name, value as never)
    // With the earlier version, the save of a field that both have changed is refused and asks whose value stays.
    if (!merged.isConflict) setVersion(record.version)
    keepAsSaved(merged.saved)
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

  const refuse = () => setRefusals((count) => count + 1)

  const save = async (values: V) => {
    const sent = structuredClone(values)
    const body = toBody(changedFields(saved, sent))
    try {
      // A form waits for each of its saves, so a change of the same user comes from another window.
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

  return {
    form,
    isDirty,
    isSaving: update.isPending,
    refusals,
    submit: () => submit(),
    showSaved,
    // The browser knows the details of the staff, not those of the record.
    field: (name) => ({ key: form.key(name), autoComplete: 'off', ...form.getInputProps(name) }),
    checkbox: (name) => ({ key: form.key(name), ...form.getInputProps(name, { type: 'checkbox' }) }),
  }
}
