import { type BulkAction, type BulkItem, type BulkProgress, MOST_BULK_ITEMS } from '@registrar/domain/bulk/bulk'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { type RecordRestorers } from '#platform/commands/restore-record'
import { undoSaves } from '#platform/commands/undo-changes'
import type { Db, Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'
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

// Null when the transaction has changed nothing.
const findSaveId = async (tx: Tx): Promise<number | null> => {
  const { rows } = await sql<{ saveId: number | null }>`
    select nullif(current_setting('registrar.save_id', true), '')::float8 as "saveId"`.execute(tx)
  return rows[0]?.saveId ?? null
}

/** Does the work for one record in its own transaction, and returns the outcome. */
const changeOne = async (db: Db, id: string, work: (tx: Tx) => Promise<unknown>): Promise<BulkItem> => {
  try {
    await db.transaction().execute(work)
    return { _id: id, ok: true }
  } catch (error) {
    if (error instanceof Problem) return { _id: id, ok: false, reason: error.message }
    throw error
  }
}

const idsOf = async <Query>(db: Db, kind: BulkKind<Query>, { ids, query }: Bulk<Query>, context: BulkContext) => {
  if (ids) return [...new Set(ids)]

  const { config, today, session } = context
  const found = query === undefined ? [] : await kind.listIds(query, { db, config, today, userId: session.userId })
  if (found.length > MOST_BULK_ITEMS)
    throw new Problem('VALIDATION_FAILED', `At most ${MOST_BULK_ITEMS} records at once.`, {
      fields: { query: `It finds ${found.length} records; at most ${MOST_BULK_ITEMS} can be changed at once.` },
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

  const message = 'Another change of several records has this id.'
  throw new Problem('VALIDATION_FAILED', message, { fields: { bulkId: message } })
}

// Also writes after the last record, so that the screen shows the end.
const writeProgress = async (db: Db, id: string, { done, total }: BulkProgress) => {
  if (done % PROGRESS_STEP === 0 || done === total)
    await db.updateTable('bulks').set({ done }).where('id', '=', id).execute()
}

/**
 * How many records of a change of several, or of its undoing, are done; only for the user who made the change (BULK-4).
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
  if (!progress) throw notFound('change of several records')
  return progress
}

/**
 * Does one thing to several records, each in its own transaction, and returns the outcome of each (BULK-1, BULK-2). It
 * stores the save of each record, so that all of them can be undone, even after a crash half way.
 * @throws Problem VALIDATION_FAILED when the query finds more than 10,000 records
 */
export const changeSeveral = async <Query>(
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
    const outcome = { isUnchanged: false }
    const item = await changeOne(db, id, async (tx) => {
      await change(tx, id, body.values, context)
      const saveId = await findSaveId(tx)
      if (saveId !== null)
        await tx.insertInto('bulk_items').values({ bulk_id: bulkId, record_id: id, save_id: saveId }).execute()
      outcome.isUnchanged = saveId === null && body.action === 'update'
    })
    data.push(item.ok && outcome.isUnchanged ? { ...item, isUnchanged: true } : item)
    await writeProgress(db, bulkId, { done: data.length, total: ids.length })
  }

  return { bulkId, data }
}

// In one transaction, so that a refusal does not leave the change marked as undone.
const claimBulk = (db: Db, id: string) =>
  db.transaction().execute(async (tx) => {
    const bulk = isId(id)
      ? await tx
          .updateTable('bulks')
          .set({ undone_at: now() })
          .where('id', '=', id)
          .where('undone_at', 'is', null)
          .returning(['id', 'action'])
          .executeTakeFirst()
      : undefined
    if (!bulk) throw notFound('change that can be undone')
    if (bulk.action === 'sendMail') throw new Problem('RESTORE_REFUSED', 'Emails that were sent cannot be taken back.')

    const items = await tx
      .selectFrom('bulk_items')
      .select(['record_id', 'save_id'])
      .where('bulk_id', '=', bulk.id)
      .orderBy('save_id', 'desc')
      .execute()
    await tx.updateTable('bulks').set({ done: 0, total: items.length }).where('id', '=', bulk.id).execute()
    return { id: bulk.id, items }
  })

/**
 * Undoes what was done to several records at once, each record in its own transaction (BULK-3).
 * @throws Problem NOT_FOUND when the id is unknown or was undone already, RESTORE_REFUSED for emails
 */
export const undoBulk = async (
  db: Db,
  id: string,
  restorers: RecordRestorers,
  context: BulkContext,
): Promise<BulkItem[]> => {
  const bulk = await claimBulk(db, id)

  const data: BulkItem[] = []
  for (const { record_id, save_id } of bulk.items) {
    data.push(await changeOne(db, record_id, (tx) => undoSaves(tx, restorers, [save_id], context)))
    await writeProgress(db, bulk.id, { done: data.length, total: bulk.items.length })
  }

  return data
}
