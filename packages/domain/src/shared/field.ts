import * as z from 'zod'
import { optionalInstant } from './instant.ts'
import { optionalIsoDate } from './iso-date.ts'
import { optionalEuros } from './money.ts'
import { optionalCode, optionalLines, optionalText } from './text.ts'

/** What the values of a field are. It says how the history writes them (HIST-3), how a file gives them (IMP-8), and how a column keeps them. */
export type FieldKind =
  | 'text'
  | 'day'
  | 'days'
  | 'instant'
  | 'yesOrNo'
  | 'euros'
  | 'percentage'
  | 'months'
  /** a code that people read in capitals, as the screens have it: 'IN PROGRESS' */
  | 'choice'
  /** the creation status: a choice that a file may write as the public registers do */
  | 'status'
  /** a code that people read as words: 'Not sent' */
  | 'code'
  | 'organization'
  | 'person'
  | 'product'
  | 'subscription'
  | 'orders'
  | 'records'
  | 'users'
  | 'files'
  | 'payments'
  | 'formPeople'
  | 'identityDocuments'
  /** a text, where '' is an answer too: none */
  | 'textOrNone'
  | 'directorships'
  /** a list of email addresses */
  | 'emailAddresses'
  | 'shareParties'
  | 'controls'
  | 'shareClass'
  | 'terms'
  | 'holdings'
  | 'signature'
  | 'kind'
  | 'step'
  | 'roles'
  | 'brand'
  | 'aml'

/** The kinds whose values a column keeps as JSON. The driver would write a list as an array of PostgreSQL. */
export const jsonKinds: ReadonlySet<FieldKind> = new Set([
  'payments',
  'identityDocuments',
  'directorships',
  'formPeople',
])

/** A choice as people read it: `IN_PROGRESS` is 'IN PROGRESS'. */
export const codeText = (code: string): string => code.replaceAll('_', ' ')

/** A field of a kind of records. It is declared once; schema, columns, labels and imports follow from it. */
export type Field = {
  kind: FieldKind
  /** as forms and the history name it (HIST-3) */
  label: string
  /** as lists, exports and the columns of an import name it, where that differs */
  listLabel?: string
  /** the value that a client may write; a field without it is written by the server only */
  schema?: z.ZodType
  /** `table.column`; a field without it is kept in a table of its own, or only in the change log */
  column?: string
  /** whether it is a text of several lines, of which a merge may keep both */
  isLong?: true
  /** the codes of a choice */
  choices?: readonly string[]
  /** whether each line of a file must fill it */
  isRequired?: boolean
  /** false: no file fills it, though its kind can be read */
  isImported?: boolean
  /** the change log says that it changed, not what it was and became */
  isMasked?: true
  /** what else the column of a file may be called, separated by commas (IMP-2) */
  headings?: string
  /** what the columns may be called that fill it together (IMP-2) */
  parts?: string
  /** how several columns fill it: one after the other, or the first that is not blank, in the order of `parts` */
  combined?: 'joined' | 'first'
  /** what a cell may say, besides the codes, and the code that it means */
  meanings?: Readonly<Record<string, string>>
}

export type Fields = Readonly<Record<string, Field>>

/** The names of the fields of a kind. */
export type FieldOfKind<T extends Fields, Kind extends FieldKind> = {
  [K in keyof T]: T[K]['kind'] extends Kind ? K : never
}[keyof T]

type Details = Pick<
  Field,
  'listLabel' | 'isRequired' | 'isImported' | 'isMasked' | 'headings' | 'parts' | 'combined' | 'meanings'
>

/** Declares the fields of a kind: the result takes a label, the column (`table.column`), and what else is to be said. */
export const fieldOf =
  <const K extends FieldKind, S extends z.ZodType>(kind: K, schema: S, choices?: readonly string[]) =>
  <const C extends string>(label: string, column: C, details: Details = {}) => ({
    kind,
    schema,
    label,
    column,
    ...(choices && { choices }),
    ...details,
  })

/** Declares a text of one line of at most `max` characters, or null. */
export const textField = (max: number) => fieldOf('text', optionalText(max))

/** Declares a text of several lines of at most `max` characters, or null. */
export const linesField =
  (max: number) =>
  <const C extends string>(label: string, column: C, details: Details = {}) => ({
    ...fieldOf('text', optionalLines(max))(label, column, details),
    isLong: true as const,
  })

/** Declares one of some codes, or null. People read it in capitals, as the screens have it. */
export const choiceField = <const C extends readonly [string, ...string[]]>(choices: C) =>
  fieldOf('choice', optionalCode(choices), choices)

/** Declares a day, or null. */
export const dayField = fieldOf('day', optionalIsoDate)

/** Declares an instant, or null. */
export const instantField = fieldOf('instant', optionalInstant)

/** Declares yes or no. */
export const yesOrNoField = fieldOf('yesOrNo', z.boolean())

/** Declares an amount in euro. Its column keeps whole cents. */
export const eurosField = fieldOf('euros', optionalEuros)

/** The shape of the schema of the fields that a client may write. */
export type Shape<T extends Fields> = {
  -readonly [K in keyof T as T[K] extends { schema: z.ZodType } ? K : never]: T[K] extends { schema: infer S }
    ? S
    : never
}

/** The schemas of the fields that a client may write, in their order. */
export const shapeOf = <T extends Fields>(fields: T): Shape<T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { schema }]) => (schema ? [[name, schema]] : [])),
  ) as Shape<T>

/** Some of the fields, in the order in which they are named. */
export const pickFields = <T extends Fields, N extends keyof T & string>(fields: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<T, N>

/** Fields with the columns of the table in which they are kept. */
type ColumnByField<T extends Fields, Table extends string> = {
  [K in keyof T as T[K] extends { column: `${Table}.${string}` } ? K : never]: T[K] extends {
    column: `${Table}.${infer Column}`
  }
    ? Column
    : never
}

/** The column of each field that is kept in a table. */
export const columnByField = <T extends Fields, Table extends string>(
  fields: T,
  table: Table,
): ColumnByField<T, Table> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column }]) =>
      column?.startsWith(`${table}.`) ? [[name, column.slice(table.length + 1)]] : [],
    ),
  ) as ColumnByField<T, Table>

const listKinds: ReadonlySet<FieldKind> = new Set([
  'days',
  'payments',
  'files',
  'users',
  'identityDocuments',
  'emailAddresses',
])

/** The lists of links and shares, which have tables of their own. */
const linkedListKinds: ReadonlySet<FieldKind> = new Set(['roles', 'terms', 'holdings', 'controls', 'shareParties'])

/** Whether the values of a kind are lists that people work on: files, roles, shares, users. */
export const isListKind = (kind: FieldKind): boolean => listKinds.has(kind) || linkedListKinds.has(kind)

const emptyValue = ({ kind }: Field): false | [] | null =>
  kind === 'yesOrNo' ? false : listKinds.has(kind) ? [] : null

/** What the fields kept in a table have before anybody has filled them: no, an empty list, or null. */
export const emptyValues = (fields: Fields, table: string): Record<string, false | [] | null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.column?.startsWith(`${table}.`) ? [[name, emptyValue(field)]] : [],
    ),
  )
