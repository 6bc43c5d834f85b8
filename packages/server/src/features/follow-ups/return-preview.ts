import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { previewAnnualReturn } from '#features/organizations'
import type { Db } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { findLaterReturn } from './completed-return.commands.ts'

/**
 * Next AR before and after completing a follow-up, without completing it; null when it is completed, or moves no return
 * (AR-14).
 * @throws Problem NOT_FOUND
 */
export const previewReturn = async (
  db: Db,
  id: string,
): Promise<{ from: IsoDate | null; to: IsoDate | null } | null> => {
  const followUp = await requireRow(
    'follow-up',
    id,
    db
      .selectFrom('follow_ups')
      .select(['id as _id', 'organization_id', 'name', 'is_completed', 'ard as ARD'])
      .select(['return_counted_from', 'return_due', 'return_move'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('is_organization_deleted', '=', false),
  )

  const name = followUp.name as FollowUpCode
  const effect = annualReturnEffect(name)
  if (effect === null || followUp.is_completed) return null

  const completed = effect === 'first' ? effect : await findLaterReturn(db, { ...followUp, name })
  const { before, after } = await previewAnnualReturn(db, followUp.organization_id, completed)

  return { from: before.nextArReminder, to: after.nextArReminder }
}
