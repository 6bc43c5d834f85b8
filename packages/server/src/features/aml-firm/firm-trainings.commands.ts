import {
  type FirmTraining,
  type FirmTrainingChanges,
  type NewFirmTraining,
  trainingProblems,
} from '@registrar/domain/aml-firm/firm-training'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { reconcileEdits } from '#features/conflicts'
import { findUserReferences } from '#features/users'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import type { RowDeletedKind } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { FIRM_RECORD } from './aml-firm.row.ts'
import { findTraining } from './firm-trainings.queries.ts'
import { refuse } from './refusals.ts'

const trainingRecord = {
  type: FIRM_RECORD,
  table: 'aml_trainings',
  isRowDeleted: true,
} as const satisfies RowDeletedKind

type Context = { session: Session; today: IsoDate }

// A colleague who has left may have taken part.
const requireUsers = async (tx: Tx, sent: readonly string[]): Promise<string[]> => {
  const ids = [...new Set(sent)]
  const known = await findUserReferences(tx, ids)
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0)
    throw new Problem('UNKNOWN_USER', 'There is no such user.', {
      fields: { [`users.${unknown}`]: 'There is no such user.' },
    })
  return ids
}

/**
 * Enters a training and returns its id (FIRM-3).
 * @throws Problem AML_FIRM_REFUSED, UNKNOWN_USER
 */
export const createTraining = (
  db: Db,
  { title, heldOn, renewOn = null, ...sent }: NewFirmTraining,
  { session, today }: Context,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    refuse(trainingProblems({ heldOn, renewOn }, today))
    const users = await requireUsers(tx, sent.users)

    return createRecord(tx, trainingRecord, session, async (_tx, id) => {
      await tx
        .insertInto('aml_trainings')
        .values({ id, title, held_on: heldOn, user_ids: users, renew_on: renewOn })
        .execute()
      return { title, heldOn, users, renewOn }
    })
  })

/**
 * Corrects the fields sent of a training and returns it (FIRM-3).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, AML_FIRM_REFUSED, UNKNOWN_USER
 */
export const updateTraining = (
  db: Db,
  id: string,
  sent: FirmTrainingChanges,
  { session, today }: Context,
): Promise<FirmTraining> =>
  inTransaction(db, async (tx) => {
    await updateRecord(tx, trainingRecord, id, session, {
      read: findTraining,
      decide: async (before) => {
        const edits = await reconcileEdits(tx, before, sent, session)
        const { heldOn = before.heldOn, renewOn = before.renewOn } = edits
        refuse(trainingProblems({ heldOn, renewOn }, today))
        // Two officers may each have taken out half of them.
        if (edits.users?.length === 0) refuse({ users: 'Name who took part.' })
        return { ...edits, users: edits.users && (await requireUsers(tx, edits.users)) }
      },
      write: async (_tx, { after, before, updatedAt }) => {
        const { title = before.title, heldOn = before.heldOn, users = before.users, renewOn = before.renewOn } = after
        await tx
          .updateTable('aml_trainings')
          .set({ title, held_on: heldOn, user_ids: users, renew_on: renewOn, updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
      },
    })

    return findTraining(tx, id)
  })
