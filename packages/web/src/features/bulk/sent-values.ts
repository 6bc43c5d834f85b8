import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** When a filing was sent, and under which number. */
export type Sent = { day: IsoDate | null; number: string }

/** What is answered about filings that were sent: of all of them, and of those that have a day or a number of their own. */
export type SentAnswers = Sent & { each: Record<string, Sent> }

const fieldsOf = ({ day, number }: Sent) => ({
  ...(day && { sentOn: day }),
  ...(number.trim() && { submissionNumber: number.trim() }),
})

const hasFields = (fields: object) => Object.keys(fields).length > 0

/** What the call is sent of filings, `valuesById` for those that differ (BULK-8); undefined until there is a day. */
export const sentChange = ({ each, ...all }: SentAnswers, ids: ReadonlySet<string>) => {
  if (!all.day) return undefined

  const own = Object.entries(each)
    .map(([id, sent]) => [id, fieldsOf(sent)] as const)
    .filter(([id, fields]) => ids.has(id) && hasFields(fields))
  return { values: fieldsOf(all), ...(own.length > 0 && { valuesById: Object.fromEntries(own) }) }
}
