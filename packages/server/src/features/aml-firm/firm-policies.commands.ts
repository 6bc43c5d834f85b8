import {
  type FirmPolicyChanges,
  type FirmPolicyRow,
  hasContent,
  type NewFirmPolicy,
  NO_CONTENT,
} from '@registrar/domain/aml-firm/firm-policy'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { FIRM_RECORD } from './aml-firm.row.ts'
import { findPolicy } from './firm-policies.queries.ts'
import { requireLatest } from './refusals.ts'

/**
 * Locks a policy and reads it.
 * @throws Problem NOT_FOUND
 */
export const lockPolicy = async (tx: Tx, id: string): Promise<FirmPolicyRow> => {
  await requireRow('policy', id, tx.selectFrom('aml_policies').select('id').where('id', '=', id).forUpdate())
  return findPolicy(tx, id)
}

const insertVersion = (tx: Tx, id: string, version: number, { title, text, files }: NewFirmPolicy, session: Session) =>
  tx
    .insertInto('aml_policy_versions')
    .values({ policy_id: id, version, title, text, files, saved_by: session.userId })
    .execute()

/** Adds a policy in its first version (FIRM-2). */
export const createPolicy = (
  db: Db,
  sent: NewFirmPolicy,
  session: Session,
): Promise<{ _id: string; version: number }> =>
  inTransaction(db, async (tx) => {
    const id = newId()
    await tx.insertInto('aml_policies').values({ id }).execute()
    await insertVersion(tx, id, 1, sent, session)
    await recordChange(tx, session, {
      recordType: FIRM_RECORD,
      recordId: id,
      action: 'created',
      fields: changedFields({}, { ...sent, policyVersion: 1 }),
    })

    return { _id: id, version: 1 }
  })

/**
 * Saves a new version of a policy; a save that changes nothing makes none (FIRM-2).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED
 */
export const updatePolicy = (
  db: Db,
  id: string,
  { version: loadedFrom, ...sent }: FirmPolicyChanges,
  session: Session,
): Promise<FirmPolicyRow> =>
  inTransaction(db, async (tx) => {
    const before = await lockPolicy(tx, id)
    requireLatest(loadedFrom, before.version)
    const fields = changedFields(before, sent)
    if (Object.keys(fields).length === 0) return before

    const version = before.version + 1
    const { title = before.title, text = before.text, files = before.files } = sent
    if (!hasContent({ text, files }))
      throw new Problem('VALIDATION_FAILED', NO_CONTENT, { fields: { text: NO_CONTENT } })
    await insertVersion(tx, id, version, { title, text, files }, session)
    await tx.updateTable('aml_policies').set({ reminder_task_id: null }).where('id', '=', id).execute()
    await recordChange(tx, session, {
      recordType: FIRM_RECORD,
      recordId: id,
      action: 'updated',
      fields: { ...fields, policyVersion: [before.version, version] },
    })

    return findPolicy(tx, id)
  })
