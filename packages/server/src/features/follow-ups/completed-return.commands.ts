import { type FollowUpCode, lastStep } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import type { ReturnMove, ReturnState } from '@registrar/domain/organizations/annual-returns/next-ar'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import {
  completeFirstAnnualReturn,
  completeLaterAnnualReturn,
  type FiledLine,
  registerFiledReturn,
  undoAnnualReturn,
  unregisterFiledReturn,
} from '#features/organizations'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { Session } from '#platform/sessions/session'

/** The columns in which a follow-up keeps the return that it files. */
type StoredReturn = {
  organization_id: string
  name: FollowUpCode
  return_counted_from: IsoDate | null
  return_due: IsoDate | null
  return_move: unknown
}

/** Another follow-up of the same return, with the `return_move` that it had before the move of the dates became its own. */
type PassedReturn = { id: string; return_move: unknown }

/**
 * What `return_move` keeps: how a completed return moved the dates. Of one that was undone also what undoing this too puts back
 * (BIN-4): the line that the register had, null where staff had removed it, and the follow-ups that the move was passed to.
 */
type KeptMove = Partial<ReturnMove> & { unregistered?: FiledLine | null; passed?: PassedReturn[] }

// Only completeReturn and undoReturn write this column.
const keptMoveOf = ({ return_move }: StoredReturn): KeptMove => return_move ?? {}

type ReturnColumns = Pick<StoredReturn, 'return_counted_from'> & { return_move: string | null }

const writeMove = (tx: Tx, id: string, move: unknown) =>
  tx
    .updateTable('follow_ups')
    .set({ return_move: JSON.stringify(move) })
    .where('id', '=', id)
    .execute()

// Two follow-ups may file the same return, for example a District Court and an AR Trading. Finds the other one of the return
// that is made up to `due`, when it is completed (AR-4).
const findAnotherOfReturn = async (
  tx: Db | Tx,
  id: string,
  organizationId: string,
  due: IsoDate | null,
): Promise<PassedReturn | undefined> => {
  if (due === null) return undefined

  return tx
    .selectFrom('follow_ups')
    .select(['id', 'return_move'])
    .where('organization_id', '=', organizationId)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .where('is_completed', '=', true)
    .where('return_counted_from', '=', due)
    .orderBy('id')
    .executeTakeFirst()
}

/** The ARD that a later return counts from; null means the present Next AR (AR-4). */
export const findArdOfReturn = async (
  db: Db | Tx,
  id: string,
  stored: StoredReturn,
  ARD: IsoDate | null,
): Promise<IsoDate | null> => {
  const counted = ARD ?? stored.return_counted_from
  if (counted !== null) return counted

  const other = await findAnotherOfReturn(db, id, stored.organization_id, stored.return_due)
  return other ? stored.return_due : null
}

/**
 * `isUndo`: the return counts again as it did, because the change that undid it is undone. `undoneSave`: the save of that
 * change, else the latest such save.
 */
type Completion = { today: IsoDate; session: Session; isUndo?: boolean; undoneSave?: number | undefined }

type Filed = Omit<FiledLine, 'id' | 'made_up_to'> & { made_up_to: IsoDate | null }

// A return that counts again has the line that it had.
const registerReturn = async (tx: Tx, id: string, before: StoredReturn, filed: Filed, isUndo: boolean) => {
  const { organization_id: organizationId } = before
  const earlier = isUndo ? keptMoveOf(before).unregistered : undefined
  const { made_up_to } = filed

  if (earlier) await registerFiledReturn(tx, { organizationId, followUpId: id, ...earlier })
  else if (earlier === undefined && made_up_to !== null)
    await registerFiledReturn(tx, { organizationId, followUpId: id, ...filed, id: newId(), made_up_to })
}

// Whether the change that undid a completed return moved the dates of its organization back (AR-10): then the change log has
// that change just before. After a merge the organization may never have had these dates.
const hasUndoingMovedDates = async (tx: Tx, id: string, name: FollowUpCode, save?: number): Promise<boolean> => {
  const isOfSave = save === undefined ? sql`true` : sql`undoing.save_id = ${save}`
  const { rows } = await sql<{ isMoved: boolean }>`
    select coalesce(before.record_type = 'organization' and before.fields ?| array['status', 'nextArReminder'], false) as "isMoved"
    from changes undoing
    left join lateral (
      select record_type, fields from changes
      where save_id = undoing.save_id and id < undoing.id order by id desc limit 1
    ) before on true
    where undoing.record_type = 'follow-up' and undoing.record_id = ${id}
      and (undoing.action = 'deleted' or undoing.fields -> 'step_index' ->> 0 = ${String(lastStep(name))})
      and ${isOfSave}
    order by undoing.id desc limit 1`.execute(tx)

  return rows[0]?.isMoved ?? true
}

// Gives the return its line in the register again, and moves no date.
const registerReturnAgain = async (
  tx: Tx,
  id: string,
  { stored, ARD, today }: { stored: StoredReturn; ARD: IsoDate | null; today: IsoDate },
): Promise<ReturnColumns> => {
  const { return_counted_from, return_move } = stored
  const filed = { made_up_to: ARD ?? return_counted_from, filed_on: today, is_first: stored.name === 'FIRST_AR' }
  await registerReturn(tx, id, stored, filed, true)

  return { return_counted_from, return_move: return_move === null ? null : JSON.stringify(return_move) }
}

/**
 * Moves the dates of the organization when a return is completed (AR-4, AR-5), and enters the return in the register as filed
 * today (AR-17). An undo moves them only if the change that it undoes had moved them back (BIN-4).
 * @returns the columns to store with the follow-up
 */
export const completeReturn = async (
  tx: Tx,
  id: string,
  before: StoredReturn,
  ARD: IsoDate | null,
  { today, session, isUndo = false, undoneSave }: Completion,
): Promise<ReturnColumns> => {
  const { organization_id: organizationId, return_counted_from } = before
  const effect = annualReturnEffect(before.name)
  if (effect === null) return { return_counted_from, return_move: null }
  if (isUndo && !(await hasUndoingMovedDates(tx, id, before.name, undoneSave)))
    return registerReturnAgain(tx, id, { stored: before, ARD, today })

  const isFirst = effect === 'first'
  const ard = isFirst ? null : await findArdOfReturn(tx, id, before, ARD)
  const move = isFirst
    ? await completeFirstAnnualReturn(tx, organizationId, session)
    : await completeLaterAnnualReturn(tx, organizationId, ard, session)
  const nextArBefore = move.before.nextArReminder
  const isMoved = nextArBefore !== move.after.nextArReminder

  const made_up_to = (isFirst ? ARD : ard) ?? nextArBefore
  await registerReturn(tx, id, before, { made_up_to, filed_on: today, is_first: isFirst }, isUndo)

  const countedFrom = isFirst ? (isMoved ? nextArBefore : return_counted_from) : (ard ?? nextArBefore)
  // What an undo completes again can be stepped back as the first time.
  const { unregistered: _, passed = [], ...earlier } = isUndo ? keptMoveOf(before) : {}
  for (const { id: other, return_move } of passed) await writeMove(tx, other, return_move)
  return { return_counted_from: countedFrom, return_move: JSON.stringify({ ...move, ...earlier }) }
}

// Next AR must not name a return that another follow-up has filed meanwhile: returns may be completed in any order. The move
// past it is then that follow-up's own, which undoing that one too moves back.
const passFiledReturns = async (
  tx: Tx,
  id: string,
  organizationId: string,
  { nextArReminder: due }: ReturnState,
  session: Session,
): Promise<PassedReturn[]> => {
  const other = await findAnotherOfReturn(tx, id, organizationId, due)
  if (!other) return []

  const move = await completeLaterAnnualReturn(tx, organizationId, due, session)
  await writeMove(tx, other.id, move)

  const isMoved = move.after.nextArReminder !== due
  return [other, ...(isMoved ? await passFiledReturns(tx, id, organizationId, move.after, session) : [])]
}

/**
 * Moves the dates back that a completed return has moved, unless they have moved again (AR-10), and removes its register entry,
 * unless another follow-up has filed the same return (AR-17).
 * @returns the columns to store with the follow-up
 */
export const undoReturn = async (
  tx: Tx,
  id: string,
  stored: StoredReturn,
  session: Session,
): Promise<ReturnColumns> => {
  const { organization_id, return_counted_from } = stored
  if (annualReturnEffect(stored.name) === null) return { return_counted_from, return_move: null }

  const other = await findAnotherOfReturn(tx, id, organization_id, return_counted_from)
  const unregistered = await unregisterFiledReturn(tx, id, other?.id)
  const kept = keptMoveOf(stored)
  const { before, after } = kept
  const state = before && after && (await undoAnnualReturn(tx, organization_id, { before, after }, session))
  const passed = state ? await passFiledReturns(tx, id, organization_id, state, session) : []

  return { return_counted_from, return_move: JSON.stringify({ ...kept, unregistered, passed }) }
}
