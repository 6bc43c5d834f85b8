import {
  type FiledReturnChanges,
  filedReturnProblems,
  type NewFiledReturn,
  type RegisteredReturn,
} from '@registrar/domain/organizations/annual-returns/return-register'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { organizationRecord } from '../organizations.row.ts'
import { registeredReturn, returnColumns } from './return-register.row.ts'

type FiledDays = { made_up_to: IsoDate; filed_on: IsoDate }
type LoggedReturn = FiledDays & { is_first: boolean }

// The register belongs to the organization, so its changes are in the organization's history.
const logReturn = (
  tx: Tx,
  session: Session,
  organizationId: string,
  before: LoggedReturn | null,
  after: LoggedReturn | null,
) => {
  const text = (filed: LoggedReturn | null) =>
    filed &&
    `made up to ${displayDate(filed.made_up_to)}${filed.is_first ? ' (first)' : ''}, filed on ${displayDate(filed.filed_on)}`

  return recordChange(tx, session, {
    recordType: organizationRecord.type,
    recordId: organizationId,
    action: 'updated',
    fields: { annualReturns: [text(before), text(after)] },
  })
}

const refuseDuplicate = (error: unknown): never => {
  const isDuplicate =
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'annual_returns_organization_id_made_up_to_key'
  throw isDuplicate
    ? new Problem('RETURN_ALREADY_REGISTERED', 'The register has a return made up to this day already.')
    : error
}

const requirePossible = async (
  tx: Tx,
  organizationId: string,
  { made_up_to, filed_on }: FiledDays,
  today: IsoDate,
): Promise<void> => {
  const { incorporation_date: incorporationDate } = await tx
    .selectFrom('organizations')
    .select('incorporation_date')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()

  const fields = filedReturnProblems({ madeUpTo: made_up_to, filedOn: filed_on }, { incorporationDate, today })
  if (Object.keys(fields).length > 0)
    throw new Problem('RETURN_DATES_REFUSED', 'The days of this return cannot be right.', { fields })
}

/**
 * Enters a filed return in the register (AR-17).
 * @throws Problem NOT_FOUND, RETURN_DATES_REFUSED, RETURN_ALREADY_REGISTERED
 */
export const registerReturn = (
  db: Db,
  organizationId: string,
  { madeUpTo, filedOn, isFirst }: NewFiledReturn,
  { session, today }: { session: Session; today: IsoDate },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'share')

    const id = newId()
    const filed = { made_up_to: madeUpTo, filed_on: filedOn, is_first: isFirst }
    await requirePossible(tx, organizationId, filed, today)
    await tx
      .insertInto('annual_returns')
      .values({ id, organization_id: organizationId, ...filed })
      .execute()
      .catch(refuseDuplicate)
    await logReturn(tx, session, organizationId, null, filed)

    return id
  })

const lockReturn = async (tx: Tx, organizationId: string, id: string) => {
  await lockRecord(tx, organizationRecord, organizationId, 'share')
  if (!isId(id)) throw notFound('annual return')

  const row = await tx
    .selectFrom('annual_returns')
    .select(returnColumns)
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('annual return')

  return row
}

/**
 * Corrects a return in the register.
 * @throws Problem NOT_FOUND, RETURN_DATES_REFUSED, RETURN_ALREADY_REGISTERED
 */
export const updateRegisteredReturn = (
  db: Db,
  { id: organizationId, returnId }: { id: string; returnId: string },
  changes: FiledReturnChanges,
  { session, closingDays, today }: { session: Session; closingDays: ClosingDays; today: IsoDate },
): Promise<RegisteredReturn> =>
  inTransaction(db, async (tx) => {
    const before = await lockReturn(tx, organizationId, returnId)
    const { madeUpTo = before.made_up_to, filedOn = before.filed_on, isFirst = before.is_first } = changes
    const after = { ...before, made_up_to: madeUpTo, filed_on: filedOn, is_first: isFirst }
    const isSame = madeUpTo === before.made_up_to && filedOn === before.filed_on && isFirst === before.is_first

    if (!isSame) {
      await requirePossible(tx, organizationId, after, today)
      await tx
        .updateTable('annual_returns')
        .set({ made_up_to: madeUpTo, filed_on: filedOn, is_first: isFirst })
        .where('id', '=', returnId)
        .execute()
        .catch(refuseDuplicate)
      await logReturn(tx, session, organizationId, before, after)
    }

    return registeredReturn(after, closingDays)
  })

/**
 * Takes a return out of the register.
 * @throws Problem NOT_FOUND
 */
export const removeRegisteredReturn = (
  db: Db,
  { id: organizationId, returnId }: { id: string; returnId: string },
  session: Session,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockReturn(tx, organizationId, returnId)
    await tx.deleteFrom('annual_returns').where('id', '=', returnId).execute()
    await logReturn(tx, session, organizationId, before, null)
  })

/**
 * Enters the return that a completed follow-up has filed, in the caller's transaction. If the register has another line made up to
 * that day, that line stays as it is (AR-17).
 */
export const registerFiledReturn = async (
  tx: Tx,
  { organizationId, followUpId, ...filed }: { organizationId: string; followUpId: string } & LoggedReturn,
): Promise<void> => {
  await tx
    .insertInto('annual_returns')
    .values({ ...filed, id: newId(), organization_id: organizationId, follow_up_id: followUpId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'made_up_to']).doNothing())
    .execute()
}

/**
 * Removes the return of a follow-up that is no longer completed from the register, in the caller's transaction. The line stays
 * for `otherId`, another completed follow-up of the same return (AR-17).
 */
export const unregisterFiledReturn = async (tx: Tx, followUpId: string, otherId?: string): Promise<void> => {
  if (otherId)
    await tx
      .updateTable('annual_returns')
      .set({ follow_up_id: otherId })
      .where('follow_up_id', '=', followUpId)
      .execute()
  else await tx.deleteFrom('annual_returns').where('follow_up_id', '=', followUpId).execute()
}
