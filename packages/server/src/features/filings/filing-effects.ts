import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Author } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/**
 * Moves the dates of a company when its annual return was filed without a follow-up; it is called in the transaction of the save,
 * with the organization locked (AR-4).
 */
export type OnReturnFiled = (
  tx: Tx,
  filed: { organizationId: string; ard: IsoDate; nextFrom: IsoDate; yearEnd: IsoDate | null },
  session: Session,
) => Promise<void>

/**
 * Says on a company on which day the B1B73 was sent that moved its old ARD; null when that is taken back. It is called in the transaction
 * of the save, with the organization locked (AR-21).
 */
export type OnB1B73Sent = (
  tx: Tx,
  sent: { organizationId: string; oldArd: IsoDate; filedOn: IsoDate | null },
  author: Author,
) => Promise<void>

/** What a filing changes on its company. */
export type FilingEffects = { onReturnFiled: OnReturnFiled; onB1B73Sent: OnB1B73Sent }
