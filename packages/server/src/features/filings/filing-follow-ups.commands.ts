import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { filingsOfFollowUp } from '@registrar/domain/follow-ups/follow-ups-of-filings'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/problem'

/** The follow-up that begins: it works on `filingId`, or on the filing of its kind that is due on its legal day. */
type StartingFollowUp = {
  organizationId: string
  name: FollowUpCode
  legalDay: IsoDate | null
  filingId: string | null
}

const openFilings = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('filings')
    .select(['id', 'due_on as dueOn'])
    .where('organization_id', '=', organizationId)
    .where('kind', '<>', 'B1')
    .where('deleted_at', 'is', null)

/**
 * The filing that a follow-up works on, in the caller's transaction; undefined when it works on none that is known (FIL-11).
 * @throws Problem VALIDATION_FAILED with `fields.filingId` when the company has no such filing
 */
export const findFilingOfFollowUp = async (
  tx: Tx,
  { organizationId, name, legalDay, filingId }: StartingFollowUp,
): Promise<{ id: string; dueOn: IsoDate | null } | undefined> => {
  if (filingId) {
    const named = isId(filingId)
      ? await openFilings(tx, organizationId).where('id', '=', filingId).executeTakeFirst()
      : undefined
    const message = 'The company has no such filing.'
    if (!named) throw new Problem('VALIDATION_FAILED', message, { fields: { filingId: message } })
    return named
  }

  const kinds = filingsOfFollowUp(name)
  if (legalDay === null || kinds.length === 0) return undefined
  return openFilings(tx, organizationId)
    .where('kind', 'in', kinds)
    .where('due_on', '=', legalDay)
    .where('state', '=', 'toFile')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('follow_ups as u')
            .select('u.id')
            .whereRef('u.id', '=', 'filings.follow_up_id')
            .where('u.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .executeTakeFirst()
}

/** Says that a follow-up works on a filing, in the caller's transaction. */
export const attachFollowUp = async (tx: Tx, filingId: string, followUpId: string): Promise<void> => {
  await tx.updateTable('filings').set({ follow_up_id: followUpId }).where('id', '=', filingId).execute()
}
