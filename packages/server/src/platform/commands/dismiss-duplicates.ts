import { now } from '../clock.ts'
import { type Db, inTransaction, type Tx } from '../database/database.ts'
import type { Session } from '../sessions/session.ts'
import { recordChanges } from './change-log.ts'
import { type AnyRecordKind, lockRecord } from './lock-record.ts'

/** Says of one record that it is not a duplicate of another. */
type DistinctPair = { one_id: string; other_id: string; user_id: string; created_at: string }

/**
 * Remembers that records are not duplicates of each other: every pair of them, in both directions (MERGE-7). `insert` writes
 * the pairs and returns those that are new. The history of each record then names the others.
 * @throws Problem NOT_FOUND
 */
export const dismissDuplicates = (
  db: Db | Tx,
  kind: AnyRecordKind,
  ids: readonly string[],
  session: Session,
  insert: (tx: Tx, pairs: DistinctPair[]) => Promise<Pick<DistinctPair, 'one_id' | 'other_id'>[]>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const distinct = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted()
    for (const id of distinct) await lockRecord(tx, kind, id, 'key share')

    const dismissal = { user_id: session.userId, created_at: now() }
    const pairs = distinct.flatMap((one_id) =>
      distinct.filter((other_id) => other_id !== one_id).map((other_id) => ({ one_id, other_id, ...dismissal })),
    )
    if (pairs.length === 0) return

    const added = Map.groupBy(await insert(tx, pairs), ({ one_id }) => one_id)
    const changes = Array.from(added, ([recordId, others]) => ({
      recordType: kind.type,
      recordId,
      action: 'dismissed' as const,
      fields: { notDuplicateOf: [null, others.map(({ other_id }) => other_id)] satisfies [unknown, unknown] },
    }))
    await recordChanges(tx, session, changes)
  })
