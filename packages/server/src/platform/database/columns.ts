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
