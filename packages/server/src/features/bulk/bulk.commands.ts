import { type BulkAction, type BulkItem, type BulkProgress, MAX_BULK_ITEMS } from '@registrar/domain/bulk/bulk'
import { now } from '#platform/clock'
import { findSaveId } from '#platform/commands/change-log'
import { type UndoableKinds } from '#platform/commands/restore-record'
import { refuseIfChangedSince } from '#platform/commands/changed-since'
import { undoSaves } from '#platform/commands/undo-save'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { BulkContext, BulkKind } from './bulk-kind.ts'

type Bulk<Query> = {
  bulkId?: string | undefined
  ids?: string[] | undefined
  query?: Query | undefined
  action: BulkAction
  values: Record<string, unknown>
}

/** Progress is written after this many records: often enough to watch it, and too seldom to slow the work down. */
const PROGRESS_STEP = 10

type Done = Pick<BulkItem, 'isUnchanged'>

/** Does the work for one record in its own transaction, and returns the outcome. */
const changeOne = async (db: Db, id: string, work: (tx: Tx) => Promise<Done>): Promise<BulkItem> => {
  try {
    return { _id: id, ok: true, ...(await inTransaction(db, work)) }
  } catch (error) {
    if (error instanceof Problem) return { _id: id, ok: false, reason: error.message }
    throw error
  }
}

const idsOf = async <Query>(db: Db, kind: BulkKind<Query>, { ids, query }: Bulk<Query>, context: BulkContext) => {
  if (ids) return [...new Set(ids)]

  const { config, today, session } = context
  const found = query === undefined ? [] : await kind.listIds(query, { db, config, today, ...session })
  if (found.length > MAX_BULK_ITEMS)
    throw new Problem('VALIDATION_FAILED', `At most ${MAX_BULK_ITEMS} records at once.`, {
      fields: { query: `It finds ${found.length} records; at most ${MAX_BULK_ITEMS} can be changed at once.` },
    })
  return found
}

const createBulk = async (
  db: Db,
  values: { id: string; record_type: string; action: string; total: number },
  userId: string,
) => {
  const created = await db
    .insertInto('bulks')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) return

  const message = 'Another bulk change has this id.'
  throw new Problem('VALIDATION_FAILED', message, { fields: { bulkId: message } })
}

// Also writes after the last record, so that the screen shows the end.
const writeProgress = async (db: Db, id: string, { done, total }: BulkProgress) => {
  if (done % PROGRESS_STEP === 0 || done === total)
    await db.updateTable('bulks').set({ done }).where('id', '=', id).execute()
}

/**
 * How many records of a bulk change, or of its undo, are done; only for the user who made the change (BULK-4).
 * @throws Problem NOT_FOUND
 */
export const findBulkProgress = async (db: Db, id: string, userId: string): Promise<BulkProgress> => {
  const progress = isId(id)
    ? await db
        .selectFrom('bulks')
        .select(['done', 'total'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined
  if (!progress) throw notFound('bulk change')
  return progress
}

/**
 * Does one thing to several records, each in its own transaction, and returns the outcome of each (BULK-1, BULK-2). It
 * stores the save of each record, so that all of them can be undone, even after a crash half way.
 * @throws Problem VALIDATION_FAILED when the query finds more than 10,000 records
 */
export const runBulkAction = async <Query>(
  db: Db,
  kind: BulkKind<Query>,
  body: Bulk<Query>,
  context: BulkContext,
): Promise<{ bulkId: string; data: BulkItem[] }> => {
  const ids = await idsOf(db, kind, body, context)
  const { recordType } = kind
  const change = kind.actions[body.action]
  if (!change) throw new Error(`${recordType} has no action ${body.action}`)

  const bulkId = body.bulkId?.toLowerCase() ?? newId()
  const started = { id: bulkId, record_type: recordType, action: body.action, total: ids.length }
  await createBulk(db, started, context.session.userId)

  const data: BulkItem[] = []
  for (const id of ids) {
    const item = await changeOne(db, id, async (tx) => {
      await change(tx, id, body.values, context)
      const saveId = await findSaveId(tx)
      if (saveId === null) return { isUnchanged: true }

      await tx.insertInto('bulk_items').values({ bulk_id: bulkId, record_id: id, save_id: saveId }).execute()
      return {}
    })
    data.push(item)
    await writeProgress(db, bulkId, { done: data.length, total: ids.length })
  }

  return { bulkId, data }
}

const findUndoable = async (db: Db, id: string) => {
  const bulk = isId(id)
    ? await db
        .selectFrom('bulks')
        .select(['id', 'action'])
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (bulk?.action === 'sendMail') throw new Problem('RESTORE_REFUSED', 'Emails that were sent cannot be taken back.')

  const items = bulk
    ? await db
        .selectFrom('bulk_items')
        .select(['record_id', 'save_id'])
        .where('bulk_id', '=', bulk.id)
        .orderBy('save_id', 'desc')
        .execute()
    : []
  if (!bulk || items.length === 0) throw notFound('change that can be undone')

  return { id: bulk.id, items }
}

type StoredItem = { record_id: string; save_id: number }

// Whoever removes the item undoes it; a click at the same time finds it gone and has nothing to do.
const undoItem = async (
  tx: Tx,
  bulkId: string,
  { record_id, save_id }: StoredItem,
  kinds: UndoableKinds,
  context: BulkContext,
): Promise<Done> => {
  const claimed = await tx
    .deleteFrom('bulk_items')
    .where('bulk_id', '=', bulkId)
    .where('record_id', '=', record_id)
    .returning('save_id')
    .executeTakeFirst()
  if (!claimed) return {}

  await undoSaves(tx, kinds, [save_id], context)
  await refuseIfChangedSince(tx, kinds, save_id)
  return {}
}

/**
 * Undoes what was done to several records at once, each record in its own transaction. A record that is refused can be undone
 * again later (BULK-3).
 * @throws Problem NOT_FOUND when the id is unknown or all of it was undone already, RESTORE_REFUSED for emails
 */
export const undoBulk = async (db: Db, id: string, kinds: UndoableKinds, context: BulkContext): Promise<BulkItem[]> => {
  const bulk = await findUndoable(db, id)
  const total = bulk.items.length
  await db.updateTable('bulks').set({ done: 0, total }).where('id', '=', bulk.id).execute()

  const data: BulkItem[] = []
  for (const item of bulk.items) {
    data.push(await changeOne(db, item.record_id, (tx) => undoItem(tx, bulk.id, item, kinds, context)))
    await writeProgress(db, bulk.id, { done: data.length, total })
  }
  if (data.every(({ ok }) => ok))
    await db.updateTable('bulks').set({ undone_at: now() }).where('id', '=', bulk.id).execute()

  return data
}
