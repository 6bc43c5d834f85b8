import * as z from 'zod'
import type { RecordType } from '../shared/change.ts'
import { limitUpTo } from '../shared/page.ts'
import { text } from '../shared/text.ts'

/** The kinds of records that the finder finds, in the order in which equal hits are shown (FIND-1). */
export const foundRecordTypes = [
  'organization',
  'person',
  'task',
  'order',
  'form',
  'follow-up',
  'mail',
] as const satisfies readonly RecordType[]
export type FoundRecordType = (typeof foundRecordTypes)[number]

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 50

/** The body that finds records of all kinds (FIND-1). */
export const finderBody = z.object({
  search: text(200).nullish(),
  limit: limitUpTo(MAX_LIMIT, DEFAULT_LIMIT),
})
export type FinderQuery = z.output<typeof finderBody>

/** A record as the finder shows it; `path` is its page in the app (FIND-1, FIND-3). */
export const foundRecord = z.object({
  recordType: z.enum(foundRecordTypes),
  _id: z.string(),
  title: z.string(),
  /** null where the title says all */
  subtitle: z.string().nullable(),
  path: z.string(),
})
export type FoundRecord = z.output<typeof foundRecord>
