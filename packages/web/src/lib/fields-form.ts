import { type Fields, type Shape, shapeOf } from '@registrar/domain/shared/field'
import * as z from 'zod'

type Written<T extends Fields> = keyof Shape<T> & string

/** The values of a form: an input has an empty text where the record has null. */
export type FormValues<T extends Fields> = {
  [K in Written<T>]: T[K]['kind'] extends 'text' ? string : z.output<Shape<T>[K]>
}

/** What a form of some fields of a record needs for `useRecordForm`: the schema of the server, the values and the labels. */
export const fieldsForm = <T extends Fields>(fields: T) => ({
  schema: z.object(shapeOf(fields)),
  valuesOf: (record: { readonly [K in Written<T>]: unknown }): FormValues<T> =>
    Object.fromEntries(
      Object.entries<unknown>(record)
        .filter(([name]) => fields[name]?.schema)
        .map(([name, value]) => [name, fields[name]?.kind === 'text' ? (value ?? '') : value]),
    ) as FormValues<T>,
  labels: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
})
