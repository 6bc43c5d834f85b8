import type { BinItem, RestoredItem } from '@registrar/domain/bin/deleted-record'
import { withWarnings } from '@registrar/domain/shared/record-warning'
import type { RestoreContext, UndoableKinds } from '#platform/commands/restore-record'
import { restoreFromBin } from '#platform/commands/restore-from-bin'
import { type Db, inTransaction } from '#platform/database/database'
import { Problem } from '#platform/problem'

/** Records that others depend on are restored first, so that all of them may be sent in any order. */
const FIRST = ['organization', 'person', 'product', 'order']

const placeOf = ({ recordType }: BinItem): number =>
  FIRST.includes(recordType) ? FIRST.indexOf(recordType) : FIRST.length

const restoreItem = async (
  db: Db,
  kinds: UndoableKinds,
  { recordType, _id }: BinItem,
  context: RestoreContext,
): Promise<RestoredItem> => {
  try {
    const kind = kinds[recordType]
    if (kind) await inTransaction(db, (tx) => restoreFromBin(tx, kind, _id, { kinds, context }))
    return { _id, recordType, ok: true }
  } catch (error) {
    if (error instanceof Problem) return { _id, recordType, ok: false, reason: error.message }
    throw error
  }
}

const addWarnings = async (
  db: Db,
  kinds: UndoableKinds,
  restored: readonly RestoredItem[],
): Promise<RestoredItem[]> => {
  const back = Map.groupBy(
    restored.filter(({ ok }) => ok),
    ({ recordType }) => recordType,
  )
  const found = await Promise.all(
    [...back].map(async ([recordType, items]) => {
      const ids = items.map(({ _id }) => _id)
      return kinds[recordType]?.findWarnings?.(db, ids)
    }),
  )
  const warnings = new Map(found.flatMap((byId) => [...(byId ?? [])]))
  return restored.map((item) => ({ ...item, ...withWarnings(warnings.get(item._id) ?? []) }))
}

/** Takes records out of the bin, each in its own transaction, and returns the outcome of each in the order sent (BIN-3). */
export const restoreItems = async (
  db: Db,
  kinds: UndoableKinds,
  items: readonly BinItem[],
  context: RestoreContext,
): Promise<RestoredItem[]> => {
  const answers = new Map<BinItem, RestoredItem>()
  for (const item of items.toSorted((one, other) => placeOf(one) - placeOf(other)))
    answers.set(item, await restoreItem(db, kinds, item, context))

  const restored = items.flatMap((item) => answers.get(item) ?? [])
  return addWarnings(db, kinds, restored)
}
