import * as z from 'zod'
import { changeActions, changeSources, type RecordType } from '../shared/change.ts'
import { instant } from '../shared/instant.ts'
import { isIsoDate } from '../shared/iso-date.ts'
import { filter, pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'

/** The kinds of records whose history is shown, and which can come back from the bin (HIST-1, BIN-1). */
export const historyRecordTypes = [
  'organization',
  'person',
  'link',
  'company-member',
  'order',
  'form',
  'task',
  'note',
  'follow-up',
  'filing',
  'minute',
  'share-event',
  'share-class',
  'register-entry',
  'tax-registration',
  'tax-due',
  'subscription',
  'product',
] as const satisfies readonly RecordType[]
export type HistoryRecordType = (typeof historyRecordTypes)[number]

const record = { recordType: z.enum(historyRecordTypes), recordId: text(100) }
const { page, limit } = pageFields()

/** The body that asks for the history of a record: by whom (`person`, a user's id), and of which field (HIST-2). */
export const historySearchBody = z.object({
  ...record,
  page,
  limit,
  person: filter(text(100)),
  field: filter(text(200)),
})
export type HistorySearch = z.output<typeof historySearchBody>

/** A field of an entry: its old and its new value as people read them; null is empty (HIST-3). */
export const historyField = z.object({
  field: z.string(),
  label: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** of a list, such as files, roles or shares: putting one back may take much away */
  isList: z.literal(true).optional(),
})
export type HistoryField = z.output<typeof historyField>

/** The merge that an entry is about, as seen from the record whose history it is (MERGE-9). */
const historyMerge = z.object({
  /** the id of the merge, by which it is undone */
  _id: z.string(),
  /** what the other record is called; null when it is gone */
  name: z.string().nullable(),
  /** whether this record stayed; otherwise it went into the other one */
  stayed: z.boolean(),
  /** whether the save undid the merge */
  isReversal: z.boolean(),
  /** what came from the other record */
  moves: z.array(z.object({ label: z.string(), count: z.int() })),
  /** whether this save can still be undone as a whole (MERGE-6) */
  canUndo: z.boolean(),
})
export type HistoryMerge = z.output<typeof historyMerge>

/** What one save did to a record (HIST-1). */
export const historyEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** null when nobody with an account did it */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  source: z.enum(changeSources),
  action: z.enum(changeActions),
  fields: z.array(historyField),
  /** only of a save that merged two records, or undid that */
  merge: historyMerge.optional(),
})
export type HistoryEntry = z.output<typeof historyEntry>

/** The body that puts old values back: those of these fields, or of the whole entry (HIST-4). */
export const historyRestoreBody = z.object({ fields: z.array(text(200)).min(1).max(500).optional() })

const endOfDay = (at: unknown): unknown => (typeof at === 'string' && isIsoDate(at) ? `${at}T23:59:59.999Z` : at)

/** The body that asks how a record was at an instant; a plain day means its end (HIST-6). */
export const historyAsOfBody = z.object({
  ...record,
  at: z.preprocess(endOfDay, instant('Say when, as yyyy-MM-dd or as an instant.')),
})

/** A field that had another value at that instant; `entryId` is the entry that puts the value back (HIST-6). */
export const historyDifference = historyField
  .omit({ from: true, to: true })
  .extend({ was: z.string().nullable(), is: z.string().nullable(), entryId: z.string() })
export type HistoryDifference = z.output<typeof historyDifference>
