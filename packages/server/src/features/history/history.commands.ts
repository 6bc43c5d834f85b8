import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { copiedNameOf } from '@registrar/domain/history/logged-fields'
import type { FieldChanges } from '#platform/commands/change-log'
import { answersOf, mergedFields } from '#platform/commands/net-changes'
import {
  maskedFields,
  maskedRefused,
  type RecordRestorers,
  restoreRefused,
  type RestoreContext,
} from '#platform/commands/restore-record'
import { undoChanges } from '#platform/commands/undo-changes'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { notFound } from '#platform/problem'
import { requireNoMerge, undoMergeOfSave } from './history-merges.ts'

type Line = { save_id: number; record_type: string; record_id: string; action: string; fields: FieldChanges }

export type RestoredRecord = { recordType: HistoryRecordType; _id: string; entryId?: string }

const CHANGE_ID = /^\d{1,15}$/

// The lines that the entry's save wrote about the entry's record.
const readEntry = async (tx: Tx, restorers: RecordRestorers, entryId: string): Promise<[Line, ...Line[]]> => {
  const lines = CHANGE_ID.test(entryId)
    ? await tx
        .selectFrom('changes as c')
        .innerJoin('changes as entry', (join) =>
          join.onRef('c.record_id', '=', 'entry.record_id').onRef('c.save_id', '=', 'entry.save_id'),
        )
        .select(['c.save_id', 'c.record_type', 'c.record_id', 'c.action', 'c.fields'])
        .where('entry.id', '=', Number(entryId))
        .whereRef('c.record_type', '=', 'entry.record_type')
        .orderBy('c.id', 'desc')
        .execute()
    : []
  const [latest, ...others] = lines as Line[]
  if (!latest || !restorers[latest.record_type]) throw notFound('entry of the history')

  return [latest, ...others]
}

// Picks only the named answers of the AML file.
const pickAnswers = ([before, after]: [unknown, unknown], answers: ReadonlySet<string>): [unknown, unknown] => {
  const pick = (form: unknown) =>
    Object.fromEntries([...answers].map((answer) => [answer, answersOf(form)[answer] ?? null]))

  return [pick(before), pick(after)]
}

const pickFields = (recordType: HistoryRecordType, logged: FieldChanges, fields: readonly string[]): FieldChanges => {
  // The history shows an id and the copy of its name as one field, so both go back.
  const named = new Set(fields.flatMap((field) => [field, copiedNameOf(recordType, field) ?? field]))
  const picked = Object.fromEntries(Object.entries(logged).filter(([field]) => named.has(field)))
  const answers = fields.filter((field) => field.startsWith('aml.')).map((field) => field.slice('aml.'.length))
  if (answers.length > 0 && logged.aml && !picked.aml) picked.aml = pickAnswers(logged.aml, new Set(answers))

  const unknown = fields.find((field) => !(field in picked) && !(field.startsWith('aml.') && picked.aml))
  if (unknown !== undefined) throw restoreRefused(`This entry did not change the field ${unknown}.`)

  return picked
}

const countChanges = async (tx: Tx, id: string): Promise<number> => {
  const { total } = await tx
    .selectFrom('changes')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow()
  return total
}

// Refuses when nothing changes: the field already has the old value, or a rule computes it from other fields.
const putBackFields = async (
  tx: Tx,
  restorers: RecordRestorers,
  { save_id, record_type, record_id }: Line,
  fields: FieldChanges,
  context: RestoreContext,
) => {
  const masked = maskedFields(fields)
  if (masked.length > 0) throw maskedRefused(masked)

  const before = await countChanges(tx, record_id)
  await restorers[record_type]?.putBack(tx, record_id, fields, { ...context, undoneSave: save_id })
  if ((await countChanges(tx, record_id)) === before)
    throw restoreRefused(
      'There is nothing to restore: the old value is there already, or it follows from other fields.',
    )
}

/** The latest entry of a record, which a restoring has just made. */
export const findLatestEntry = async (tx: Tx, recordType: string, recordId: string): Promise<{ entryId?: string }> => {
  const { id } = await tx
    .selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('record_id', '=', recordId)
    .where('record_type', '=', recordType)
    .executeTakeFirstOrThrow()

  return id === null ? {} : { entryId: String(id) }
}

const restoredOf = ({ record_type, record_id }: Line): RestoredRecord => ({
  recordType: record_type as HistoryRecordType,
  _id: record_id,
})

/**
 * Puts the old values of an entry back, all of them or those of `fields`, in a new change that follows the record's own rules
 * (HIST-4). A deletion is undone by taking the record out of the bin, and a merge as a whole (MERGE-9).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED, or what the rules of the record refuse
 */
export const restoreEntry = (
  db: Db,
  restorers: RecordRestorers,
  entryId: string,
  fields: readonly string[] | undefined,
  context: RestoreContext,
): Promise<RestoredRecord> =>
  inTransaction(db, async (tx) => {
    const lines = await readEntry(tx, restorers, entryId)
    const [latest] = lines
    const logged = mergedFields(lines.toReversed().map((line) => line.fields))

    if (fields) {
      await requireNoMerge(tx, latest)
      const picked = pickFields(latest.record_type as HistoryRecordType, logged, fields)
      await putBackFields(tx, restorers, latest, picked, context)
    } else if (await undoMergeOfSave(tx, restorers, latest, context)) return restoredOf(latest)
    else if (lines.some(({ action }) => action === 'created'))
      throw restoreRefused('This entry created the record. Delete the record to undo it.')
    else if (lines.some(({ action }) => action === 'deleted' || action === 'restored' || action === 'used'))
      await undoChanges(tx, restorers, lines, context)
    else await putBackFields(tx, restorers, latest, logged, context)

    return { ...restoredOf(latest), ...(await findLatestEntry(tx, latest.record_type, latest.record_id)) }
  })
