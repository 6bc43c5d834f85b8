import * as z from 'zod'

/** What became of one of several records: of its change (BULK-2), or of the reminder or email to it. */
export const recordOutcome = z.object({
  _id: z.string(),
  ok: z.boolean(),
  reason: z.string().optional(),
  /** whether the record was already as asked, so that nothing was written */
  isUnchanged: z.literal(true).optional(),
})
export type RecordOutcome = z.output<typeof recordOutcome>
