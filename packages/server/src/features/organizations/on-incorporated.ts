import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Author } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'

/** The day of incorporation of a company was entered, when `from` is null, or corrected. */
export type Incorporated = { organizationId: string; from: IsoDate | null; to: IsoDate }

/** It is called in the transaction of the save, with the organization locked. */
export type OnIncorporated = (tx: Tx, incorporated: Incorporated, author: Author) => Promise<void>
