import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../database/database.ts'
import type { Session } from '../sessions/session.ts'

/** `{field: [old, new]}`, under the documented field names. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>

// Read by many, asked for by few: the log says that it changed, not what it is.
const MASKED = new Set(['pps'])
const MASK = '••••'

const masked = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries(fields).map(([field, [before, after]]) =>
      MASKED.has(field) ? [field, [before && MASK, after && MASK]] : [field, [before, after]],
    ),
  )

type Sent<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }

/** The fields that were sent, without those that are undefined. */
export const sentFields = <T extends object>(fields: T): Sent<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<T>

/** The fields of `after` that differ from `before`; compared by value, the order of keys set aside. */
export const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): FieldChanges =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== undefined && !isSame(before[field], value))
      .map(([field, value]) => [field, [before[field] ?? null, value]]),
  )

const isSame = (before: unknown, after: unknown): boolean => isDeepStrictEqual(before ?? null, after ?? null)

type Change = { recordType: string; recordId: string; action: string; fields?: FieldChanges }

const changeRow = (session: Pick<Session, 'userId'> | null, change: Change) => ({
  user_id: session?.userId ?? null,
  record_type: change.recordType,
  record_id: change.recordId,
  action: change.action,
  fields: JSON.stringify(masked(change.fields ?? {})),
})

/**
 * Writes one line of the change log, in the caller's transaction: who, which record, what was done, which fields with
 * their old and new values.
 */
export const recordChange = async (tx: Tx, session: Pick<Session, 'userId'> | null, change: Change): Promise<void> => {
  await tx.insertInto('changes').values(changeRow(session, change)).execute()
}

/** Writes a line of the change log for each of many records at once; at most 10,000 (a statement has 65,535 values). */
export const recordChanges = async (
  tx: Tx,
  session: Pick<Session, 'userId'> | null,
  changes: readonly Change[],
): Promise<void> => {
  if (changes.length === 0) return
  await tx
    .insertInto('changes')
    .values(changes.map((change) => changeRow(session, change)))
    .execute()
}
