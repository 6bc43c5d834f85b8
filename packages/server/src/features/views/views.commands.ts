import type { NewView, ViewChanges } from '@registrar/domain/views/view'
import { now } from '#platform/clock'
import { type Db, inTransaction } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { searchViews } from './views.queries.ts'

/** Saves a view of a list and returns its id (VIEW-1). */
export const createView = async (db: Db, view: NewView, userId: string): Promise<string> => {
  const id = newId()
  await db
    .insertInto('saved_views')
    .values({
      id,
      list: view.list,
      name: view.name,
      user_id: userId,
      is_shared: view.isShared,
      search: JSON.stringify(view.search),
      hidden_columns: view.hiddenColumns,
    })
    .execute()

  return id
}

/**
 * Changes a view. Only the user who saved it may do so (VIEW-2).
 * @throws Problem NOT_FOUND
 */
export const updateView = async (db: Db, id: string, changes: ViewChanges, userId: string): Promise<void> => {
  const { name, isShared, search, hiddenColumns } = changes
  const { numUpdatedRows } = await db
    .updateTable('saved_views')
    .set({
      updated_at: now(),
      ...(name !== undefined && { name }),
      ...(isShared !== undefined && { is_shared: isShared }),
      ...(search !== undefined && { search: JSON.stringify(search) }),
      ...(hiddenColumns !== undefined && { hidden_columns: hiddenColumns }),
    })
    .where('id', '=', isId(id) ? id : null)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('view')
}

/**
 * Deletes a view. Only the user who saved it may do so (VIEW-2).
 * @throws Problem NOT_FOUND
 */
export const removeView = (db: Db, id: string, userId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('saved_views')
      .where('id', '=', isId(id) ? id : null)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('view')

    await tx.deleteFrom('default_views').where('view_id', '=', id).execute()
  })

/**
 * Chooses the view with which a list opens for a user, or none (VIEW-3).
 * @throws Problem NOT_FOUND when the user sees no such view of the list
 */
export const chooseDefaultView = async (
  db: Db,
  { list, viewId }: { list: string; viewId: string | null },
  userId: string,
): Promise<void> => {
  const isSeen = viewId === null || (await searchViews(db, list, userId)).some(({ _id }) => _id === viewId)
  if (!isSeen) throw notFound('view')

  if (viewId === null)
    await db.deleteFrom('default_views').where('user_id', '=', userId).where('list', '=', list).execute()
  else
    await db
      .insertInto('default_views')
      .values({ user_id: userId, list, view_id: viewId })
      .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: viewId }))
      .execute()
}
