import * as z from 'zod'

/** What a save warns of and does not refuse. */
export const recordWarning = z.object({
  code: z.enum(['SAME_CRO_NUMBER', 'SAME_TAX_NUMBER', 'SAME_NAME', 'FORMER_NAME', 'NEAR_NAME']),
  /** the field that it is about */
  field: z.string(),
  /** a sentence, without the names of the records */
  message: z.string(),
  /** the other records that it is about, with their pages in the app */
  records: z.array(z.object({ _id: z.string(), name: z.string(), path: z.string() })),
})
export type RecordWarning = z.output<typeof recordWarning>

/** The warnings of an answer; left out when there are none. */
export const recordWarnings = { warnings: z.array(recordWarning).optional() }

/** A warning as one sentence with the names, for a report without links. */
export const warningText = ({ message, records }: RecordWarning): string =>
  records.length === 0 ? message : `${message.replace(/\.$/, '')}: ${records.map(({ name }) => name).join(', ')}.`

/** The part of an answer that has the warnings, where there are any. */
export const withWarnings = (warnings: readonly RecordWarning[]): { warnings?: RecordWarning[] } =>
  warnings.length > 0 ? { warnings: [...warnings] } : {}
