import { now } from '../clock.ts'
import { type Db, inTransaction, type Tx } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import {
  type Author,
  changedFields,
  type FieldChanges,
  recordChange,
  recordChangeAsVersion,
  sentFields,
} from './change-log.ts'
import { lockRecord, type AnyRecordKind, type RecordKind } from './lock-record.ts'

type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** What an update writes: the changed fields only, and their old and new values. */
type Save<Before, After> = {
  before: Before
  after: After
  changed: Partial<After>
  fields: FieldChanges
  updatedAt: string
}

type UpdateSteps<Before, After> = {
  /** reads the locked record, under the API's field names; throws NOT_FOUND when it is unknown or deleted */
  read: (tx: Tx, id: string) => Promise<Before>
  /** asks the rules which values the fields get; undefined leaves a field as it is */
  decide: (before: Before, tx: Tx) => After | Promise<After>
  /**
   * Writes the feature's own tables; not called when nothing changed. It may return fields of the record that it changed besides those
   * that were decided.
   */
  write: (tx: Tx, save: Save<Before, After>) => Promise<Partial<Before> | void>
}

/**
 * Creates a record: `write` inserts it under the new id and returns the fields that the change log shows.
 * @returns the id
 */
export const createRecord = (
  db: Db | Tx,
  kind: AnyRecordKind,
  author: Author,
  write: (tx: Tx, id: string) => Promise<object>,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const id = newId()
    const fields = changedFields({}, await write(tx, id))

    await recordChange(tx, author, { recordType: kind.type, recordId: id, action: 'created', fields })

    return id
  })

/**
 * Updates a record: locks it, reads it, decides, writes what changed and logs it, in one transaction. An update that
 * changes nothing writes nothing.
 * @returns the record after the update
 * @throws Problem NOT_FOUND when the id is malformed, unknown or deleted
 */
export const updateRecord = <Before extends object, After extends Changes<Before>>(
  db: Db | Tx,
  kind: AnyRecordKind,
  id: string,
  author: Author,
  { read, decide, write }: UpdateSteps<Before, After>,
): Promise<Before> => {
  return inTransaction(db, async (tx) => {
    await lockRecord(tx, kind, id)
    const before = await read(tx, id)

    const after = await decide(before, tx)
    const fields = changedFields(before, after)
    if (Object.keys(fields).length === 0) return before

    const updatedAt = now()
    const changed = Object.fromEntries(Object.entries(after).filter(([field]) => field in fields)) as Partial<After>
    const written = await write(tx, { before, after, changed, fields, updatedAt })
    const version = await recordChangeAsVersion(tx, author, {
      recordType: kind.type,
      recordId: id,
      action: 'updated',
      fields,
    })

    return {
      ...before,
      ...sentFields(after),
      ...('updatedAt' in before && { updatedAt }),
      ...written,
      ...('version' in before && { version }),
    }
  })
}

/**
 * Deletes a record softly: it keeps its links, files and history. `requireUnused` may throw to refuse, or return the fields to log.
 * @throws Problem NOT_FOUND when the id is malformed, unknown or already deleted
 */
export const removeRecord = (
  db: Db | Tx,
  kind: RecordKind,
  id: string,
  author: Author,
  requireUnused?: (tx: Tx) => Promise<FieldChanges | void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, kind, id)
    const fields = await requireUnused?.(tx)

    await tx.updateTable(kind.table).set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, author, {
      recordType: kind.type,
      recordId: id,
      action: 'deleted',
      ...(fields && { fields }),
    })
  })
