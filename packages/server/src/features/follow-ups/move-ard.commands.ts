import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect, deadlineOf } from '@registrar/domain/follow-ups/follow-up-rules'
import type { OnArdMoved } from '#features/organizations'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { followUpRecord } from './follow-ups.row.ts'

/**
 * When a return is due on another day, gives its running follow-ups the new ARD and deadline (AR-12). A follow-up whose ARD
 * staff have set themselves keeps it.
 */
export const moveArdOfRunningFollowUps: OnArdMoved = async (tx, { organizationId, from, to }, author) => {
  const running = await tx
    .selectFrom('follow_ups')
    .select(['id', 'name', 'start_date', 'ard', 'deadline', 'return_due'])
    .where('organization_id', '=', organizationId)
    .where('is_listed', '=', true)
    .where('is_completed', '=', false)
    .where((eb) => eb.or([eb('ard', '=', from), eb('return_due', '=', from)]))
    .orderBy('id')
    .forUpdate()
    .execute()

  for (const followUp of running) {
    const name = followUp.name as FollowUpCode
    const isMoved = followUpCatalogue[name].ardEnabled && annualReturnEffect(name) !== null && followUp.ard === from
    const ard = isMoved ? to : followUp.ard
    const deadline = isMoved ? deadlineOf({ name, start_date: followUp.start_date, ARD: to }) : followUp.deadline
    const return_due = followUp.return_due === from ? to : followUp.return_due

    await tx
      .updateTable('follow_ups')
      .set({ return_due, ...(isMoved && { ard, deadline, updated_at: now() }) })
      .where('id', '=', followUp.id)
      .execute()

    if (isMoved)
      await recordChange(tx, author, {
        recordType: followUpRecord.type,
        recordId: followUp.id,
        action: 'updated',
        fields: { ARD: [from, to], deadline: [followUp.deadline, deadline] },
      })
  }
}
