import * as z from 'zod'
import { text } from './text.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What a list shows in words that the configuration or the time of day decides. */
export type ExportContext = { brands: Record<string, string>; today: string }

/**
 * A column of an exported list. `kind` says what a cell is in the file: a text, a number, an amount in euro, a day, or a
 * moment. The value of a day is `yyyy-MM-dd`, or an instant whose day the firm's time zone decides; a moment is an instant.
 */
export type ExportColumn<Row> = {
  /** what names the column in `columns` */
  key: string
  /** its heading, as the screen has it */
  label: string
  /** a second name of a column: exported only when it is asked for */
  isAlias?: true
  kind?: 'text' | 'number' | 'euros' | 'day' | 'moment'
  value: (row: Row, context: ExportContext) => string | number | null
}

/** All columns that a query of a list can be exported with, those of the screen first. */
export type ExportColumns<Query, Row> = (query: Query) => ExportColumn<Row>[]

// All pages are exported, so these two are ignored, whatever they say (EXP-1).
const withoutPage = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { page: _page, limit: _limit, ...rest } = body as Record<string, unknown>
  return rest
}

const exportFields = z.object({
  format: z.enum(exportFormats),
  /** keys or headings, in the order wanted; all columns when left out */
  columns: z.array(text(100)).max(200).nullish(),
})

/** The body of an export: the format, the columns, and the list's own search (EXP-1). */
export const exportBody = <S extends z.ZodType>(search: S) =>
  z.preprocess(withoutPage, z.intersection(exportFields, search))

/** The columns that are asked for, in the order asked, each by its key or its heading; undefined where one is unknown. */
export const chosenColumns = <Row>(
  columns: ExportColumn<Row>[],
  asked: readonly string[] | null | undefined,
): (ExportColumn<Row> | undefined)[] => {
  if (!asked || asked.length === 0) return columns.filter(({ isAlias }) => !isAlias)

  return asked.map((name) => columns.find(({ key }) => key === name) ?? columns.find(({ label }) => label === name))
}

const looksLikeFormula = /^'*[=+\-@]/
const wasNeutralised = /^'+[=+\-@]/

/** A text that no spreadsheet takes for a formula: an apostrophe is put before `=`, `+`, `-` and `@` (EXP-3). */
export const neutralised = (value: string): string => (looksLikeFormula.test(value) ? `'${value}` : value)

/** Removes the apostrophe that `neutralised` has added (EXP-3). */
export const withoutNeutralising = (value: string): string => (wasNeutralised.test(value) ? value.slice(1) : value)
