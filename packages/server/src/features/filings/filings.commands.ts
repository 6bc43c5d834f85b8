import type { FilingChanges, NewFiling } from '@registrar/domain/filings/filing'
import {
  applyFilingChanges,
  type FilingFields,
  filingProblems,
  madeUpToProblems,
  newFilingProblems,
} from '@registrar/domain/filings/filing-changes'
import { type FilingKind, filingKindOf, isKindOf } from '@registrar/domain/filings/filing-kinds'
import type { StoredFiling } from '@registrar/domain/filings/filing-lateness'
import { countedDelivery } from '@registrar/domain/filings/filing-state'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { reconcileEdits } from '#features/conflicts'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { readClosingDays } from './closing-days.queries.ts'
import { derivedColumns, NOT_SAID } from './derived-columns.ts'
import type { FilingEffects } from './filing-effects.ts'
import { readFiling } from './filings.queries.ts'
import { eventOf, filingRecord, type FilingRow, filingValues, storedFiling } from './filings.row.ts'
import { lockCompany } from './lock-company.ts'
import { keepRunningReturn } from './running-return.commands.ts'
import { refuseDuplicateReturn } from './return-register.commands.ts'

/** Who changes a filing, and on which day. */
export type FilingContext = { session: Session; today: IsoDate }

const refuseDates = (fields: Record<string, string>) => {
  if (Object.keys(fields).length > 0)
    throw new Problem('FILING_DATES_REFUSED', 'The days of this filing cannot be right.', { fields })
}

const refuseField = (field: string, message: string): never => {
  throw new Problem('VALIDATION_FAILED', message, { fields: { [field]: message } })
}

// A branch has kinds of its own, and none of a company's (FIL-4).
const refuseKind = async (tx: Tx, organizationId: string, kind: FilingKind): Promise<void> => {
  const { name, type } = await tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.name', 'd.company_type as type'])
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const isBranch = (type ?? guessCompanyType(name)) === 'BRANCH'
  if (isKindOf(kind, isBranch)) return
  const message = `${isBranch ? 'A branch of a foreign company' : 'A company'} has no filing of this kind.`
  throw new Problem('FILING_KIND_REFUSED', message, { fields: { kind: message } })
}

const findIncorporation = async (tx: Tx, organizationId: string): Promise<IsoDate | null> => {
  const { incorporation_date } = await tx
    .selectFrom('organizations')
    .select('incorporation_date')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return incorporation_date
}

/**
 * Enters a filing that no record tells, and returns its id (FIL-4).
 * @throws Problem NOT_FOUND, VALIDATION_FAILED for a kind that the server keeps, FILING_KIND_REFUSED, FILING_DATES_REFUSED
 */
export const createFiling = (
  db: Db,
  { organizationId, kind, eventDate, event, sentOn = null, submissionNumber = null }: NewFiling,
  { session, today }: FilingContext,
  { onB1B73Sent }: Pick<FilingEffects, 'onB1B73Sent'>,
): Promise<string> =>
  createRecord(db, filingRecord, session, async (tx, id) => {
    await lockCompany(tx, organizationId)
    await refuseKind(tx, organizationId, kind)
    if (!filingKindOf(kind).isEntered)
      refuseField('kind', 'The annual return that is due is there already. Enter one that was filed in the register.')

    const title = event?.trim() || filingKindOf(kind).title
    const filing: FilingFields = { ...NOT_SAID, kind, event: title, eventDate, sentOn, submissionNumber }
    refuseDates(filingProblems(filing, { today, incorporationDate: null }))
    await tx
      .insertInto('filings')
      .values({
        ...filingValues(filing),
        ...derivedColumns(filing),
        id,
        organization_id: organizationId,
        event_date: eventDate,
      })
      .execute()

    if (kind === 'B1B73' && sentOn)
      await onB1B73Sent(tx, { organizationId, oldArd: eventDate, filedOn: sentOn }, session)
    if (movesReturn(kind)) await keepRunningReturn(tx, organizationId)

    return { organizationId, kind, event: title, eventDate, ...(sentOn && { sentOn, submissionNumber }) }
  })

const requireReason = (before: FilingFields, { state, reason }: FilingChanges): void => {
  const given = reason === undefined ? before.reason : reason
  if (state === 'notNeeded' && !given?.trim()) refuseField('reason', 'Say why it is not needed.')
}

// Only a return has an ARD that the server keeps.
const requireOfReturn = ({ kind, eventDate }: FilingFields, changes: FilingChanges): void => {
  const isReturn = kind === 'B1'
  if (isReturn && changes.eventDate !== undefined && changes.eventDate !== eventDate)
    refuseField('eventDate', 'Set the ARD on the Accounting tab.')
  const ofReturns = (['madeUpTo', 'yearEnd', 'keepsArd', 'extension'] as const).find((field) => changes[field])
  if (!isReturn && ofReturns) refuseField(ofReturns, 'Only an annual return has this.')
}

const blankless = ({ reason, ...changes }: FilingChanges): FilingChanges => ({
  ...changes,
  ...(reason !== undefined && { reason: reason?.trim() ? reason : null }),
})

const decide = async (tx: Tx, before: FilingRow & StoredFiling, changes: FilingChanges, today: IsoDate) => {
  requireReason(before, changes)
  requireOfReturn(before, changes)
  const after = applyFilingChanges(before, blankless(changes), await readClosingDays(tx))
  const incorporationDate = await findIncorporation(tx, before.organizationId)
  const problems = newFilingProblems(before, after, { today, incorporationDate })
  const isMoved = after.madeUpTo !== before.madeUpTo
  refuseDates({ ...problems, ...(isMoved && madeUpToProblems(before, changes)) })

  return after
}

// What says that a return is filed, or that none is due.
const movesReturn = (kind: string) => kind === 'B1' || kind === 'B1B73' || kind === 'H15'

const isFiledNow = (before: FilingFields, after: FilingFields) =>
  after.kind === 'B1' && before.sentOn === null && after.sentOn !== null

/**
 * Changes the fields sent and returns the filing. An annual return that is sent moves Next AR on, as a completed one does (FIL-3).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED, FILING_DATES_REFUSED, RETURN_ALREADY_REGISTERED, RETURN_COUNTED
 */
export const updateFiling = (
  db: Db | Tx,
  id: string,
  sent: FilingChanges,
  { session, today }: FilingContext,
  { onReturnFiled, onB1B73Sent }: FilingEffects,
): Promise<FilingRow> =>
  inTransaction(db, async (tx) => {
    const shown = await readFiling(tx, id)
    const { organizationId } = shown
    await lockCompany(tx, organizationId)
    // What happened is shown with names, which are not stored with it.
    const given = sent.event === eventOf(shown) ? { ...sent, event: undefined } : sent

    await updateRecord(tx, filingRecord, id, session, {
      read: async () => storedFiling(await readFiling(tx, id)),
      decide: async (before) => decide(tx, before, await reconcileEdits(tx, before, given, session), today),
      write: async (_, { before, after, changed, updatedAt }) => {
        if (before.kind === 'B1' && before.sentOn !== null && after.sentOn === null) refuseCounted()
        await tx
          .updateTable('filings')
          .set({
            ...filingValues(changed),
            ...derivedColumns({ ...after, isFirst: before.isFirst }),
            updated_at: updatedAt,
          })
          .where('id', '=', id)
          .execute()
          .catch(refuseDuplicateReturn)
        const closingDays = await readClosingDays(tx)
        const filedOn = countedDelivery(after, today, closingDays)
        if (after.kind === 'B1B73' && countedDelivery(before, today, closingDays) !== filedOn)
          await onB1B73Sent(tx, { organizationId, oldArd: after.eventDate, filedOn }, session)
        if (isFiledNow(before, after)) await onReturnFiled(tx, filedReturnOf(organizationId, after), session)
        else if (movesReturn(after.kind)) await keepRunningReturn(tx, organizationId)
      },
    })

    return readFiling(tx, id)
  })

const refuseCounted = (): never => {
  throw new Problem('RETURN_COUNTED', 'Next AR has moved on with this return. Undo that in the history of the company.')
}

const filedReturnOf = (organizationId: string, { eventDate, madeUpTo, keepsArd, yearEnd }: FilingFields) => ({
  organizationId,
  ard: eventDate,
  nextFrom: keepsArd ? eventDate : (madeUpTo ?? eventDate),
  yearEnd,
})

/**
 * Deletes a filing that was made by mistake; it goes to no bin of its own, its history says what it was.
 * @throws Problem NOT_FOUND, RETURN_KEPT for the annual return that is due
 */
export const removeFiling = (
  db: Db | Tx,
  id: string,
  session: Session,
  { onB1B73Sent }: Partial<FilingEffects> = {},
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { kind, organizationId, eventDate, sentOn } = await readFiling(tx, id)
    if (kind === 'B1')
      throw new Problem('RETURN_KEPT', 'An annual return is not deleted. Take a filed one out of the register instead.')
    await lockCompany(tx, organizationId)
    await removeRecord(tx, filingRecord, id, session)
    if (kind === 'B1B73' && sentOn)
      await onB1B73Sent?.(tx, { organizationId, oldArd: eventDate, filedOn: null }, session)
    if (movesReturn(kind)) await keepRunningReturn(tx, organizationId)
  })
