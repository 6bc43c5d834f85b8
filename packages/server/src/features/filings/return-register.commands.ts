import {
  type FiledReturnChanges,
  filedReturnProblems,
  type NewFiledReturn,
  type RegisteredReturn,
} from '@registrar/domain/filings/return-register'
import { returnDueOn } from '@registrar/domain/filings/return-days'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { isSameValue } from '@registrar/domain/shared/same-value'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { recordChangeAsVersion } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { lockCompany } from './lock-company.ts'
import { isNotDue, registeredReturn, returnColumns } from './return-register.row.ts'
import { keepRunningReturn } from './running-return.commands.ts'

type FiledDays = { made_up_to: IsoDate | null; sent_on: IsoDate | null }
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
    `made up to ${displayDate(filed.made_up_to)}${filed.is_first ? ' (first)' : ''}, filed on ${displayDate(filed.sent_on)}`

  return recordChangeAsVersion(tx, session, {
    recordType: 'organization',
    recordId: organizationId,
    action: 'updated',
    fields: { annualReturns: [text(before), text(after)] },
  })
}

/** Says that a company has two returns made up to one day: the key of the table allows one (AR-17). */
export const refuseDuplicateReturn = (error: unknown): never => {
  const isDuplicate = error instanceof Error && 'constraint' in error && error.constraint === 'filings_one_return'
  throw isDuplicate
    ? new Problem('RETURN_ALREADY_REGISTERED', 'The register has a return made up to this day already.')
    : error
}

const requirePossible = async (
  tx: Tx,
  organizationId: string,
  { madeUpTo, filedOn }: { madeUpTo: IsoDate; filedOn: IsoDate },
  today: IsoDate,
): Promise<void> => {
  const { incorporation_date: incorporationDate } = await tx
    .selectFrom('organizations')
    .select('incorporation_date')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()

  const fields = filedReturnProblems({ madeUpTo, filedOn }, { incorporationDate, today })
  if (Object.keys(fields).length > 0)
    throw new Problem('RETURN_DATES_REFUSED', 'The days of this return cannot be right.', { fields })
}

type WrittenReturn = { made_up_to: IsoDate; sent_on: IsoDate; is_first: boolean; year_end: IsoDate | null }

// The return that is due may be made up to this day: then it is the one that was filed.
const findOpenReturn = (tx: Tx, organizationId: string, madeUpTo: IsoDate) =>
  tx
    .selectFrom('filings')
    .select(['id', 'year_end'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1')
    .where('state', '=', 'toFile')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('made_up_to', '=', madeUpTo), eb('event_date', '=', madeUpTo)]))
    .executeTakeFirst()

const writeFiledReturn = async (tx: Tx, organizationId: string, filed: WrittenReturn): Promise<string> => {
  const open = await findOpenReturn(tx, organizationId, filed.made_up_to)
  const year_end = filed.year_end ?? open?.year_end ?? null
  const due_on = returnDueOn({ madeUpTo: filed.made_up_to, yearEnd: year_end })
  const sent = { ...filed, year_end, due_on, state: 'sent' }
  if (open) {
    await tx.updateTable('filings').set(sent).where('id', '=', open.id).execute().catch(refuseDuplicateReturn)
    return open.id
  }

  const id = newId()
  await tx
    .insertInto('filings')
    .values({ ...sent, id, organization_id: organizationId, kind: 'B1', event_date: filed.made_up_to })
    .execute()
    .catch(refuseDuplicateReturn)
  return id
}

/**
 * Enters a filed return in the register (AR-17).
 * @throws Problem NOT_FOUND, RETURN_DATES_REFUSED, RETURN_ALREADY_REGISTERED
 */
export const registerReturn = (
  db: Db,
  organizationId: string,
  { madeUpTo, filedOn, isFirst, yearEnd = null }: NewFiledReturn,
  { session, today }: { session: Session; today: IsoDate },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockCompany(tx, organizationId)

    await requirePossible(tx, organizationId, { madeUpTo, filedOn }, today)
    const filed = { made_up_to: madeUpTo, sent_on: filedOn, is_first: isFirst }
    const id = await writeFiledReturn(tx, organizationId, { ...filed, year_end: yearEnd })
    await logReturn(tx, session, organizationId, null, filed)
    await keepRunningReturn(tx, organizationId)

    return id
  })

const lockReturn = async (tx: Tx, organizationId: string, id: string) => {
  await lockCompany(tx, organizationId)
  if (!isId(id)) throw notFound('annual return')

  const row = await tx
    .selectFrom('filings')
    .select(returnColumns)
    .select(isNotDue('filings'))
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const sentOn = row?.sent_on
  if (!row || !sentOn) throw notFound('annual return')

  return { ...row, sent_on: sentOn }
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
    const { madeUpTo = before.made_up_to ?? before.event_date, filedOn = before.sent_on } = changes
    const { isFirst = before.is_first, yearEnd = before.year_end } = changes
    const written = { made_up_to: madeUpTo, sent_on: filedOn, is_first: isFirst, year_end: yearEnd }
    // One that staff entered has no other ARD than the day that it is made up to.
    const ard = before.event_date === before.made_up_to ? madeUpTo : before.event_date
    const after = { ...before, ...written }
    const isSame = isSameValue(before, after)

    if (!isSame) {
      await requirePossible(tx, organizationId, { madeUpTo, filedOn }, today)
      // The return that is due may be made up to this day: then it is the one that was filed.
      const open = madeUpTo === before.made_up_to ? undefined : await findOpenReturn(tx, organizationId, madeUpTo)
      if (open) await tx.deleteFrom('filings').where('id', '=', open.id).execute()
      await tx
        .updateTable('filings')
        .set({ ...written, event_date: ard, due_on: returnDueOn({ madeUpTo, yearEnd }) })
        .where('id', '=', returnId)
        .execute()
        .catch(refuseDuplicateReturn)
      await logReturn(tx, session, organizationId, before, after)
      await keepRunningReturn(tx, organizationId)
    }

    return registeredReturn(after, { today, closingDays })
  })

/**
 * Takes a return out of the register.
 * @returns the entry of the history by which it is undone
 * @throws Problem NOT_FOUND
 */
export const removeRegisteredReturn = (
  db: Db,
  { id: organizationId, returnId }: { id: string; returnId: string },
  session: Session,
): Promise<{ entryId: string }> =>
  inTransaction(db, async (tx) => {
    const before = await lockReturn(tx, organizationId, returnId)
    await tx.deleteFrom('filings').where('id', '=', returnId).execute()
    const entry = await logReturn(tx, session, organizationId, before, null)
    await keepRunningReturn(tx, organizationId)

    return { entryId: String(entry) }
  })
