import { returnDueOn } from '@registrar/domain/filings/return-days'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { filingRecord } from './filings.row.ts'

/** A return that a follow-up has filed. */
type ReturnOfFollowUp = {
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
 * Corrects the day and the number of the return that a follow-up has sent, in the caller's transaction. A field that is undefined
 * stays. A follow-up without a return of its own changes nothing.
 * @throws Problem FILING_DATES_REFUSED for a day before the one that the return is made up to
 */
export const correctSentReturn = async (
  tx: Tx,
  followUpId: string,
  { sentOn, submissionNumber }: { sentOn: IsoDate | undefined; submissionNumber: string | null | undefined },
  session: Session,
): Promise<void> => {
  const filed = await tx
    .selectFrom('filings')
    .select(['id', 'made_up_to', 'sent_on as sentOn', 'submission_number as submissionNumber'])
    .where('follow_up_id', '=', followUpId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!filed) return

  if (sentOn && filed.made_up_to && sentOn < filed.made_up_to) {
    const message = 'This is before the day that the return is made up to.'
    throw new Problem('FILING_DATES_REFUSED', message, { fields: { filedOn: message } })
  }
  const fields = changedFields(filed, { sentOn, submissionNumber })
  if (Object.keys(fields).length === 0) return

  const values = sentFields({ sent_on: sentOn, submission_number: submissionNumber })
  await tx.updateTable('filings').set(values).where('id', '=', filed.id).execute()
  await recordChange(tx, session, { recordType: filingRecord.type, recordId: filed.id, action: 'updated', fields })
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
