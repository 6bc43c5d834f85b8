import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { copiedNameOf } from '@registrar/domain/history/logged-fields'
import { isSameValue } from '@registrar/domain/shared/same-value'
import type { FieldChanges } from '#platform/commands/change-log'
import { answersOf, joinedFields } from '#platform/commands/net-changes'
import {
  type LoggedChange,
  maskedFields,
  maskedRefused,
  type UndoableKinds,
  restoreRefused,
  type RestoreContext,
} from '#platform/commands/restore-record'
import { linesOfSaves, undoSave } from '#platform/commands/undo-save'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { notFound } from '#platform/problem'
import { requireNoMerge, undoMergeOfSave } from './history-merges.ts'
import { type HistoryContext, withoutHiddenAnswers } from './without-hidden-answers.ts'

export type RestoredRecord = { recordType: HistoryRecordType; _id: string; entryId?: string }

const CHANGE_ID = /^\d{1,15}$/

/** The save of an entry, the last line first, and the record that the entry is about. */
type Entry = { record: RestoredRecord; saveId: number; lines: LoggedChange[]; own: LoggedChange[] }

const readEntry = async (tx: Tx, kinds: UndoableKinds, entryId: string): Promise<Entry> => {
  const entry = CHANGE_ID.test(entryId)
    ? await tx
        .selectFrom('changes')
        .select(['save_id', 'record_type', 'record_id'])
        .where('id', '=', Number(entryId))
        .executeTakeFirst()
    : undefined
  if (!entry || !kinds[entry.record_type]) throw notFound('entry of the history')

  const lines = await linesOfSaves(tx, [entry.save_id])
  const isOwn = (line: LoggedChange) => line.record_id === entry.record_id && line.record_type === entry.record_type
  const record = { recordType: entry.record_type as HistoryRecordType, _id: entry.record_id }
  return { record, saveId: entry.save_id, lines, own: lines.filter(isOwn) }
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

const REGISTER = 'The register of annual returns has changed since. Correct it on the Accounting tab.'
const NOTHING = 'There is nothing to restore: the old value is there already, or it follows from other fields.'
const REPLACED = 'Something else has taken its place since.'

// A line of the register goes back with the follow-up that filed the return, or by an entry of its own.
const withoutRegister = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'annualReturns'))

const isOfRegister = ({ fields }: LoggedChange): boolean => Object.keys(fields).join() === 'annualReturns'

// Refuses when nothing changes: the field already has the old value, or a rule computes it from other fields.
const requireChange = async (tx: Tx, { _id }: RestoredRecord, undo: () => Promise<unknown>, reason = NOTHING) => {
  const before = await countChanges(tx, _id)
  await undo()
  if ((await countChanges(tx, _id)) === before) throw restoreRefused(reason)
}

const isAllOf = (picked: FieldChanges, logged: FieldChanges): boolean =>
  Object.keys(logged).every((field) => field in picked && isSameValue(picked[field], logged[field]))

const undoEntry = async (
  tx: Tx,
  kinds: UndoableKinds,
  { record, lines, own }: Entry,
  fields: FieldChanges,
  context: RestoreContext,
) => {
  if (own.every(isOfRegister)) {
    await requireChange(tx, record, () => undoSave(tx, kinds, lines, context, record._id), REGISTER)
    return
  }
  if (Object.keys(fields).length === 0) throw restoreRefused(NOTHING)
  const masked = maskedFields(fields)
  if (masked.length > 0) throw maskedRefused(masked)

  const isWhole = isAllOf(fields, withoutRegister(joinedFields(own.toReversed().map((line) => line.fields))))
  const save = lines.flatMap((line) => {
    if (!own.includes(line)) return [line]
    const rest = withoutRegister(line.fields)
    return line.action === 'updated' && Object.keys(rest).length === 0 ? [] : [{ ...line, fields: rest }]
  })
  await requireChange(tx, record, async () =>
    isWhole
      ? undoSave(tx, kinds, save, context, record._id)
      : kinds[record.recordType]?.update(tx, record._id, fields, context),
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

/**
 * Puts the old values of an entry back, all of them or those of `fields`, in a new change that follows the record's own rules
 * (HIST-4). A deletion is undone by taking the record out of the bin, and a merge as a whole (MERGE-9).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED, or what the rules of the record refuse
 */
export const restoreEntry = (
  db: Db,
  kinds: UndoableKinds,
  entryId: string,
  fields: readonly string[] | undefined,
  context: HistoryContext,
): Promise<RestoredRecord> =>
  inTransaction(db, async (tx) => {
    const entry = await readEntry(tx, kinds, entryId)
    const { record, lines, own } = entry
    const logged = joinedFields(own.toReversed().map((line) => line.fields))

    if (fields) {
      await requireNoMerge(tx, entry)
      const picked = pickFields(record.recordType, logged, fields)
      await undoEntry(tx, kinds, entry, withoutHiddenAnswers(picked, context), context)
    } else if (await undoMergeOfSave(tx, kinds, entry, context)) return record
    else if (own.some(({ action }) => action === 'created'))
      throw restoreRefused('This entry created the record. Delete the record to undo it.')
    else if (own.some(({ action }) => action === 'deleted' || action === 'restored' || action === 'used'))
      await requireChange(tx, record, () => undoSave(tx, kinds, lines, context, record._id), REPLACED)
    else await undoEntry(tx, kinds, entry, withoutHiddenAnswers(withoutRegister(logged), context), context)

    return { ...record, ...(await findLatestEntry(tx, record.recordType, record._id)) }
  })
