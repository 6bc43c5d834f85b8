import { columnByField, type Field, type Fields, jsonKinds } from '@registrar/domain/shared/field'
import { toCents } from '@registrar/domain/shared/money'

/** The columns that every record has, under the API's field names. */
export const recordColumn = {
  _id: 'id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  deletedAt: 'deleted_at',
} as const

/**
 * Columns of a table for `select`, under the API's field names: all that a feature's column map has, or only the fields
 * that are named.
 */
export const columnsOf = <A extends string, M extends Record<string, string>, F extends keyof M & string>(
  alias: A,
  columns: M,
  fields: readonly F[] = Object.keys(columns) as F[],
) => fields.map((field) => `${alias}.${columns[field]} as ${field}`) as { [K in F]: `${A}.${M[K]} as ${K}` }[F][]

/** The fields that a search asks for and that a column map has. */
export const askedOf = <M extends Record<string, string>>(columns: M, asked: readonly string[]) =>
  asked.filter((field): field is keyof M & string => Object.hasOwn(columns, field))

const columnValue = (field: Field | undefined, value: unknown): unknown => {
  if (field && jsonKinds.has(field.kind) && value !== null) return JSON.stringify(value)
  return field?.kind === 'euros' ? toCents(Number(value)) : value
}

/**
 * Makes the column values of a table from a set of API fields. Fields that are undefined, or kept elsewhere, are left out.
 */
export const columnValues = (fields: Fields, table: string) => {
  const columns = Object.entries<string>(columnByField(fields, table))

  return (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      columns
        .filter(([name]) => values[name] !== undefined)
        .map(([name, column]) => [column, columnValue(fields[name], values[name])]),
    )
}
