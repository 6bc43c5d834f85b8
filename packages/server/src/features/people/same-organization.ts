import { organizationRecord } from '#features/organizations'
import { lockIfExists } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/http/problem'

/**
 * Locks the organization that a save newly names as the same as the person. An undo may put back one that is now in the bin.
 * @throws Problem UNKNOWN_ORGANIZATION
 */
export const lockSameOrganization = async (
  tx: Tx,
  organizationId: string | null | undefined,
  isUndo = false,
): Promise<void> => {
  if (!organizationId) return
  if (await lockIfExists(tx, organizationRecord, organizationId, 'key share', { isInBinToo: isUndo })) return

  throw new Problem('UNKNOWN_ORGANIZATION', 'There is no such organization.', {
    fields: { sameAsOrganization: 'There is no such organization.' },
  })
}
