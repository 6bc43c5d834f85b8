import { type BulkAction, type BulkAnswer, type BulkProgress, MAX_BULK_ITEMS } from '@registrar/domain/bulk/bulk'
import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import { takeBackIfWaiting } from '#features/sends'
import { now } from '#platform/clock'
import { type UndoableKinds } from '#platform/commands/restore-record'
import { refuseIfChangedSince } from '#platform/commands/changed-since'
import { undoSaves } from '#platform/commands/undo-save'
import type { Db, Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { notFound, Problem } from '#platform/problem'
import { delayBulkEmail } from './bulk-email.commands.ts'
import type { BulkContext, BulkKind } from './bulk-kind.ts'
import { changeEach, changeOne, createBulk, type Done, type Work, writeProgress } from './bulk-records.commands.ts'

/** Which records: these, or all that the search finds but for some. */
type Target<Query> = {
  ids?: string[] | undefined
  query?: Query | undefined
  except?: string[] | undefined
}

type Bulk<Query> = Target<Query> & {
  bulkId?: string | undefined
  action: BulkAction
  values: Record<string, unknown>
  valuesById: ReadonlyMap<string, Record<string, unknown>>
  delaySeconds?: number | undefined
}

/**
 * The ids of the records, each once.
 * @throws Problem VALIDATION_FAILED when the query finds more than 10,000 records
 */
export const listBulkIds = async <Query>(
  db: Db,
  kind: BulkKind<Query>,
  { ids, query, except }: Target<Query>,
  context: BulkContext,
): Promise<string[]> => {
  if (ids) return [...new Set(ids)]

  const { config, today, session } = context
  const found = query === undefined ? [] : await kind.listIds(query, { db, config, today, ...session })
  const excluded = new Set(except)
  const left = found.filter((id) => !excluded.has(id))
  if (left.length > MAX_BULK_ITEMS)
    throw new Problem('VALIDATION_FAILED', `At most ${MAX_BULK_ITEMS} records at once.`, {
      fields: { query: `It finds ${left.length} records; at most ${MAX_BULK_ITEMS} can be changed at once.` },
    })
  return left
}

/**
 * How many records of a bulk change, or of its undo, are done; only for the user who made the change (BULK-4).
 * @throws Problem NOT_FOUND
 */
export const findBulkProgress = (db: Db, id: string, userId: string): Promise<BulkProgress> =>
  requireRow(
    'bulk change',
    id,
    db.selectFrom('bulks').select(['done', 'total']).where('id', '=', id).where('user_id', '=', userId),
  )

/** What is done to one record of a kind. */
const workOf = <Query>(
  kind: BulkKind<Query>,
  { action, values, valuesById }: Bulk<Query>,
  context: BulkContext,
): Work => {
  const { sendEmail, recordType } = kind
  if (action === 'sendMail' && sendEmail)
    return (tx, id) => sendEmail(tx, id, values, { author: context.session, config: context.config })

  const change = action === 'sendMail' ? undefined : kind.actions[action]
  if (!change) throw new Error(`${recordType} has no action ${action}`)
  return (tx, id) => change(tx, id, valuesById.get(id) ?? values, context)
}

/**
 * Does one thing to several records, each in its own transaction, and returns the outcome of each (BULK-1, BULK-2). It
 * stores the save of each record, so that all of them can be undone, even after a crash half way. With `delaySeconds` an email
 * waits first (MAIL-16).
 * @throws Problem VALIDATION_FAILED when the query finds more than 10,000 records
 */
export const runBulkAction = async <Query>(
  db: Db,
  kind: BulkKind<Query>,
  body: Bulk<Query>,
  context: BulkContext,
): Promise<BulkAnswer> => {
  const ids = await listBulkIds(db, kind, body, context)
  const work = workOf(kind, body, context)
  const { recordType } = kind
  const { userId } = context.session

  const bulkId = body.bulkId?.toLowerCase() ?? newId()
  const bulk = { id: bulkId, record_type: recordType, action: body.action, total: ids.length }
  if (body.delaySeconds) {
    await delayBulkEmail(db, { bulk, ids, values: body.values, delaySeconds: body.delaySeconds, userId })
    return { bulkId, sendId: bulkId, data: [] }
  }

  await createBulk(db, bulk, userId)
  return { bulkId, data: await changeEach(db, { bulkId, ids }, work) }
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
 * again later (BULK-3). An email that waits is taken back.
 * @throws Problem NOT_FOUND when the id is unknown or all of it was undone already, RESTORE_REFUSED for emails that were sent
 */
export const undoBulk = async (
  db: Db,
  id: string,
  kinds: UndoableKinds,
  context: BulkContext,
): Promise<RecordOutcome[]> => {
  if (await takeBackIfWaiting(db, id, context.session.userId)) return []

  const bulk = await findUndoable(db, id)
  const total = bulk.items.length
  await db.updateTable('bulks').set({ done: 0, total }).where('id', '=', bulk.id).execute()

  const data: RecordOutcome[] = []
  for (const item of bulk.items) {
    data.push(await changeOne(db, item.record_id, (tx) => undoItem(tx, bulk.id, item, kinds, context)))
    await writeProgress(db, bulk.id, { done: data.length, total })
  }
  if (data.every(({ ok }) => ok))
    await db.updateTable('bulks').set({ undone_at: now() }).where('id', '=', bulk.id).execute()

  return data
}
