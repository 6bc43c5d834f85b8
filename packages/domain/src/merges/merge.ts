import * as z from 'zod'
import { text } from '../shared/text.ts'

/** The kinds of records of which two can become one (MERGE-1). */
export const mergedRecordTypes = ['organization', 'person'] as const
export type MergedRecordType = (typeof mergedRecordTypes)[number]

/** Days for which a merge can be undone (MERGE-6). */
export const MERGE_UNDO_DAYS = 30

/** `both` only where both values can be kept: of long texts and of the email address (MERGE-2) */
const choice = z.enum(['keep', 'merge', 'both'])
export type MergeChoice = z.output<typeof choice>

/** The body that merges two records: `merge` goes, `keep` stays; `fields` chooses whose value each differing field has (MERGE-2). */
export const mergeBody = z.object({
  keep: text(100),
  merge: text(100),
  fields: z.record(text(200), choice).default({}),
})
export type MergeBody = z.output<typeof mergeBody>

/** The body that asks what a merge will do. */
export const mergePreviewBody = mergeBody.omit({ fields: true }).extend({ recordType: z.enum(mergedRecordTypes) })
export type MergePreviewBody = z.output<typeof mergePreviewBody>

/** What a merge will do: the fields that differ, how much moves, and how the rules settle conflicts (MERGE-5). */
export const mergePreview = z.object({
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      keep: z.string().nullable(),
      merge: z.string().nullable(),
      /** the value that is taken unless the caller chooses */
      choice,
      /** whether `both` may be chosen: one text after the other, or a second address in `otherMails` */
      canKeepBoth: z.boolean(),
    }),
  ),
  moves: z.array(z.object({ label: z.string(), count: z.int() })),
  conflicts: z.array(
    z.object({ kind: z.enum(['link', 'followUp', 'annualReturn', 'membership', 'nominee']), text: z.string() }),
  ),
})
export type MergePreview = z.output<typeof mergePreview>

/** The body that remembers that records are not duplicates of each other: every pair of them (MERGE-7). */
export const dismissDuplicatesBody = z.object({
  recordType: z.enum(mergedRecordTypes),
  ids: z.array(text(100)).min(2).max(100),
})
