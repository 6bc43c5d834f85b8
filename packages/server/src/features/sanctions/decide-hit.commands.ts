import {
  type SanctionsDecision,
  type SanctionsHit,
  sanctionsHitStateLabels,
} from '@registrar/domain/sanctions/sanctions-hit'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { screenOwned } from './owned-companies.commands.ts'
import { findHit } from './sanctions.queries.ts'

// Locks the record first, in the same order as a save of the record, which screens it.
const lockHit = async (tx: Tx, id: string): Promise<SanctionsHit> => {
  const { personId, organizationId } = await findHit(tx, id)
  if (personId) await lockRecord(tx, personRecord, personId, 'share')
  if (organizationId) await lockRecord(tx, organizationRecord, organizationId, 'share')

  const locked = await tx.selectFrom('sanctions_hits').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!locked) throw notFound('sanctions hit')
  return findHit(tx, id)
}

const textOf = ({ state, listedName, reason }: Pick<SanctionsHit, 'state' | 'listedName' | 'reason'>): string =>
  `${sanctionsHitStateLabels[state]}: ${listedName}${reason ? ` (${reason})` : ''}`

/**
 * Clears a hit, confirms it or opens it again, with a reason that the history of the record keeps (SANC-5).
 * @throws Problem NOT_FOUND
 */
export const decideHit = (
  db: Db,
  id: string,
  { state, reason }: SanctionsDecision,
  session: Session,
): Promise<SanctionsHit> =>
  inTransaction(db, async (tx) => {
    if (!isId(id)) throw notFound('sanctions hit')
    const before = await lockHit(tx, id)

    await tx
      .updateTable('sanctions_hits')
      .set({ state, reason, decided_by: session.userId, decided_at: now() })
      .where('id', '=', id)
      .execute()
    // Whoever is cleared owns nothing any more that is frozen.
    await screenOwned(tx)
    const after = await findHit(tx, id)

    await recordChange(tx, session, {
      recordType: before.personId ? 'person' : 'organization',
      recordId: before.personId ?? before.organizationId ?? '',
      action: 'updated',
      fields: { sanctions: [textOf(before), textOf(after)] },
    })
    return after
  })
