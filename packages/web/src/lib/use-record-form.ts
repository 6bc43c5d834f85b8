import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type * as z from 'zod'
import { ApiProblem } from './api-problem.ts'

type Values = Record<string, unknown>

const differs = (left: unknown, right: unknown) => JSON.stringify(left) !== JSON.stringify(right)
const changedFrom = <V extends Values>(before: V, after: V): Partial<V> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => differs(value, before[name]))) as Partial<V>
const emptyAsNull = (fields: Values) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]))

export type RecordForm<V extends Values> = {
  form: UseFormReturnType<V>
  isDirty: boolean
  submit: () => void
  /** shows values that were saved in another way, as saved */
  take: (values: Partial<V>) => void
}

/**
 * The form of a record: its fields start as loaded, are checked by the schema that the server checks them with, and only
 * those that were changed are saved. What is typed while a save runs stays.
 */
export const useRecordForm = <V extends Values, S = unknown>(options: {
  values: V
  schema: z.ZodType
  /** fields that must not be empty keep '' so that the schema can say so */
  save: (changed: Partial<V>) => Promise<S>
  /** the fields as the save has left them; those that nobody has touched since are shown so */
  valuesAfter?: (answer: S) => V
}): RecordForm<V> => {
  const [saved, setSaved] = useState(options.values)
  const [isDirty, setDirty] = useState(false)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: options.values,
    validate: schemaResolver(options.schema, { sync: true }),
    onValuesChange: (values) => setDirty(Object.keys(changedFrom(saved, values)).length > 0),
  })
  const take = (values: Partial<V>) => {
    const after = { ...saved, ...values }
    setSaved(after)
    form.setValues(values)
    setDirty(Object.keys(changedFrom(after, form.getValues())).length > 0)
  }
  const showAsSaved = (sent: V, after: V) => {
    const touched = changedFrom(sent, form.getValues())
    for (const [name, value] of Object.entries(changedFrom(sent, after)))
      if (!(name in touched)) form.setFieldValue(name, value as never)
  }
  const submit = form.onSubmit(async (values) => {
    const sent = structuredClone(values)
    let after = sent
    try {
      const answer = await options.save(emptyAsNull(changedFrom(saved, sent)) as Partial<V>)
      if (options.valuesAfter) after = options.valuesAfter(answer)
    } catch (error) {
      if (error instanceof ApiProblem) form.setErrors(error.fields)
      return
    }
    showAsSaved(sent, after)
    setSaved(after)
    setDirty(Object.keys(changedFrom(after, form.getValues())).length > 0)
  })
  return { form, isDirty, submit: () => submit(), take }
}
