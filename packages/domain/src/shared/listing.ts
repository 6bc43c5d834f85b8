import * as z from 'zod'
import type { Field, FieldKind, Fields } from './field.ts'
import { fieldText } from './field-text.ts'
import { filter, pageFields, sortBy, yesOrNo } from './page.ts'
import { text } from './text.ts'

/** What a list shows in words that the configuration or the time of day decides. */
export type CellContext = { brands: Record<string, string>; today: string }

type CellValue = string | number | null
type ValueOf<Row> = (row: Row, context: CellContext) => CellValue
type PlainField<Row> = { [K in keyof Row & string]: Row[K] extends CellValue ? K : never }[keyof Row & string]

/**
 * A column of a list, on the screen and in a file. `kind` says what a cell is: a text, a number, an amount in euro, a day, or a
 * moment. The value of a day is `yyyy-MM-dd`, or an instant whose day the firm's time zone decides; a moment is an instant. A
 * column without a `value` shows the field of its key.
 */
export type ListColumn<Row> = {
  /** its heading */
  label: string
  /** its heading in a file, where it differs */
  fileLabel?: string
  kind?: 'text' | 'number' | 'euros' | 'day' | 'moment'
  /** whether a search can sort by its key; a direction says that the list opens sorted so */
  sort?: true | 'asc' | 'desc'
  /** the width in pixels at which the screen wraps a long text */
  width?: number
  /**
   * Where it is, when not on the screen at first and in each file. `file`: in each file, and on the screen when it is chosen; `more`: a field
   * that rows have only when the search asks for it (`fields`), on the screen and in a file when it is chosen; `alias`: a second name of a
   * column, exported only when it is asked for.
   */
  place?: 'file' | 'more' | 'alias'
  /** whether the screen shows it at first, although it is of `file` or `more` */
  isShownAtFirst?: true
} & ({ key: PlainField<Row>; value?: undefined } | { key: string; value: ValueOf<Row> })

/** Makes columns of the fields of a kind: what names them, and what their cells are. */
export const columnOfField =
  <T extends Fields>(fields: T) =>
  <const K extends keyof T & string>(key: K): { key: K; label: string; kind?: 'day' | 'euros' } => {
    const { kind, label, listLabel = label } = fields[key] as Field
    return { key, label: listLabel, ...((kind === 'day' || kind === 'euros') && { kind }) }
  }

// A list of these says nothing in a cell, or is not for lists to show.
const unlistedKinds: ReadonlySet<FieldKind> = new Set([
  'files',
  'records',
  'orders',
  'subscription',
  'product',
  'organization',
  'identityDocuments',
  'aml',
])

const columnKinds: Partial<Record<FieldKind, 'day' | 'moment' | 'euros'>> = {
  day: 'day',
  instant: 'moment',
  euros: 'euros',
}

const isListed = ({ kind, column, isMasked }: Field): boolean =>
  !isMasked && !unlistedKinds.has(kind) && (column !== undefined || kind === 'users')

/**
 * Makes a column of each field of a kind that no declared column shows. Rows have these fields only when a search asks for them. Masked fields
 * and those that are kept nowhere have none. `looks` says what differs for a field.
 */
export const moreColumns = <Row extends object>(
  fields: Fields,
  declared: readonly { key: string }[],
  looks: Readonly<Record<string, Pick<ListColumn<Row>, 'isShownAtFirst' | 'width'> & { label?: string }>> = {},
): ListColumn<Row>[] =>
  Object.entries(fields)
    .filter(([key, field]) => isListed(field) && declared.every((column) => column.key !== key))
    .map(([key, { kind, label, listLabel = label, isLong }]) => ({
      key,
      label: listLabel,
      place: 'more',
      ...(columnKinds[kind] && { kind: columnKinds[kind] }),
      ...((isLong ?? kind === 'payments') && { width: LONG_TEXT_WIDTH }),
      ...looks[key],
      value: (row: Row) => fieldText(kind, (row as Record<string, unknown>)[key]),
    }))

const LONG_TEXT_WIDTH = 260

/** The part of a search that asks for fields that rows do not have otherwise, each by its key. */
export const askedFields = (columns: readonly { key: string }[]) => {
  const keys = columns.map(({ key }) => key)
  return {
    fields: z
      .array(text(100).refine((field) => keys.includes(field), { error: 'This list has no such field.' }))
      .max(200)
      .nullish(),
  }
}

/** What a cell of a column holds. */
export const valueOf = <Row>({ key, value }: ListColumn<Row>, row: Row, context: CellContext): CellValue =>
  value ? value(row, context) : (row[key as keyof Row] as CellValue)

/** A filter of a search, and how screens offer it: under a label, with its choices if it has any. */
export type OfferedFilter<S extends z.ZodType = z.ZodType> = {
  label: string
  schema: S
  options?: { value: string | boolean; label: string }[]
}

/** A filter that screens offer with a control of its own. */
export const offered = <S extends z.ZodType>(label: string, schema: S): OfferedFilter<S> => ({ label, schema })

/** A filter by one of several choices, each with its label. */
export const choice = <const K extends string>(label: string, choices: Readonly<Record<K, string>>) => {
  const keys = Object.keys(choices) as K[]
  return { label, schema: z.enum(keys), options: keys.map((value) => ({ value, label: choices[value] })) }
}

/** A filter by yes or no. */
export const yesNo = (label: string, yes: string, no: string) => ({
  label,
  schema: yesOrNo,
  options: [
    { value: true, label: yes },
    { value: false, label: no },
  ],
})

type SchemaOf<F> = F extends { schema: infer S extends z.ZodType } ? S : F extends z.ZodType ? F : never
export type Filters = Record<string, z.ZodType | OfferedFilter>

type Columns = readonly { key: string; sort?: true | 'asc' | 'desc' }[]

/** What every list declares; of its columns only what does not depend on its rows. */
export type Listing = {
  title: string
  columns: Columns
  filters: Filters
  sortFields: readonly [string, ...string[]]
  sortOrder: 'asc' | 'desc'
}

type SortKey<C extends Columns> = Extract<C[number], { sort: unknown }>['key']

const schemaOf = (declared: z.ZodType | OfferedFilter): z.ZodType => ('schema' in declared ? declared.schema : declared)

type FilterShape<F> = { [K in keyof F]: ReturnType<typeof filter<SchemaOf<F[K]>>> }

/** The filters of a list as its search body takes them: each may be left out, null or empty (LIST-6). */
export const filterShape = <const F extends Filters>(filters: F) =>
  Object.fromEntries(Object.entries(filters).map(([name, one]) => [name, filter(schemaOf(one))])) as FilterShape<F>

// The field that a list is sorted by when it opens comes first.
const sortsOf = (columns: Columns, more: readonly string[]) => {
  const first = columns.find(({ sort }) => sort === 'asc' || sort === 'desc')
  const others = columns.filter((column) => column.sort && column !== first)
  const fields = [...(first ? [first] : []), ...others].map(({ key }) => key)
  return { fields: [...fields, ...more], order: first?.sort === 'asc' ? ('asc' as const) : ('desc' as const) }
}

/**
 * Declares a list of rows once: its columns and its filters. Search and export take from it what they accept, the screen what it
 * shows and offers.
 */
export const listingOf =
  <Row>(row: z.ZodType<Row>) =>
  <const C extends readonly ListColumn<Row>[], const F extends Filters, const M extends string = never>(declared: {
    /** what names the list for people */
    title: string
    columns: C
    /** the fields of a search that sort by what only some searches show */
    moreSorts?: readonly M[]
    filters: F
  }) => {
    const { fields, order } = sortsOf(declared.columns, declared.moreSorts ?? [])
    const sortFields = fields as [SortKey<C> | M, ...(SortKey<C> | M)[]]
    const { columns, filters, title } = declared

    return {
      title,
      row,
      columns,
      filters,
      sortFields,
      sortOrder: order,
      searchBody: z.object({ ...pageFields(), ...sortBy(sortFields, sortFields[0], order), ...filterShape(filters) }),
    }
  }
