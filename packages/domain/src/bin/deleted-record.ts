import * as z from 'zod'
import { historyRecordTypes } from '../history/history-entry.ts'
import { filter, pageFields } from '../shared/page.ts'
import { recordWarnings } from '../shared/record-warning.ts'
import { text } from '../shared/text.ts'

const recordType = z.enum(historyRecordTypes)

/** The body that searches the bin, in some kinds of records or in all (BIN-1). */
export const binSearchBody = z.object({
  ...pageFields(),
  recordTypes: filter(z.array(recordType).max(historyRecordTypes.length)),
})
export type BinSearch = z.output<typeof binSearchBody>

/** A record in the bin (BIN-1). */
export const deletedRecord = z.object({
  _id: z.string(),
  recordType,
  title: z.string(),
  /** what it belongs to; null where the title says all */
  subtitle: z.string().nullable(),
  deletedAt: z.iso.datetime(),
  /** null when no user did it */
  deletedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type DeletedRecord = z.output<typeof deletedRecord>

const item = z.object({ recordType, _id: text(100) })
export type BinItem = z.output<typeof item>

/** The body that takes records out of the bin. One that is refused does not stop the others (BIN-3). */
export const binRestoreBody = z.object({ items: z.array(item).min(1).max(1000) })

/** What became of each item, in the order sent; `reason` says why it stays in the bin (BIN-3). */
export const restoredItem = z.object({
  _id: z.string(),
  recordType,
  ok: z.boolean(),
  reason: z.string().optional(),
  ...recordWarnings,
})
export type RestoredItem = z.output<typeof restoredItem>
