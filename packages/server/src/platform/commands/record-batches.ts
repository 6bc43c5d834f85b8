import { type RawBuilder, sql } from 'kysely'
import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { notFound, Problem } from '../problem.ts'
import { recordTypeNouns } from '@registrar/domain/shared/change'
import { type Author, changedFields, type FieldChanges, recordChanges } from './change-log.ts'
import type { RecordKind } from './lock-record.ts'

type NewRecord = { id: string; fields: object }

/** Creates many records of a kind: `write` inserts them all, and each gets its line of the change log. */
export const createRecords = async (
  tx: Tx,
  kind: RecordKind,
  author: Author,
  records: readonly NewRecord[],
  write: () => Promise<void>,
): Promise<void> => {
  if (records.length === 0) return
  await write()
  await recordChanges(
    tx,
    author,
    records.map(({ id, fields }) => ({
      recordType: kind.type,
      recordId: id,
      action: 'created' as const,
      fields: changedFields({}, fields),
    })),
  )
}

const isOneOf = (ids: readonly string[]): RawBuilder<boolean> => sql<boolean>`id = any(${ids}::uuid[])`

/**
 * Locks the records with these ids that are not deleted, in the order of their ids.
 * @returns the ids of those that there are
 */
export const lockRecords = async (
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
  strength: 'update' | 'share' | 'key share',
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom(kind.table)
    .select('id')
    .where(isOneOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(strength === 'update', (query) => query.forUpdate())
    .$if(strength === 'share', (query) => query.forShare())
    .$if(strength === 'key share', (query) => query.forKeyShare())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** One of the records to write: the changed fields only, and their old and new values. */
type Save<After> = { id: string; changed: Partial<After>; fields: FieldChanges }

type Steps<Before, Sent> = {
  /** reads the locked records, under the API's field names */
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Before>>
  /** asks the rules which values the fields get; a Problem leaves the record as it is */
  decide: (before: Before, sent: Sent) => Sent
  write: (saves: readonly Save<Sent>[], updatedAt: string) => Promise<void>
}

/**
 * Updates many records of a kind, as `updateRecord` does one: locks and reads them, decides, writes what changed and logs it.
 * @returns why a record could not be updated, by id
 */
export const updateRecords = async <Before extends object, Sent extends object>(
  tx: Tx,
  kind: RecordKind,
  changes: ReadonlyMap<string, Sent>,
  author: Author,
  { read, decide, write }: Steps<Before, Sent>,
): Promise<Map<string, Problem>> => {
  const refused = new Map<string, Problem>()
  const saves: Save<Sent>[] = []
  const before = await read([...(await lockRecords(tx, kind, [...changes.keys()], 'update'))])

  for (const [id, sent] of changes)
    try {
      const record = before.get(id)
      if (!record) throw notFound(recordTypeNouns[kind.type])
      const after = decide(record, sent)
      const fields = changedFields(record, after)
      const changed = Object.fromEntries(Object.entries(after).filter(([field]) => field in fields)) as Partial<Sent>
      if (Object.keys(fields).length > 0) saves.push({ id, changed, fields })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.set(id, error)
    }

  if (saves.length > 0) await write(saves, now())
  const lines = saves.map(({ id, fields }) => ({
    recordType: kind.type,
    recordId: id,
    action: 'updated' as const,
    fields,
  }))
  await recordChanges(tx, author, lines)
  return refused
}
