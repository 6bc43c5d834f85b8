import type { BulkAction } from '@registrar/domain/bulk/bulk'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Author } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { SourceContext } from '#platform/export/list-source'
import type { Session } from '#platform/sessions/session'

/** Who changes several records, and the day where the firm works. */
export type BulkContext = { session: Session; today: IsoDate; config: Config }

/** Changes one record by the command of its feature; `values` have passed the schema of the call. */
type ChangeRecord = (tx: Tx, id: string, values: unknown, context: BulkContext) => Promise<unknown>

/** Who sends an email to each of several records. */
export type Mailing = { author: Author; config: Config }

/** Sends an email to one record. */
export type SendEmail = (tx: Tx, id: string, values: unknown, mailing: Mailing) => Promise<unknown>

/** A kind of record of which several can be changed at once. */
export type BulkKind<Query> = {
  recordType: HistoryRecordType
  /** the ids of all that the list's search finds */
  listIds: (query: Query, context: SourceContext) => Promise<string[]>
  actions: Partial<Record<Exclude<BulkAction, 'sendMail'>, ChangeRecord>>
  sendEmail?: SendEmail
}
