import type * as z from 'zod'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { type Db, inTransaction, type Tx } from '../database/database.ts'
import { isId } from '../database/ids.ts'
import { Problem } from '../http/problem.ts'
import { findMergedInto } from '../merges/merged-record.ts'
import type { Session } from '../sessions/session.ts'
import { type Author, type FieldChanges, MASK, recordChange } from './change-log.ts'
import type { RecordKind, AnyRecordKind } from './lock-record.ts'

/** Who puts something back, and on which day of the firm. `source` is set beside the session when it is not the screen. */
export type RestoreContext = {
  session: Session & Author
  today: IsoDate
  /**
   * is told of the fields of a record that stay as they are, because the log masks their old values; without it they refuse
   * the undoing
   */
  onMasked?: (recordId: string, fields: readonly string[]) => void
  /** the id of the save that is undone; not set for a record that only leaves the bin */
  undoneSave?: number
}

/**
 * How the records of a kind are put back. Each feature declares its own, by its own commands, so that its rules hold. The
 * history, the bin, and everything that undoes a save work on a table of these.
 */
export type RecordRestorer = {
  kind: AnyRecordKind
  /** puts the old values of logged changes back; a value that a rule computes comes back only while nothing moved it */
  putBack: (tx: Tx, id: string, fields: FieldChanges, context: RestoreContext) => Promise<unknown>
  /** takes the record out of the bin */
  restore: (tx: Tx, id: string, context: RestoreContext) => Promise<unknown>
  /** deletes the record, to undo its creation */
  remove: (tx: Tx, id: string, context: RestoreContext) => Promise<unknown>
  /** the fields that rules compute: that one of them has moved does not keep a save from being undone (HIST-5) */
  computed?: ReadonlySet<string>
  /** of the kinds of which two can be merged */
  merges?: MergeRestorer
}

/** A line of the change log, as far as undoing it needs to know. */
export type LoggedChange = { save_id: number; record_type: string; record_id: string; action: string; fields: unknown }

/** How merges are undone and made again, by the id of the record that went (MERGE-8). */
export type MergeRestorer = {
  undo: (tx: Tx, mergedId: string, context: RestoreContext) => Promise<void>
  /** `changes`: what the undoing of the merge had logged, the latest first */
  redo: (tx: Tx, mergedId: string, changes: readonly LoggedChange[], context: RestoreContext) => Promise<void>
}

export type RecordRestorers = Readonly<Partial<Record<string, RecordRestorer>>>

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

/** The old values of logged changes, as far as `schema` lets a client write these fields. */
export const oldValues = <S extends z.ZodObject>(schema: S, fields: FieldChanges): z.output<S> => {
  const writable = Object.entries(fields).filter(([field]) => field in schema.shape)

  const parsed = schema.safeParse(Object.fromEntries(writable.map(([field, [old]]) => [field, old])))
  if (!parsed.success) throw restoreRefused('The old value does not fit the field any more.')

  return parsed.data
}

/**
 * The old values of the fields that nothing has moved since they were logged. Put over what the rules compute, they make
 * an undone save exact.
 */
export const unmovedOldValues = (fields: FieldChanges, current: object): Record<string, unknown> => {
  const now = new Map<string, unknown>(Object.entries(current))

  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, [before, after]]) =>
      now.has(field) && isSameValue(now.get(field), after) ? [[field, before]] : [],
    ),
  )
}
