import { latenessOf } from '@registrar/domain/filings/late-returns'
import type { CourtExtension } from '@registrar/domain/filings/court-extension'
import type { RegisteredReturn } from '@registrar/domain/filings/return-register'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { countedDelivery } from '@registrar/domain/filings/filing-state'
import type { FilingKind } from '@registrar/domain/filings/filing-kinds'
import { sql } from 'kysely'
import { isNotOver } from '#features/present-links'
import type { FilingDay } from './filings.queries.ts'

export const returnColumns = [
  'id',
  'kind',
  'event_date',
  'is_unconfirmed',
  'made_up_to',
  'year_end',
  'sent_on',
  'sent_back_on',
  'resent_on',
  'registered_on',
  'is_first',
  'follow_up_id',
  'court',
  'hearing_on',
  'ordered_on',
  'extended_to',
  'deliver_by',
  'delivered_on',
] as const

/** Whether a return of `filings` was sent back, and is not due again because its company is over (ORG-36). */
export const isNotDue = (filings: string) =>
  sql<boolean>`${sql.ref(`${filings}.state`)} = 'sentBack' and exists (select from organizations c
    left join organization_details d on d.organization_id = c.id
    where c.id = ${sql.ref(`${filings}.organization_id`)} and not (${isNotOver('c', 'd')}))`.as('isNotDue')

/** A row of a return; one that is filed has `sent_on`. */
export type ReturnRow = {
  id: string
  kind: string
  event_date: IsoDate
  is_unconfirmed: boolean
  made_up_to: IsoDate | null
  year_end: IsoDate | null
  sent_on: IsoDate | null
  sent_back_on: IsoDate | null
  resent_on: IsoDate | null
  registered_on: IsoDate | null
  is_first: boolean
  follow_up_id: string | null
  court: string | null
  hearing_on: IsoDate | null
  ordered_on: IsoDate | null
  extended_to: IsoDate | null
  deliver_by: IsoDate | null
  delivered_on: IsoDate | null
  isNotDue?: boolean
}

/** The order of a court of a row; null without one. */
const extensionOfRow = (row: ReturnRow): CourtExtension | null =>
  row.court === null
    ? null
    : {
        court: row.court as CourtExtension['court'],
        hearingOn: row.hearing_on,
        orderedOn: row.ordered_on,
        extendedTo: row.extended_to,
        deliverBy: row.deliver_by,
        deliveredOn: row.delivered_on,
      }

/** What the last day of a return follows from. */
export const basisOfRow = (row: ReturnRow) => ({
  madeUpTo: row.made_up_to ?? row.event_date,
  yearEnd: row.year_end,
  extension: extensionOfRow(row),
  ...(isUnconfirmed(row) && { isUnconfirmed: true as const }),
})

// A return that is filed confirms its date.
const isUnconfirmed = ({ is_unconfirmed, sent_on }: ReturnRow) => is_unconfirmed && sent_on === null

/** The day of the delivery of a row that counts; null while it was sent back and has not come again in time (FIL-5). */
export const countedDeliveryOfRow = (
  { kind, sent_on, sent_back_on, resent_on, registered_on }: ReturnRow,
  { today, closingDays }: FilingDay,
): IsoDate | null =>
  countedDelivery(
    {
      kind: kind as FilingKind,
      sentOn: sent_on,
      sentBackOn: sent_back_on,
      resentOn: resent_on,
      registeredOn: registered_on,
    },
    today,
    closingDays,
  )

/** The same, and today where none counts: it is as late as if it came today. */
export const deliveryOfRow = (row: ReturnRow, day: FilingDay): IsoDate => countedDeliveryOfRow(row, day) ?? day.today

/**
 * A line of the register in the shape that the API answers, with its lateness and fee (AR-15). One that is not due is not late,
 * and costs nothing.
 */
export const registeredReturn = (
  row: ReturnRow & { sent_on: IsoDate },
  { today, closingDays }: FilingDay,
): RegisteredReturn => {
  const basis = basisOfRow(row)
  return {
    _id: row.id,
    kind: row.kind === 'B1B73' ? 'B1B73' : 'B1',
    filedOn: row.sent_on,
    isFirst: row.is_first,
    followUpId: row.follow_up_id,
    ...basis,
    ...latenessOf(basis, deliveryOfRow(row, { today, closingDays }), closingDays),
    ...(row.isNotDue && { daysLate: 0, fee: 0 }),
  }
}
