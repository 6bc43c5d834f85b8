import { type RecordType, recordTypeNouns } from '@registrar/domain/shared/change'
import type { ProblemCode } from '@registrar/domain/shared/problem-codes'
import type { Tables, Tx } from '../database/database.ts'
import { isId } from '../database/ids.ts'
import { Problem } from '../problem.ts'
import { missingRecord } from './merged-record.ts'

type TableWith<Column extends string> = {
  [Table in keyof Tables]: Column extends keyof Tables[Table] ? Table : never
}[keyof Tables]

type SoftlyDeletedTable = TableWith<'id'> & TableWith<'deleted_at'>

/** A kind of record whose row stays when it is deleted. Its feature declares it once, in `<feature>.row.ts`. */
export type RecordKind = { type: RecordType; table: SoftlyDeletedTable; isRowDeleted?: false }

/** A kind of record whose row goes when it is deleted. */
export type RowDeletedKind = {
  type: RecordType
  table: Exclude<TableWith<'id'>, SoftlyDeletedTable>
  isRowDeleted: true
}

export type AnyRecordKind = RecordKind | RowDeletedKind

/**
 * `update`: nobody else changes, deletes or locks the record. `no key update`: nobody else changes or deletes it, but others
 * may still write rows that refer to it. `share`: nobody changes or deletes it. `key share`: nobody deletes it.
 */
type LockStrength = 'update' | 'no key update' | 'share' | 'key share'

const lockStatement = (tx: Tx, kind: AnyRecordKind, id: string, strength: LockStrength) => {
  // A kind whose rows go when they are deleted has nothing in the bin.
  const isAnyRow = kind.isRowDeleted === true

  return tx
    .selectFrom(kind.table as SoftlyDeletedTable)
    .select('id')
    .where('id', '=', id)
    .$if(!isAnyRow, (query) => query.where('deleted_at', 'is', null))
    .$if(strength === 'update', (query) => query.forUpdate())
    .$if(strength === 'no key update', (query) => query.forNoKeyUpdate())
    .$if(strength === 'share', (query) => query.forShare())
    .$if(strength === 'key share', (query) => query.forKeyShare())
}

/**
 * Locks a record until the transaction ends.
 * @returns whether the record exists and is not deleted
 */
export const lockIfExists = async (
  tx: Tx,
  kind: AnyRecordKind,
  id: string,
  strength: LockStrength,
): Promise<boolean> => {
  if (!isId(id)) return false

  const rows = await lockStatement(tx, kind, id, strength).execute()
  return rows.length > 0
}

type Reference = {
  /** the field of the save that names the record */
  field: string
  strength?: LockStrength
  code?: ProblemCode
  /** what the whole save answers, where it says more than the field */
  message?: string
}

/**
 * Locks a record that a save names, until the transaction ends.
 * @throws Problem with `code` and the field, when there is no such record or it is deleted
 */
export const requireReference = async (
  tx: Tx,
  kind: AnyRecordKind,
  id: string,
  { field, strength = 'key share', code = 'NOT_FOUND', message }: Reference,
): Promise<void> => {
  if (await lockIfExists(tx, kind, id, strength)) return

  const missing = `There is no such ${recordTypeNouns[kind.type]}.`
  throw new Problem(code, message ?? missing, { fields: { [field]: missing } })
}

/**
 * Locks a record until the transaction ends. Read the record in a later statement: a statement that waits for a lock may
 * show side tables as they were before the wait.
 * @throws Problem NOT_FOUND when the id is malformed, unknown or deleted, MERGED when it was merged into another
 */
export const lockRecord = async (
  tx: Tx,
  kind: AnyRecordKind,
  id: string,
  strength: LockStrength = 'update',
): Promise<void> => {
  if (!(await lockIfExists(tx, kind, id, strength))) throw await missingRecord(tx, kind.type, id)
}
