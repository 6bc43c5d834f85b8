import { type HandOver, handOverChanges } from '@registrar/domain/users/hand-over'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import type { Session } from '#platform/sessions/session'

/** Hands the companies of one user to another (USER-15). */
export const handOverOrganizations = async (tx: Tx, handOver: HandOver, session: Session): Promise<void> => {
  const mine = tx.selectFrom('organization_users').select('organization_id').where('user_id', '=', handOver.from)
  const locked = await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', mine)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return

  const isHandedOver = sql<boolean>`organization_users.organization_id = any(${ids}::uuid[])`
  const assigned = await tx
    .selectFrom('organization_users')
    .innerJoin('users', 'users.id', 'organization_users.user_id')
    .select(['organization_users.organization_id as recordId', 'users.id as userId'])
    .select(fullName('users').as('userName'))
    .where(isHandedOver)
    .orderBy('organization_users.position')
    .execute()

  await tx
    .deleteFrom('organization_users')
    .where('user_id', '=', handOver.from)
    .where(
      'organization_id',
      'in',
      tx.selectFrom('organization_users as t').select('t.organization_id').where('t.user_id', '=', handOver.to.userId),
    )
    .where(isHandedOver)
    .execute()
  await tx
    .updateTable('organization_users')
    .set({ user_id: handOver.to.userId })
    .where('user_id', '=', handOver.from)
    .where(isHandedOver)
    .execute()
  await tx
    .updateTable('organizations')
    .set({ updated_at: now() })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()

  const changes = handOverChanges(assigned, handOver).map(({ recordId, users }) => ({
    recordType: 'organization' as const,
    recordId,
    action: 'updated' as const,
    fields: { users },
  }))
  await recordChanges(tx, session, changes)
}
