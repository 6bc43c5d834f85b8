import { dueOn } from '@registrar/domain/filings/filing-days'
import { countedDelivery } from '@registrar/domain/filings/filing-state'
import { b1b73Effect } from '@registrar/domain/organizations/annual-returns/b1b73-effect'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { today } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { CRO_TIME_ZONE } from './cro-day.ts'
import type { FilingEffects } from './filing-effects.ts'
import { countedDelivery as deliveryInSql } from './filing.list.ts'
import { lockCompany } from './lock-company.ts'
import type { RunningReturnFacts } from './running-return.queries.ts'

type FiledB1B73 = { id: string; oldArd: IsoDate; sentOn: IsoDate }

const readStored = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('filings')
    .select(['id', 'organization_id', 'event_date'])
    .select([
      'sent_on as sentOn',
      'sent_back_on as sentBackOn',
      'resent_on as resentOn',
      'registered_on as registeredOn',
    ])
    .where('organization_id', 'in', ids)
    .where('kind', '=', 'B1B73')
    .where('deleted_at', 'is', null)
    .execute()

// The B1B73s in force that were filed.
const inForce = (companies: readonly RunningReturnFacts[], closingDays: ClosingDays): FiledB1B73[] =>
  companies.flatMap((company) => {
    const effect = b1b73Effect(company, today(CRO_TIME_ZONE), closingDays)
    const { id, B1B73FiledOn: sentOn } = company
    return effect && sentOn ? [{ id, oldArd: effect.oldArd, sentOn }] : []
  })

/**
 * Keeps the filing of each B1B73 in force that was filed: it is the return of the annual return date that it moved (AR-21, FIL-2). Its
 * days other than that of its delivery are the staff's.
 */
export const keepFiledB1B73s = async (
  tx: Tx,
  companies: readonly RunningReturnFacts[],
  closingDays: ClosingDays,
): Promise<void> => {
  const forms = inForce(companies, closingDays)
  if (forms.length === 0) return

  const stored = await readStored(
    tx,
    forms.map(({ id }) => id),
  )
  const storedOf = ({ id, oldArd }: FiledB1B73) =>
    stored.find((row) => row.organization_id === id && row.event_date === oldArd)

  for (const form of forms) {
    const row = storedOf(form)
    const { sentOn, oldArd } = form
    if (row && countedDelivery({ ...row, kind: 'B1B73' }, today(CRO_TIME_ZONE), closingDays) !== sentOn)
      await tx
        .updateTable('filings')
        .set({ sent_on: sentOn, sent_back_on: null, resent_on: null, reason: null, state: 'sent' })
        .where('id', '=', row.id)
        .execute()
    if (!row)
      await tx
        .insertInto('filings')
        .values({
          id: newId(),
          organization_id: form.id,
          kind: 'B1B73',
          event_date: oldArd,
          event: 'Annual return and change of ARD',
          due_on: dueOn('B1B73', oldArd),
          sent_on: sentOn,
          state: 'sent',
        })
        .execute()
  }
}

/** Takes back that a B1B73 was filed: its day, or the form itself, was cleared (AR-21). */
export const removeFiledB1B73 = async (tx: Tx, organizationId: string, filedOn: IsoDate): Promise<void> => {
  await tx
    .deleteFrom('filings')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1B73')
    .where('sent_on', '=', filedOn)
    // One that was sent back stays, as it is to be corrected.
    .where('sent_back_on', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Takes the day off companies whose B1B73 was sent back and not corrected in time: it counts as not delivered from the day on which that time has
 * passed (AR-21, FIL-5). The filing stays as it is.
 */
export const forgetUncorrectedB1B73s = async (
  db: Db,
  { onB1B73Sent }: Pick<FilingEffects, 'onB1B73Sent'>,
): Promise<void> => {
  const forgotten = await db
    .selectFrom('filings as f')
    .innerJoin('organization_details as d', 'd.organization_id', 'f.organization_id')
    .innerJoin('organizations as o', 'o.id', 'f.organization_id')
    .select(['f.organization_id as organizationId', 'f.event_date as oldArd'])
    .where('f.kind', '=', 'B1B73')
    .where('f.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .where('f.state', '=', 'sentBack')
    .whereRef('f.sent_on', '=', 'd.changed_annual_return_filed_on')
    .where(deliveryInSql(sql.ref('f'), today(CRO_TIME_ZONE)), 'is', null)
    .orderBy('f.organization_id')
    .execute()

  for (const one of forgotten)
    await inTransaction(db, async (tx) => {
      await lockCompany(tx, one.organizationId)
      await onB1B73Sent(tx, { ...one, filedOn: null }, null)
    })
}
