import { returnDueOn } from '@registrar/domain/filings/return-days'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'

/** A return that a follow-up has filed. */
export type ReturnOfFollowUp = {
  organizationId: string
  followUpId: string
  /** the annual return date that it is for */
  ard: IsoDate
  sentOn: IsoDate
  submissionNumber: string | null
  isFirst: boolean
}

const ofReturn = (tx: Tx, { organizationId, ard }: Pick<ReturnOfFollowUp, 'organizationId' | 'ard'>) =>
  tx
    .updateTable('filings')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1')
    .where('event_date', '=', ard)
    .where('deleted_at', 'is', null)

/**
 * Says that the return of a follow-up was sent, in the caller's transaction. A return that the register has as filed already stays
 * as it is, unless this follow-up has filed it (AR-17).
 */
export const fileReturn = async (tx: Tx, filed: ReturnOfFollowUp): Promise<void> => {
  const { organizationId, followUpId, ard, sentOn, submissionNumber, isFirst } = filed
  const sent = { sent_on: sentOn, follow_up_id: followUpId, state: 'sent', reason: null }
  const { numUpdatedRows } = await ofReturn(tx, filed)
    .where((eb) => eb.or([eb('state', '=', 'toFile'), eb('follow_up_id', '=', followUpId)]))
    .set({ ...sent, ...(submissionNumber !== null && { submission_number: submissionNumber }) })
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return

  await tx
    .insertInto('filings')
    .values({
      ...sent,
      id: newId(),
      organization_id: organizationId,
      kind: 'B1',
      event_date: ard,
      made_up_to: ard,
      is_first: isFirst,
      due_on: returnDueOn({ madeUpTo: ard, yearEnd: null }),
      submission_number: submissionNumber,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'made_up_to']).doNothing())
    .execute()
}

/**
 * Takes back that a follow-up has filed its return, in the caller's transaction. It stays filed by `otherId`, another follow-up of
 * the same return (AR-17). The caller then keeps the running return.
 */
export const unfileReturn = async (tx: Tx, followUpId: string, otherId?: string): Promise<void> => {
  const notSent = { sent_on: null, resent_on: null, sent_back_on: null, registered_on: null, submission_number: null }
  await tx
    .updateTable('filings')
    .set(otherId ? { follow_up_id: otherId } : { ...notSent, follow_up_id: null, state: 'toFile' })
    .where('follow_up_id', '=', followUpId)
    .where('kind', '=', 'B1')
    .execute()
}
