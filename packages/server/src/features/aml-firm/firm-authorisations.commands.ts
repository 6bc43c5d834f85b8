import {
  authorisationProblems,
  type FirmAuthorisation,
  type NewFirmAuthorisation,
} from '@registrar/domain/aml-firm/firm-authorisation'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import type { Session } from '#platform/sessions/session'
import { FIRM_RECORD } from './aml-firm.row.ts'
import { findAuthorisation } from './firm-authorisations.queries.ts'
import { refuse, requireLatest } from './refusals.ts'

/**
 * Saves the authorisation as a new version; a save that changes nothing makes none (FIRM-5).
 * @throws Problem CHANGED_MEANWHILE, AML_FIRM_REFUSED
 */
export const saveAuthorisation = (
  db: Db,
  { version: loadedFrom, ...sent }: NewFirmAuthorisation,
  { session, today }: { session: Session; today: IsoDate },
): Promise<FirmAuthorisation> =>
  inTransaction(db, async (tx) => {
    await lockExclusively(tx, 'aml-authorisation')
    const before = await findAuthorisation(tx)
    requireLatest(loadedFrom, before.version)
    refuse(authorisationProblems(sent, today))

    const { changes = before.changes } = sent
    const fields = changedFields(before.version === 0 ? {} : before, { ...sent, changes })
    if (Object.keys(fields).length === 0) return before

    const id = newId()
    await tx
      .insertInto('aml_authorisations')
      .values({
        id,
        version: before.version + 1,
        number: sent.number,
        from_on: sent.from,
        ends_on: sent.endsOn,
        supervisor: sent.supervisor,
        principal_officers: JSON.stringify(sent.principalOfficers),
        changes: JSON.stringify(changes),
        saved_by: session.userId,
      })
      .execute()
    await recordChange(tx, session, { recordType: FIRM_RECORD, recordId: id, action: 'created', fields })
    return findAuthorisation(tx)
  })
