import { type FollowUpCode, followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp, FollowUpChanges, NewFollowUp } from '@registrar/domain/follow-ups/follow-up'
import { annualReturnEffect, deadlineOf, isCompleted } from '@registrar/domain/follow-ups/follow-up-rules'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { completeFirstAnnualReturn, completeLaterAnnualReturn, organizationRecord } from '#features/organizations'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { findFollowUp } from './follow-ups.queries.ts'
import { followUpRecord } from './follow-ups.row.ts'

const ALREADY_ACTIVE = 'Cannot unarchive: an active follow-up with the same name already exists.'

const findNextAnnualReturn = async (tx: Tx, organizationId: string): Promise<IsoDate | null> => {
  const { next_annual_return } = await tx
    .selectFrom('organizations')
    .select('next_annual_return')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return next_annual_return
}

/**
 * Starts a follow-up at step 0 on `today` and returns it (FUP-1).
 * @throws Problem NOT_FOUND for the organization, FOLLOW_UP_ALREADY_EXISTS
 */
export const startFollowUp = (
  db: Db | Tx,
  { name, organization_id }: NewFollowUp,
  today: IsoDate,
  session: Session,
): Promise<FollowUp> =>
  inTransaction(db, async (tx) => {
    const { ardEnabled, label } = followUpCatalogue[name]

    const id = await createRecord(tx, followUpRecord, session, async (_, newFollowUpId) => {
      // The trigger of the new row takes this same lock. A weaker one here, raised later, could deadlock.
      await lockRecord(tx, organizationRecord, organization_id, 'share')

      const dates = { start_date: today, ARD: ardEnabled ? await findNextAnnualReturn(tx, organization_id) : null }
      const deadline = deadlineOf({ name, ...dates })

      const inserted = await tx
        .insertInto('follow_ups')
        .values({
          id: newFollowUpId,
          organization_id,
          name,
          start_date: today,
          ard: dates.ARD,
          deadline,
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

      return { name, organization_id, step_index: 0, ...dates, deadline }
    })

    return findFollowUp(tx, id)
  })

const readFollowUp = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('follow_ups')
    .select(['organization_id', 'name', 'step_index', 'start_date', 'ard as ARD', 'deadline', 'comments'])
    .select(['archived_at', 'return_counted_from'])
    .where('id', '=', id)
    .where('is_organization_deleted', '=', false)
    .executeTakeFirst()
  if (!row) throw notFound('follow-up')

  return { ...row, name: row.name as FollowUpCode }
}

type StoredFollowUp = Awaited<ReturnType<typeof readFollowUp>>

// Renaming or deleting an organization locks first the organization and then its follow-ups. Completing an annual return
// changes the organization too, and has to lock in the same order. Kind and organization of a follow-up never change, so
// they may be read before the lock.
const lockOrganizationOfReturn = async (tx: Tx, id: string, step: number | undefined) => {
  if (!isId(id) || step === undefined) return

  const row = await tx
    .selectFrom('follow_ups')
    .select(['organization_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return

  const name = row.name as FollowUpCode
  if (annualReturnEffect(name) !== null && isCompleted({ name, step_index: step }))
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
  const isDateChanged = ARD !== before.ARD || start_date !== before.start_date
  const deadline = isDateChanged ? deadlineOf({ name: before.name, start_date, ARD }) : before.deadline

  return { step_index, comments, ARD, start_date, deadline }
}

// A completed return moves the dates of the organization (AR-4, AR-5); moving back does not undo it.
const completeReturn = async (tx: Tx, before: StoredFollowUp, ARD: IsoDate | null, session: Session) => {
  const annualReturn = annualReturnEffect(before.name)
  if (annualReturn === 'first') await completeFirstAnnualReturn(tx, before.organization_id, session)
  if (annualReturn !== 'later') return before.return_counted_from

  return completeLaterAnnualReturn(tx, before.organization_id, ARD ?? before.return_counted_from, session)
}

const moveFollowUp = (tx: Tx, id: string, changes: FollowUpChanges, session: Session): Promise<StoredFollowUp> =>
  updateRecord(tx, followUpRecord, id, session, {
    read: readFollowUp,
    decide: (before) => applyChanges(before, changes),
    write: async (_, { before, after: { ARD, ...columns }, updatedAt }) => {
      const isNewlyCompleted =
        columns.step_index !== before.step_index && isCompleted({ name: before.name, step_index: columns.step_index })
      const countedFrom = isNewlyCompleted ? await completeReturn(tx, before, ARD, session) : before.return_counted_from

      await tx
        .updateTable('follow_ups')
        .set({ ...columns, ard: ARD, return_counted_from: countedFrom, updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

const isDuplicateActive = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'follow_ups_one_active'

const setArchived = async (tx: Tx, id: string, before: string | null, isArchived: boolean, session: Session) => {
  const updatedAt = now()
  const archivedAt = isArchived ? updatedAt : null

  await tx
    .updateTable('follow_ups')
    .set({ archived_at: archivedAt, updated_at: updatedAt })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isDuplicateActive(error) ? new Problem('FOLLOW_UP_ALREADY_EXISTS', ALREADY_ACTIVE) : error
    })
  await recordChange(tx, session, {
    recordType: followUpRecord.type,
    recordId: id,
    action: isArchived ? 'archived' : 'unarchived',
    fields: { archived_at: [before, archivedAt] },
  })
}

/**
 * Moves a follow-up to a step (FUP-5), changes its comments or dates, archives or unarchives it (FUP-6), and returns it. A
 * client may send several changes at once. A save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND, UNKNOWN_STEP, FOLLOW_UP_ALREADY_EXISTS when unarchiving
 */
export const updateFollowUp = (db: Db, id: string, body: FollowUpChanges, session: Session): Promise<FollowUp> =>
  inTransaction(db, async (tx) => {
    await lockOrganizationOfReturn(tx, id, body.step_index)

    const { archived_at } = await moveFollowUp(tx, id, body, session)
    const isArchived = body.archived_at === undefined ? archived_at !== null : body.archived_at !== null
    if (isArchived !== (archived_at !== null)) await setArchived(tx, id, archived_at, isArchived, session)

    return findFollowUp(tx, id)
  })

/**
 * Deletes a follow-up softly; another of its kind can then be started.
 * @throws Problem NOT_FOUND
 */
export const removeFollowUp = (db: Db, id: string, session: Session): Promise<void> =>
  removeRecord(db, followUpRecord, id, session, async (tx) => {
    await readFollowUp(tx, id)
  })
