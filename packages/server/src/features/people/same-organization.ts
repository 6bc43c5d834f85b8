import { organizationRecord } from '#features/organizations'
import { requireReference } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'

/**
 * Locks the organization that a save newly names as the same as the person.
 * @throws Problem UNKNOWN_ORGANIZATION
 */
export const lockSameOrganization = async (tx: Tx, organizationId: string | null | undefined): Promise<void> => {
  if (!organizationId) return
  await requireReference(tx, organizationRecord, organizationId, {
    field: 'sameAsOrganization',
    code: 'UNKNOWN_ORGANIZATION',
  })
}
