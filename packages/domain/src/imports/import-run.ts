import * as z from 'zod'
import { creationStatuses } from '../organizations/creation-status.ts'
import { pageFields } from '../shared/page.ts'
import { recordWarnings } from '../shared/record-warning.ts'
import { rawText, text } from '../shared/text.ts'
import { textEncodings } from '../shared/text-encodings.ts'

/** What can be imported (IMP-1). */
export const importKinds = ['organizations', 'people', 'links', 'orders'] as const
export type ImportKindName = (typeof importKinds)[number]

/** The largest JSON body of an import, in bytes: it carries a file of 20 MB in base64. */
export const MAX_IMPORT_BODY = 28 * 1024 * 1024

/** No list that is imported has as many columns. */
const MAX_COLUMNS = 500

const MAX_STATUSES = 100

/** The lines of a file are counted from 1. */
const fileLine = z.int().min(1)

/** How a file is to be read. What is left out, or null, is recognised (IMP-10). */
const fileReading = z.object({
  /** the name of a sheet of a workbook; else its first visible sheet */
  sheet: rawText(255).nullish(),
  /** the line that names the columns */
  headingLine: fileLine.nullish(),
  /** the character between the cells of a CSV file */
  delimiter: z
    .string()
    .regex(/^[^"\n\r]$/, 'Send one character, such as ; or a tab.')
    .nullish(),
  encoding: z.enum(textEncodings).nullish(),
})
export type FileReading = z.output<typeof fileReading>

/** The body of an import: a CSV or XLSX file, what it is for, and how it is read (IMP-1, IMP-2, IMP-10). */
export const newImport = z.object({
  ...fileReading.shape,
  kind: z.enum(importKinds),
  fileName: text(255),
  /** the bytes of the file in base64 */
  content: z.base64('Send the file in base64.'),
  /** the field of each heading; null leaves a column out; other columns are guessed or remembered */
  columns: z
    .record(rawText(1000), text(100).nullable())
    .refine((columns) => Object.keys(columns).length <= MAX_COLUMNS, `Send at most ${MAX_COLUMNS} columns.`)
    .default({}),
  /** what a status in a file of organizations means, besides the known ones; null leaves it out */
  statuses: z
    .record(text(100), z.enum(creationStatuses).nullable())
    .refine((statuses) => Object.keys(statuses).length <= MAX_STATUSES, `Send at most ${MAX_STATUSES} statuses.`)
    .default({}),
  /** true writes nothing and answers what would be written */
  dryRun: z.boolean().default(true),
  /** write the good lines even when others are refused */
  keepGood: z.boolean().default(false),
})
export type NewImport = z.output<typeof newImport>

export const importOutcomes = ['made', 'updated', 'skipped', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** Why a line is skipped whose record is there already (IMP-4). */
export const ALREADY_THERE = 'Already there, with nothing different.'

/** Why a row is left out that the spreadsheet does not show (IMP-10). */
export const HIDDEN_ROW = 'The row is hidden in the spreadsheet.'

/** Why a line is refused that several records fit: `records` are 'people', 'organizations' … (IMP-4). */
export const severalFit = (records: string): string => `Several ${records} fit. Add a column that tells them apart.`

const counts = z.object({ made: z.int(), updated: z.int(), skipped: z.int(), refused: z.int() })

/** How many lines a preview has. */
export const PREVIEW_LINES = 5

/** How a file was read: a CSV file has no sheet, a workbook no delimiter and no encoding (IMP-10). */
const fileAsRead = z.object({
  sheet: z.string().nullable(),
  /** the names of all sheets of a workbook, also of hidden ones */
  sheets: z.array(z.string()),
  headingLine: fileLine,
  delimiter: z.string().nullable(),
  encoding: z.enum(textEncodings).nullable(),
  /** the cells of the first lines below the headings */
  preview: z.array(z.array(z.string())),
})
export type FileAsRead = z.output<typeof fileAsRead>

/** What an import did, or would do: its counts, and its lines, the refused ones first, at most 1,000 (IMP-3). */
export const importReport = z.object({
  ...fileAsRead.shape,
  /** null for a dry run, and when nothing was written */
  _id: z.string().nullable(),
  isWritten: z.boolean(),
  /** the import goes on after its call: `GET /import/:id` says how far it is, and nothing is counted here yet (IMP-12) */
  state: z.literal('running').optional(),
  counts,
  /** the statuses of the file that are not known: `statuses` says what they mean */
  unknownStatuses: z.array(z.string()),
  /** how each cell of `preview` is read, in words; null where that says no more than the cell (IMP-10) */
  previewAsRead: z.array(z.array(z.string().nullable())),
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  /** the kind that the file most likely is of, when it is not the one that was sent (IMP-20) */
  likelyKind: z.enum(importKinds).nullable(),
  /** the fields that a column may fill */
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
  /** `warnings` are about what the line wrote */
  lines: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(importOutcomes),
      name: z.string(),
      reason: z.string(),
      ...recordWarnings,
    }),
  ),
})
export type ImportReport = z.output<typeof importReport>

const importJobStates = ['waiting', 'running', 'done', 'failed'] as const
export type ImportJobState = (typeof importJobStates)[number]

/** How far an import is: `done` of `total` lines, and its report once it is done (IMP-12). */
export const importProgress = z.object({
  state: z.enum(importJobStates),
  done: z.int(),
  total: z.int(),
  report: importReport.nullable(),
  /** why it failed */
  message: z.string().nullable(),
})
export type ImportProgress = z.output<typeof importProgress>

const { page, limit } = pageFields()
export const importSearchBody = z.object({ page, limit })

/** An import that was written. */
export const importRun = z.object({
  _id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  at: z.iso.datetime(),
  counts,
  /** when it was taken back */
  undoneAt: z.iso.datetime().nullable(),
})
export type ImportRun = z.output<typeof importRun>
