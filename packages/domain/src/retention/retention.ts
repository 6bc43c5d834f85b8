import { addMonths, type IsoDate } from '../shared/iso-date.ts'

/** Years for which the law wants records after a relationship has ended (CJA 2010 s. 55, RET-1). */
export const RETENTION_YEARS = 5

/** Days before the end of the retention from which a record is shown as upcoming (RET-3). */
export const UPCOMING_DAYS = 90

/** When the firm stopped looking after a company. A company in the bin without such a day ended on the day of its deletion. */
export type RelationshipEnd = { relationshipEndedOn: IsoDate | null; deletedOn: IsoDate | null }

/**
 * What the retention of a record depends on. `companies`: of a person, every company that they are or were linked to; of a
 * company, every other one that it is a member of.
 */
export type RetainedRecord = RelationshipEnd & {
  recordType: 'organization' | 'person'
  companies: readonly RelationshipEnd[]
}

/** The day on which a relationship ended; null while the company is a client. */
const endOf = ({ relationshipEndedOn, deletedOn }: RelationshipEnd, today: IsoDate): IsoDate | null => {
  const end = relationshipEndedOn ?? deletedOn
  return end !== null && end <= today ? end : null
}

/** The day on which the firm's last relationship behind a record ended; null while there is one (RET-1, RET-2). */
export const relationshipEndOf = (record: RetainedRecord, today: IsoDate): IsoDate | null => {
  const isOwnEnd = record.recordType === 'organization' || record.companies.length === 0
  const own = isOwnEnd ? [endOf(record, today)] : []
  const ends = [...own, ...record.companies.map((company) => endOf(company, today))]

  if (ends.includes(null)) return null
  return ends.reduce((latest, end) => (latest === null || (end !== null && end > latest) ? end : latest), null)
}

/**
 * The last day on which a record must be kept: five years after the last relationship ended. Null while the company, or one
 * that the person is linked to, is a client (RET-1, RET-2).
 */
export const retentionEndsOn = (record: RetainedRecord, today: IsoDate): IsoDate | null => {
  const end = relationshipEndOf(record, today)
  return end === null ? null : addMonths(end, RETENTION_YEARS * 12)
}

/** Whether a record is due to be erased: the last day of its retention has passed (RET-3). */
export const isRetentionOver = (endsOn: IsoDate | null, today: IsoDate): boolean => endsOn !== null && endsOn < today
