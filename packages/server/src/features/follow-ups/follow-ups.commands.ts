import { type FollowUpCode, followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp, FollowUpChanges, NewFollowUp } from '@registrar/domain/follow-ups/follow-up'
import { annualReturnEffect, deadlineOf, isCompleted } from '@registrar/domain/follow-ups/follow-up-rules'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { completeFirstAnnualReturn, completeLaterAnnualReturn } from '#features/organizations'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { findFollowUp } from './follow-ups.queries.ts'

const ALREADY_ARCHIVED = 'Cannot unarchive: an active follow-up with the same name already exists.'

// The row's own trigger holds the organization the same way: asking for more later could wait in a circle.
const lockOrganization = async (tx: Tx, id: string) => {
  const organization = isId(id)
    ? await tx
        .selectFrom('organizations')
        .select('next_annual_return')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst()
    : undefined
  if (!organization) throw notFound('organization')
  return organization
}

/**
 * Starts a follow-up at step 0 on `today`, and gives it. Source: decision F1.
 * @throws Problem NOT_FOUND for the organization, FOLLOW_UP_ALREADY_EXISTS
 */
export const startFollowUp = (
  db: Db | Tx,
  { name, organization_id }: NewFollowUp,
  today: IsoDate,
  session: Session,
): Promise<FollowUp> =>
  inTransaction(db, async (tx) => {
    const organization = await lockOrganization(tx, organization_id)
    const { ardEnabled, label } = followUpCatalogue[name]
    const dates = { start_date: today, ARD: ardEnabled ? organization.next_annual_return : null }
    const fields = { name, organization_id, step_index: 0, ...dates, deadline: deadlineOf({ name, ...dates }) }
    const started = await tx
      .insertInto('follow_ups')
      .values({
        id: newId(),
        organization_id,
        name,
        start_date: dates.start_date,
        ard: dates.ARD,
        deadline: fields.deadline,
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
    if (!started) throw new Problem('FOLLOW_UP_ALREADY_EXISTS', `${label} already exists!`)
    await recordChange(tx, session, {
      recordType: 'follow-up',
      recordId: started.id,
      action: 'created',
      fields: changedFields({}, fields),
    })
    return findFollowUp(tx, started.id)
  })

const lockFollowUp = async (tx: Tx, id: string) => {
  const row = isId(id)
    ? await tx
        .selectFrom('follow_ups')
        .select(['organization_id', 'name', 'step_index', 'start_date', 'ard as ARD', 'deadline', 'comments'])
        .select(['archived_at', 'return_counted_from'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where('is_organization_deleted', '=', false)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('follow-up')
  return { ...row, name: row.name as FollowUpCode }
}
type Locked = Awaited<ReturnType<typeof lockFollowUp>>

// Renaming or deleting an organization locks it and then its follow-ups: completing an annual return, which changes the
// organization, takes the same order. Kind and organization of a follow-up never change, and may be read before the lock.
const lockOrganizationFirst = async (tx: Tx, id: string, step: number | undefined) => {
  if (!isId(id) || step === undefined) return
  const row = await tx
    .selectFrom('follow_ups')
    .select(['organization_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  const name = row?.name as FollowUpCode | undefined
  if (!row || !name || annualReturnEffect(name) === null || !isCompleted({ name, step_index: step })) return
  await tx.selectFrom('organizations').select('id').where('id', '=', row.organization_id).forUpdate().execute()
}

const settle = (before: Locked, sent: FollowUpChanges) => {
  const last = lastStep(before.name)
  if (sent.step_index !== undefined && sent.step_index > last)
    throw new Problem('UNKNOWN_STEP', `The last step of ${followUpCatalogue[before.name].label} is ${last}.`, {
      fields: { step_index: `From 0 to ${last}.` },
    })
  const after = {
    step_index: sent.step_index ?? before.step_index,
    comments: sent.comments === undefined ? before.comments : sent.comments,
    ARD: sent.ARD === undefined ? before.ARD : sent.ARD,
    start_date: sent.start_date === undefined ? before.start_date : sent.start_date,
  }
  const isDateChanged = after.ARD !== before.ARD || after.start_date !== before.start_date
  const deadline = isDateChanged ? deadlineOf({ name: before.name, ...after }) : before.deadline
  const isArchived = sent.archived_at === undefined ? before.archived_at !== null : sent.archived_at !== null
  return { ...after, deadline, isArchived }
}

// Completing moves the organization's dates; moving back does not undo it. Source: decision O4.
const completeReturn = async (tx: Tx, before: Locked, ARD: IsoDate | null, session: Session) => {
  const annualReturn = annualReturnEffect(before.name)
  if (annualReturn === 'first') await completeFirstAnnualReturn(tx, before.organization_id, session)
  if (annualReturn !== 'later') return before.return_counted_from
  return completeLaterAnnualReturn(tx, before.organization_id, ARD ?? before.return_counted_from, session)
}

const isDuplicateActive = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'follow_ups_one_active'

/**
 * Moves a follow-up to a step, or changes its comments or dates, archives or unarchives it; a client may send several at
 * once. A save that changes nothing writes nothing. Gives the follow-up.
 * @throws Problem NOT_FOUND, UNKNOWN_STEP, FOLLOW_UP_ALREADY_EXISTS when unarchiving
 */
export const updateFollowUp = (db: Db, id: string, sent: FollowUpChanges, session: Session): Promise<FollowUp> =>
  db.transaction().execute(async (tx) => {
    await lockOrganizationFirst(tx, id, sent.step_index)
    const before = await lockFollowUp(tx, id)
    const { isArchived, ...after } = settle(before, sent)
    const fields = changedFields(before, after)
    const wasArchived = before.archived_at !== null
    if (Object.keys(fields).length === 0 && isArchived === wasArchived) return findFollowUp(tx, id)
    const isNewlyCompleted =
      after.step_index !== before.step_index && isCompleted({ name: before.name, step_index: after.step_index })
    const countedFrom = isNewlyCompleted
      ? await completeReturn(tx, before, after.ARD, session)
      : before.return_counted_from
    const at = now()
    const { ARD, ...columns } = after
    const archivedAt = isArchived ? (before.archived_at ?? at) : null
    await tx
      .updateTable('follow_ups')
      .set({ ...columns, ard: ARD, return_counted_from: countedFrom, archived_at: archivedAt, updated_at: at })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        throw isDuplicateActive(error) ? new Problem('FOLLOW_UP_ALREADY_EXISTS', ALREADY_ARCHIVED) : error
      })
    const change = { recordType: 'follow-up', recordId: id } as const
    if (Object.keys(fields).length > 0) await recordChange(tx, session, { ...change, action: 'updated', fields })
    if (isArchived !== wasArchived)
      await recordChange(tx, session, {
        ...change,
        action: isArchived ? 'archived' : 'unarchived',
        fields: { archived_at: [before.archived_at, archivedAt] },
      })
    return findFollowUp(tx, id)
  })

/**
 * Deletes a follow-up softly; another of its kind can then be started.
 * @throws Problem NOT_FOUND
 */
export const removeFollowUp = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockFollowUp(tx, id)
    await tx.updateTable('follow_ups').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'follow-up', recordId: id, action: 'deleted' })
  })
