import { extensionOf, type FilingFields } from '@registrar/domain/filings/filing-changes'
import { changesInWords, nameless } from '@registrar/domain/filings/filing-event'
import { correctBy } from '@registrar/domain/filings/filing-days'
import { type Filing, filingFieldTable } from '@registrar/domain/filings/filing'
import { type FilingKind, filingKindOf } from '@registrar/domain/filings/filing-kinds'
import {
  daysLateOf,
  isUnconfirmedFiling,
  legalDateOf,
  type StoredFiling,
} from '@registrar/domain/filings/filing-lateness'
import { papersOfFiling } from '@registrar/domain/documents/papers-of-filing'
import { filingState } from '@registrar/domain/filings/filing-state'
import { columnByField } from '@registrar/domain/shared/field'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { sql } from 'kysely'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'
import type { PersonOfFiling } from './filing-people.ts'

/** How the change log names a filing, and where filings are kept. */
export const filingRecord = { type: 'filing', table: 'filings' } as const satisfies RecordKind

/** The columns that a set of API fields is written to. */
export const filingValues = columnValues(filingFieldTable, 'filings')

/** The columns of a filing under the API's field names. */
export const filingColumns = [
  ...columnsOf('f', recordColumn, ['_id', 'createdAt']),
  ...columnsOf('f', columnByField(filingFieldTable, 'filings')),
  'f.due_on as dueOn' as const,
  'f.moves' as const,
  'f.is_first as isFirst' as const,
  'f.is_unconfirmed as isUnconfirmed' as const,
  // One that was deleted works on nothing.
  sql<string | null>`(select u.id from follow_ups u where u.id = f.follow_up_id and u.deleted_at is null)`.as(
    'followUpId',
  ),
  versionOf('f'),
]

/** A filing as it is selected. */
export type FilingRow = Omit<StoredFiling, 'kind' | 'court'> & {
  isUnconfirmed: boolean
  isCompanyOver: boolean
  isFirst: boolean
  _id: string
  version: number
  createdAt: string
  organizationId: string
  organizationName: string
  kind: string
  court: string | null
  followUpId: string | null
  people: PersonOfFiling[]
}

/** A row as the rules read it. Checks of the table allow only the kinds and courts of the domain. */
export const storedFiling = <R extends { kind: string; court: string | null }>(row: R) => ({
  ...row,
  kind: row.kind as FilingKind,
  court: row.court as FilingFields['court'],
})

/** What happened, with the names of whom it is about, which are read anew each time (FIL-7). */
export const eventOf = ({ event, people }: Pick<FilingRow, 'event' | 'people'>): string => {
  const words = changesInWords(nameless(people))
  return words !== '' && event.endsWith(words) ? event.slice(0, -words.length) + changesInWords(people) : event
}

/** A row in the shape that the API answers. */
export const filingOfRow = (row: FilingRow, today: IsoDate, closingDays: ClosingDays): Filing => {
  const filing = storedFiling(row)
  const {
    dueOn: _,
    moves: __,
    isFirst: ____,
    court: ___,
    people,
    hearingOn,
    orderedOn,
    extendedTo,
    deliverBy,
    deliveredOn,
    ...shown
  } = filing
  const extension = extensionOf({ ...filing, hearingOn, orderedOn, extendedTo, deliverBy, deliveredOn })

  return {
    ...shown,
    event: eventOf(filing),
    documents: papersOfFiling(filing),
    personIds: [...new Set(people.flatMap(({ personId }) => personId ?? []))],
    title: filingKindOf(filing.kind).title,
    state: filingState(filing),
    legalDate: legalDateOf(filing, today, closingDays),
    daysLate: daysLateOf(filing, today, closingDays),
    isUnconfirmed: isUnconfirmedFiling(filing),
    correctBy: filing.sentBackOn && correctBy(filing.kind, filing.sentBackOn, closingDays),
    extension,
  }
}
