import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Db, inTransaction } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { removeCompanyMember } from './company-members.commands.ts'
import { findCompanyMember } from './company-members.queries.ts'
import { removeLink } from './links.commands.ts'
import { findLink } from './links.queries.ts'

/**
 * Removes a link for a user. A link whose person or organization is in the bin waits for that record (BIN-2); only undoing its
 * creation removes it then.
 * @throws Problem NOT_FOUND
 */
export const unlink = (db: Db, id: string, session: Session, today: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    await findLink(tx, id, today)
    await removeLink(tx, id, session, today)
  })

/**
 * Removes a company member for a user, unless one of the two companies is in the bin (BIN-2).
 * @throws Problem NOT_FOUND
 */
export const unlinkCompanyMember = async (db: Db, id: string, session: Session, today: IsoDate): Promise<void> => {
  await findCompanyMember(db, id, today)
  await removeCompanyMember(db, id, session, today)
}
