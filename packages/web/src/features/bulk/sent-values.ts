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

/**
 * What the call is sent of filings, `valuesById` for those that differ or whose version is known: what a colleague has said meanwhile is not
 * overwritten (BULK-8, API-10). It is undefined until there is a day.
 */
export const sentChange = (
  { each, ...all }: SentAnswers,
  ids: ReadonlySet<string>,
  versionOf: (id: string) => number | undefined = () => undefined,
) => {
  if (!all.day) return undefined

  const own = [...ids]
    .map((id) => {
      const version = versionOf(id)
      const sent = each[id]
      return [id, { ...(sent && fieldsOf(sent)), ...(version !== undefined && { version }) }] as const
    })
    .filter(([, fields]) => hasFields(fields))
  return { values: fieldsOf(all), ...(own.length > 0 && { valuesById: Object.fromEntries(own) }) }
}
