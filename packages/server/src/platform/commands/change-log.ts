import { maskedFields } from '@registrar/domain/history/logged-fields'
import type { ChangeAction, ChangeSource, RecordType } from '@registrar/domain/shared/change'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** `{field: [old, new]}`, under the API's field names. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>

/** Who makes a change, and from where; a session is an author at the screen. Null: somebody without an account. */
export type Author = { userId: string | null; source?: ChangeSource } | null

/** A line to write. */
export type Change = { recordType: RecordType; recordId: string; action: ChangeAction; fields?: FieldChanges }

// A statement has at most 65,535 values, and a line has six.
const LINES_PER_STATEMENT = 5000

/** What the log has instead of the value of a masked field. */
export const MASK = '••••'

const masked = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries(fields).map(([field, [before, after]]) =>
      maskedFields.has(field) ? [field, [before && MASK, after && MASK]] : [field, [before, after]],
    ),
  )

type Sent<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }

/** The fields that were sent: those that are not undefined. */
export const sentFields = <T extends object>(fields: T): Sent<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<T>

/** The fields of `after` that differ from `before`, compared by value; an undefined field was not sent. */
export const changedFields = (before: object, after: object): FieldChanges => {
  const old = new Map<string, unknown>(Object.entries(before))

  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== undefined && !isSameValue(old.get(field), value))
      .map(([field, value]) => [field, [old.get(field) ?? null, value]]),
  )
}

/** The fields of a record whose row goes: the log keeps what they were. */
export const clearedFields = (fields: object): FieldChanges =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, [value, null]]))

const changeRow = (author: Author, change: Change) => ({
  user_id: author?.userId ?? null,
  source: author?.source ?? 'screen',
  record_type: change.recordType,
  record_id: change.recordId,
  action: change.action,
  fields: JSON.stringify(masked(change.fields ?? {})),
})

/** Writes one line of the change log in the caller's transaction. The lines of one transaction share their `save_id`. */
export const recordChange = async (tx: Tx, author: Author, change: Change): Promise<void> => {
  await tx.insertInto('changes').values(changeRow(author, change)).execute()
}

/**
 * Writes one line of the change log, as `recordChange` does.
 * @returns the id of the line, which is the record's new version (API-10)
 */
export const recordChangeAsVersion = async (tx: Tx, author: Author, change: Change): Promise<number> => {
  const line = tx.insertInto('changes').values(changeRow(author, change)).returning('id')
  return (await line.executeTakeFirstOrThrow()).id
}

/** Writes a line of the change log for each of many records. */
export const recordChanges = async (tx: Tx, author: Author, changes: readonly Change[]): Promise<void> => {
  for (let start = 0; start < changes.length; start += LINES_PER_STATEMENT) {
    const rows = changes.slice(start, start + LINES_PER_STATEMENT).map((change) => changeRow(author, change))
    await tx.insertInto('changes').values(rows).execute()
  }
}

/** In SQL, the `save_id` of what this transaction has changed so far; null when it has changed nothing. */
export const currentSaveId = sql<number | null>`nullif(current_setting('registrar.save_id', true), '')::bigint`

/** The `save_id` of what this transaction has changed so far; null when it has changed nothing. */
export const findSaveId = async (tx: Tx): Promise<number | null> => {
  const { rows } = await sql<{ saveId: number | null }>`select ${currentSaveId} as "saveId"`.execute(tx)
  return rows[0]?.saveId ?? null
}
