import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { filter, pageFields } from '../shared/page.ts'
import { requiredLines, text } from '../shared/text.ts'

/** The kinds of records that are kept for a time and then erased (RET-1, RET-2). */
const retainedRecordTypes = ['organization', 'person'] as const
export type RetainedRecordType = (typeof retainedRecordTypes)[number]
const recordType = z.enum(retainedRecordTypes)

/** `due`: to be erased; `held`: somebody put it on hold; `upcoming`: due within 90 days (RET-3). */
const retentionStates = ['due', 'held', 'upcoming'] as const
export type RetentionState = (typeof retentionStates)[number]

const user = z.object({ _id: z.string(), name: z.string() })

/** A hold on a record (RET-4). */
export const hold = z.object({
  _id: z.string(),
  reason: z.string(),
  /** null when no user did it */
  by: user.nullable(),
  at: z.iso.datetime(),
})
export type Hold = z.output<typeof hold>

/** The body that searches what is due, held or upcoming; all three without `state` (RET-3). */
export const retentionSearchBody = z.object({ ...pageFields(), state: filter(z.enum(retentionStates)) })
export type RetentionSearch = z.output<typeof retentionSearchBody>

/** A record of the retention list. `retentionEndsOn` is the last day on which it must be kept; null for a current client. */
export const retainedRow = z.object({
  _id: z.string(),
  recordType,
  name: z.string(),
  state: z.enum(retentionStates),
  relationshipEndedOn: isoDate.nullable(),
  retentionEndsOn: isoDate.nullable(),
  deletedAt: z.iso.datetime().nullable(),
  holds: z.array(hold),
})
export type RetainedRow = z.output<typeof retainedRow>

/** The body that puts a record on hold (RET-4). */
export const holdBody = z.object({ recordType, _id: text(100), reason: requiredLines(1000) })
export type HoldBody = z.output<typeof holdBody>

/** The most records that one call erases. */
export const MAX_ERASED_AT_ONCE = 100

const erasedItem = z.object({ recordType, _id: text(100) })
export type ErasedItem = z.output<typeof erasedItem>

/** The body that erases records, each by itself (RET-5). */
export const eraseBody = z.object({ items: z.array(erasedItem).min(1).max(MAX_ERASED_AT_ONCE) })

/** What became of each item, in the order sent; `reason` says why it is kept, `certificate` is what stays of it (RET-5). */
export const eraseResult = z.object({
  _id: z.string(),
  recordType,
  ok: z.boolean(),
  reason: z.string().optional(),
  certificate: z.string().optional(),
})
export type EraseResult = z.output<typeof eraseResult>

/** What stays of an erased record. It holds no personal data (RET-8). */
export const erasureCertificate = z.object({
  _id: z.string(),
  recordType,
  recordId: z.string(),
  label: z.string(),
  at: z.iso.datetime(),
  /** null when `npm run purge` did it */
  by: user.nullable(),
  files: z.int(),
  mails: z.int(),
  changes: z.int(),
  sha256: z.string(),
})
export type ErasureCertificate = z.output<typeof erasureCertificate>

export const certificateSearchBody = z.object(pageFields())
export type CertificateSearch = z.output<typeof certificateSearchBody>
