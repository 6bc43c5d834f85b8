import type { HandOver } from '@registrar/domain/users/hand-over'
import { sql } from 'kysely'
import { handOverRecords } from '#features/users'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { organizationRecord } from './organizations.row.ts'

const assignedOrganizations = {
  kind: organizationRecord,
  assignments: { table: 'organization_users', column: 'organization_id' },
  which: sql<boolean>`true`,
}

/** Hands the companies of one user to another (USER-15). */
export const handOverOrganizations = (tx: Tx, handOver: HandOver, session: Session): Promise<number> =>
  handOverRecords(tx, assignedOrganizations, handOver, session)
