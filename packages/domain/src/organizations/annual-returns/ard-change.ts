import * as z from 'zod'

/** What moved Next AR. */
const ardChangeCauses = ['set', 'B1B73', 'completed', 'undone', 'dates'] as const

/** One change of Next AR or of the B1B73, from the change log (AR-13). */
export const ardChange = z.object({
  at: z.iso.datetime(),
  /** null when no user did it */
  user: z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
  /**
   * `set` by hand, as on the CRO; `B1B73`; a return `completed` or `undone`; `dates`: computed again from the date of
   * incorporation, the first AR or its status
   */
  cause: z.enum(ardChangeCauses),
  /** Next AR before and after it */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** the B1B73 before and after it; null when it did not change */
  B1B73: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  /** why, as it was written for a date set by hand or for a B1B73 */
  reason: z.string().nullable(),
})
export type ArdChange = z.output<typeof ardChange>

type Pair = readonly [before: string | null, after: string | null]
type Logged = { [Field in 'nextArReminder' | 'countedNextAr' | 'B1B73' | 'nextArReason' | 'B1B73Reason']?: Pair }

const causeOf = ({ countedNextAr, B1B73, nextArReason }: Logged): ArdChange['cause'] => {
  if (nextArReason) return 'set'
  if (B1B73) return 'B1B73'
  if (!countedNextAr) return 'dates'

  const [before, after] = countedNextAr
  return after !== null && (before === null || after > before) ? 'completed' : 'undone'
}

/** What a line of the change log says of the ARD (AR-13). */
export const readArdChange = (fields: Logged): Omit<ArdChange, 'at' | 'user'> => {
  const [from = null, to = null] = fields.nextArReminder ?? []
  const reason = fields.nextArReason?.[1] ?? fields.B1B73Reason?.[1] ?? null

  return {
    cause: causeOf(fields),
    from,
    to,
    B1B73: fields.B1B73 ? { from: fields.B1B73[0], to: fields.B1B73[1] } : null,
    reason,
  }
}
