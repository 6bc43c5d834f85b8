import type * as z from 'zod'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { RecordWarning } from '@registrar/domain/shared/record-warning'
import { type Db, inTransaction, type Tx } from '../database/database.ts'
import { isId } from '../database/ids.ts'
import { Problem } from '../problem.ts'
import { findMergedInto } from './merged-record.ts'
import type { Session } from '../sessions/session.ts'
import { type Author, type FieldChanges, MASK, recordChange } from './change-log.ts'
import type { RecordKind, AnyRecordKind } from './lock-record.ts'

/** Who puts something back, and on which day of the firm. `source` is set beside the session when it is not the screen. */
export type RestoreContext = {
  session: Session & Author
  today: IsoDate
  /** the save that made a record, when its creation is undone */
  saveId?: number
  /**
   * is told of the fields of a record that stay as they are, because the log masks their old values; without it they refuse
   * the undoing
   */
  onMasked?: (recordId: string, fields: readonly string[]) => void
}

/**
 * How a kind of record is undone where its rows do not simply go back (HIST-4). Everything that undoes a save works on a table of
 * these, by the commands of the features, so that their rules hold.
 */
export type UndoableKind = {
  kind: AnyRecordKind
  /** the record's own update, with the old values of logged changes */
  update: (tx: Tx, id: string, fields: FieldChanges, context: RestoreContext) => Promise<unknown>
  /** takes the record out of the bin, where more comes back than its row */
  restore?: (tx: Tx, id: string, context: RestoreContext) => Promise<unknown>
  /** deletes the record, to undo its creation */
  remove: (tx: Tx, id: string, context: RestoreContext) => Promise<unknown>
  /** may refuse to take the record out of the bin; it is locked */
  requireRestorable?: (tx: Tx, id: string) => Promise<void>
  /** what is to be said of records that came out of the bin, by their ids */
  findWarnings?: (db: Db | Tx, ids: readonly string[]) => Promise<Map<string, RecordWarning[]>>
  /** may refuse to put the record into the bin again */
  requireRemovable?: (tx: Tx, id: string) => Promise<void>
  /** may refuse what the rows of the record come to once they went back, together with those of others */
  requireSound?: (tx: Tx, id: string) => Promise<void>
  /** the fields that rules compute: that one of them has moved does not keep a save from being undone (HIST-5) */
  computed?: ReadonlySet<string>
  /** the fields of which the journal keeps no update, and those that only explain another */
  withoutRow?: ReadonlySet<string>
  /** which other records' lines of a save follow from a line `own` of this kind, and are undone with it */
  isFollowedBy?: (line: LoggedChange, own: LoggedChange) => boolean
  /** why a line of an action is not undone: a sentence for each */
  refusals?: Readonly<Record<string, string>>
  /** all of the save is undone with a line of this kind */
  isWholeSave?: true
  /** what followed from its deletion comes out of the bin with it, exactly as it was */
  isRestoredWithDeletion?: true
}

/** A line of the change log, as far as undoing it needs to know. */
export type LoggedChange = {
  save_id: number
  record_type: string
  record_id: string
  action: string
  fields: FieldChanges
}

export type UndoableKinds = Readonly<Partial<Record<string, UndoableKind>>>

/** Refuses to put something back; `reason` is a sentence. */
export const restoreRefused = (reason: string): Problem => new Problem('RESTORE_REFUSED', reason)

/** Refuses to restore a record while another that it belongs to is in the bin; `noun` names that one. */
export const restoreRefusedWhileInBin = (noun: string): Problem =>
  restoreRefused(`The ${noun} is in the bin. Restore the ${noun} first.`)

/** The fields of a logged change of which the log masks the old value. */
export const maskedFields = (fields: FieldChanges): string[] =>
  Object.keys(fields).filter((field) => fields[field]?.[0] === MASK)

/** Refuses to put back fields whose old values the log masks. */
export const maskedRefused = (masked: readonly string[]): Problem =>
  restoreRefused(`The history does not keep the old value of ${masked.join(', ').toUpperCase()}. Write it again.`)

/** The 404 of a record that cannot leave the bin, because it is not there. */
export const recordNotInBin = (): Problem => new Problem('NOT_FOUND', 'This record is not in the bin.')

const mergedIntoAnother = (): Problem =>
  restoreRefused('This record was merged into another one. Undo the merge to bring it back.')

/**
 * Takes a deleted record out of the bin: its links, files and history were never gone. `requireAllowed` may throw to
 * refuse, write what must come back with it, or return the fields to log.
 * @throws Problem NOT_FOUND when the id is malformed, unknown or not deleted
 */
export const restoreRecord = (
  db: Db | Tx,
  { table, type }: RecordKind,
  id: string,
  author: Author,
  requireAllowed?: (tx: Tx) => Promise<FieldChanges | void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deleted = isId(id)
      ? await tx
          .selectFrom(table)
          .select('id')
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .forUpdate()
          .executeTakeFirst()
      : undefined
    if (!deleted) throw (await findMergedInto(tx, id)) === undefined ? recordNotInBin() : mergedIntoAnother()
    const fields = await requireAllowed?.(tx)

    await tx.updateTable(table).set({ deleted_at: null }).where('id', '=', id).execute()
    await recordChange(tx, author, { recordType: type, recordId: id, action: 'restored', ...(fields && { fields }) })
  })

/** Takes a record out of the bin by the command of its kind. */
export const restoreKind = async (tx: Tx, kind: UndoableKind, id: string, context: RestoreContext): Promise<void> => {
  if (kind.restore) await kind.restore(tx, id, context)
  else if (!kind.kind.isRowDeleted)
    await restoreRecord(tx, kind.kind, id, context.session, () => kind.requireRestorable?.(tx, id) ?? Promise.resolve())
}

/** The old values of logged changes, as far as `schema` lets a client write these fields. */
export const oldValues = <S extends z.ZodObject>(schema: S, fields: FieldChanges): z.output<S> => {
  const writable = Object.entries(fields).filter(([field]) => field in schema.shape)

  const parsed = schema.safeParse(Object.fromEntries(writable.map(([field, [old]]) => [field, old])))
  if (!parsed.success) throw restoreRefused('The old value does not fit the field any more.')

  return parsed.data
}
