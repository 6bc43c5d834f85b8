import * as z from 'zod'
import { documentCall } from './call.ts'
import type { ListColumn } from './listing.ts'
import { text } from './text.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

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

/** A call that exports a list. Its body has the format, the columns, and the list's own search (EXP-1). */
export const exportCall = <const P extends string, S extends z.ZodType>(path: P, summary: string, search: S) =>
  documentCall({
    method: 'POST',
    path,
    summary,
    media: exportFormats,
    body: z.preprocess(withoutPage, z.intersection(exportFields, search)),
  })

/** The heading of a column in a file. */
export const headingOf = <Row>({ label, fileLabel = label }: ListColumn<Row>): string => fileLabel

/** The columns that are asked for, in the order asked, each by its key, or by a heading in any letter case; undefined where one is unknown. */
export const chosenColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  asked: readonly string[] | null | undefined,
): (ListColumn<Row> | undefined)[] => {
  if (!asked || asked.length === 0) return columns.filter(({ place }) => place !== 'alias' && place !== 'more')

  return asked.map((name) => {
    const isNamed = (heading: string) => heading.toLowerCase() === name.toLowerCase()
    return (
      columns.find(({ key }) => key === name) ??
      columns.find(({ label }) => isNamed(label)) ??
      columns.find((column) => isNamed(headingOf(column)))
    )
  })
}

const looksLikeFormula = /^'*[=+\-@]/
const wasNeutralised = /^'+[=+\-@]/

/** A text that no spreadsheet takes for a formula: an apostrophe is put before `=`, `+`, `-` and `@` (EXP-3). */
export const neutralised = (value: string): string => (looksLikeFormula.test(value) ? `'${value}` : value)

/** Removes the apostrophe that `neutralised` has added (EXP-3). */
export const withoutNeutralising = (value: string): string => (wasNeutralised.test(value) ? value.slice(1) : value)

/** A value as a line of a file gives it back: a text loses the blanks around it, and its line ends are `\n` (IMP-6). */
export const asCell = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value

/** The longest text that a cell of an XLSX file may have, in UTF-16 units. */
const MAX_CELL = 32_767
const CUT_MARK = ' … [cut here: a cell holds no more]'

/** A text that fits into a cell of an XLSX file. The end of a longer one says that it was cut (EXP-6). */
export const cutToCell = (value: string): string =>
  value.length <= MAX_CELL ? value : value.slice(0, MAX_CELL - CUT_MARK.length) + CUT_MARK

/** Whether an export has cut the text of a cell, so that it is not the text of the record (EXP-6). */
export const isCutCell = (value: string): boolean => value.length === MAX_CELL && value.endsWith(CUT_MARK)
