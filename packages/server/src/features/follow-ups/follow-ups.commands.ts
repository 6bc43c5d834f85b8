import { type FollowUpCode, followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import {
  type FollowUp,
  type FollowUpChanges,
  type NewFollowUp,
  typedDayProblems,
} from '@registrar/domain/follow-ups/follow-up'
import {
  annualReturnEffect,
  deadlineOf,
  isUploaded,
  legalDayToStore,
} from '@registrar/domain/follow-ups/follow-up-rules'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { withoutFields } from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import { reconcileEdits } from '#features/conflicts'
import { attachFollowUp, findFilingOfFollowUp } from '#features/filings'
import { organizationRecord } from '#features/organizations'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { versionOf } from '#platform/commands/record-version'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { takeBackReturn, undoReturn } from './completed-return.commands.ts'
import { findFollowUp } from './follow-ups.queries.ts'
import { findNextAnnualReturn } from './next-annual-return.queries.ts'
import { followUpRecord } from './follow-ups.row.ts'
import { type ChangeContext, correctDelivery, deliveryOf, moveReturn } from './return-of-step.commands.ts'

const CANNOT_UNARCHIVE = 'Cannot unarchive: an active follow-up with the same name already exists.'

/**
 * Starts a follow-up at step 0 on `today`, with the legal day of the filing that it is about, and returns it (FUP-1, FUP-14).
 * @throws Problem NOT_FOUND for the organization, FOLLOW_UP_ALREADY_EXISTS
 */
export const startFollowUp = (
  db: Db | Tx,
  { name, organization_id, legalDay: givenLegalDay = null, filingId = null }: NewFollowUp,
  today: IsoDate,
  session: Session,
): Promise<FollowUp> =>
  inTransaction(db, async (tx) => {
    const { ardEnabled, label } = followUpCatalogue[name]

    const id = await createRecord(tx, followUpRecord, session, async (_, newFollowUpId) => {
      // The trigger of the new row takes this same lock. A weaker one here, raised later, could deadlock.
      await lockRecord(tx, organizationRecord, organization_id, 'share')

      const isReturn = annualReturnEffect(name) !== null
      const nextAr = ardEnabled || isReturn ? await findNextAnnualReturn(tx, organization_id) : null
      const dates = { start_date: today, ARD: ardEnabled ? nextAr : null }
      const deadline = deadlineOf({ name, ...dates })
      const ofFiling = { organizationId: organization_id, name, legalDay: givenLegalDay, filingId }
      const filing = await findFilingOfFollowUp(tx, ofFiling)
      const legalDay = legalDayToStore(name, givenLegalDay ?? filing?.dueOn ?? null)

      const inserted = await tx
        .insertInto('follow_ups')
        .values({
          id: newFollowUpId,
          organization_id,
          name,
          start_date: today,
          ard: dates.ARD,
          return_due: isReturn ? nextAr : null,
          deadline,
          legal_day: legalDay,
          created_by: session.userId,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['organization_id', 'name'])
            .where('archived_at', 'is', null)
            .where('deleted_at', 'is', null)
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw new Problem('FOLLOW_UP_ALREADY_EXISTS', `${label} already exists!`)
      if (filing) await attachFollowUp(tx, filing.id, newFollowUpId)

      return { name, organization_id, step_index: 0, ...dates, deadline, ...(legalDay && { legalDay }) }
    })

    return findFollowUp(tx, id)
  })

/** One follow-up with the columns that the commands need. The caller has locked it. */
export const readFollowUp = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('follow_ups')
    .select(['id as _id', 'organization_id', 'name', 'step_index', 'start_date', 'ard as ARD', 'deadline', 'comments'])
    .select([
      'legal_day as legalDay',
      'archived_at',
      'return_counted_from',
      'return_due',
      'return_move',
      versionOf('follow_ups'),
    ])
    .where('id', '=', id)
    .where('is_organization_deleted', '=', false)
    .executeTakeFirst()
  if (!row) throw notFound('follow-up')

  return { ...row, name: row.name as FollowUpCode }
}

type StoredFollowUp = Awaited<ReturnType<typeof readFollowUp>>

// Renaming or deleting an organization locks the organization first and then its follow-ups. Completing an annual return,
// stepping it back or deleting it changes the organization too, and has to lock in the same order. The kind and the
// organization of a follow-up never change, so they may be read before the lock.
const lockOrganizationOfReturn = async (tx: Tx, id: string) => {
  if (!isId(id)) return

  const row = await tx
    .selectFrom('follow_ups')
    .select(['organization_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return

  if (annualReturnEffect(row.name as FollowUpCode) !== null)
    await lockIfExists(tx, organizationRecord, row.organization_id, 'update')
}

const applyChanges = (before: StoredFollowUp, changes: FollowUpChanges) => {
  const last = lastStep(before.name)
  if (changes.step_index !== undefined && changes.step_index > last)
    throw new Problem('UNKNOWN_STEP', `The last step of ${followUpCatalogue[before.name].label} is ${last}.`, {
      fields: { step_index: `From 0 to ${last}.` },
    })

  const { step_index = before.step_index, comments = before.comments } = changes
  const { ARD = before.ARD, start_date = before.start_date } = changes
  const legalDay = changes.legalDay === undefined ? before.legalDay : legalDayToStore(before.name, changes.legalDay)
  const isDateChanged = ARD !== before.ARD || start_date !== before.start_date
  const deadline = isDateChanged ? deadlineOf({ name: before.name, start_date, ARD }) : before.deadline

  return { step_index, comments, ARD, start_date, deadline, legalDay }
}

const moveFollowUp = (tx: Tx, id: string, changes: FollowUpChanges, context: ChangeContext): Promise<StoredFollowUp> =>
  updateRecord(tx, followUpRecord, id, context.session, {
    read: readFollowUp,
    decide: (before) => applyChanges(before, changes),
    write: async (_, { before, after, updatedAt }) => {
      const { ARD, legalDay, ...columns } = after
      const returns = await moveReturn(tx, before, after, { ...context, delivery: deliveryOf(changes, context.today) })

      await tx
        .updateTable('follow_ups')
        .set({ ...columns, ...returns, ard: ARD, legal_day: legalDay, updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

// Drops what does not count as an edit: the deadline, which the server computes, and archiving what is archived already.
const editsOf = (before: StoredFollowUp, body: FollowUpChanges): FollowUpChanges => {
  const { archived_at } = body
  const changesArchiving = archived_at !== undefined && (archived_at === null) !== (before.archived_at === null)
  return withoutFields(body, changesArchiving ? ['deadline'] : ['deadline', 'archived_at'])
}

const requireTypedDays = (before: StoredFollowUp, edits: FollowUpChanges): void => {
  const fields = typedDayProblems(before, edits)
  const [first] = Object.entries(fields)
  if (first) throw new Problem('VALIDATION_FAILED', first.join(': '), { fields })
}

export const isDuplicateActive = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'follow_ups_one_active'

const setArchived = async (
  tx: Tx,
  { _id, archived_at }: StoredFollowUp,
  archivedAt: string | null,
  session: Session,
) => {
  await tx
    .updateTable('follow_ups')
    .set({ archived_at: archivedAt, updated_at: now() })
    .where('id', '=', _id)
    .execute()
    .catch((error: unknown) => {
      throw isDuplicateActive(error) ? new Problem('FOLLOW_UP_ALREADY_EXISTS', CANNOT_UNARCHIVE) : error
    })
  await recordChange(tx, session, {
    recordType: followUpRecord.type,
    recordId: _id,
    action: archivedAt === null ? 'unarchived' : 'archived',
    fields: { archived_at: [archived_at, archivedAt] },
  })
}

/**
 * Moves a follow-up to a step (FUP-5), changes its comments or dates, archives or unarchives it (FUP-6), and returns it. A
 * client may send several changes at once. A save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, UNKNOWN_STEP, VALIDATION_FAILED for a typed day out of bounds,
 * FOLLOW_UP_ALREADY_EXISTS when unarchiving
 */
export const updateFollowUp = (
  db: Db | Tx,
  id: string,
  body: FollowUpChanges,
  context: ChangeContext,
): Promise<FollowUp> =>
  inTransaction(db, async (tx) => {
    if (body.step_index !== undefined) await lockOrganizationOfReturn(tx, id)

    await lockRecord(tx, followUpRecord, id)
    const before = await readFollowUp(tx, id)
    const edits = await reconcileEdits(tx, before, editsOf(before, body), context.session)
    requireTypedDays(before, edits)

    const moved = await moveFollowUp(tx, id, edits, context)
    if (isUploaded(before)) await correctDelivery(tx, before, edits, context)
    if (edits.archived_at !== undefined && (edits.archived_at === null) !== (moved.archived_at === null))
      await setArchived(tx, moved, edits.archived_at === null ? null : now(), context.session)

    return findFollowUp(tx, id)
  })

/**
 * Deletes a follow-up softly; another of its kind can then be started. A completed return no longer counts (AR-10).
 * @throws Problem NOT_FOUND
 */
export const removeFollowUp = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOrganizationOfReturn(tx, id)

    await removeRecord(tx, followUpRecord, id, session, async () => {
      const followUp = await readFollowUp(tx, id)
      if (!isUploaded(followUp)) return

      const returns = await undoReturn(tx, followUp, session)
      await takeBackReturn(tx, followUp)
      await tx.updateTable('follow_ups').set(returns).where('id', '=', id).execute()
    })
  })
