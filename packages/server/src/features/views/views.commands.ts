import { hasRole } from '@registrar/domain/access/roles'
import { mayShareViews, type NewView, type ViewChanges } from '@registrar/domain/views/view'
import { now } from '#platform/clock'
import type { ExpressionBuilder } from 'kysely'
import { type Db, inTransaction, type Tables, type Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { searchViews } from './views.queries.ts'

const sharingForbidden = () =>
  new Problem('FORBIDDEN', 'Your role does not allow views for everybody. Save the view for yourself.')

/**
 * Saves a view of a list and returns its id (VIEW-1).
 * @throws Problem FORBIDDEN when it is for everybody and the role does not allow that
 */
export const createView = async (db: Db, view: NewView, { userId, role }: Session): Promise<string> => {
  if (view.isShared && !mayShareViews(role)) throw sharingForbidden()

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
      columns: JSON.stringify(view.columns),
    })
    .execute()

  return id
}

type Views = ExpressionBuilder<Tables, 'saved_views'>

/** The views that somebody may change: their own, and for an administrator everybody's (VIEW-2). */
const changeable =
  ({ userId, role }: Session) =>
  (eb: Views) =>
    hasRole(role, 'admin')
      ? eb.or([eb('user_id', '=', userId), eb('is_shared', '=', true)])
      : eb('user_id', '=', userId)

// A view that stays everybody's would change for everybody.
const requireUnshared = async (
  db: Db,
  id: string,
  { isShared, userId }: { isShared: boolean | undefined; userId: string },
): Promise<void> => {
  if (isShared === false) return

  const view = await db
    .selectFrom('saved_views')
    .select('is_shared')
    .where('id', '=', isId(id) ? id : null)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (isShared || view?.is_shared) throw sharingForbidden()
}

/**
 * Changes a view. The user who saved it may do so, and an administrator when it is everybody's. Whoever may not share views
 * changes a shared one only by making it their own (VIEW-2).
 * @throws Problem NOT_FOUND, FORBIDDEN
 */
export const updateView = async (db: Db, id: string, changes: ViewChanges, session: Session): Promise<void> => {
  const { userId, role } = session
  const { name, isShared, search, hiddenColumns, columns } = changes
  if (!mayShareViews(role)) await requireUnshared(db, id, { isShared, userId })
  const { numUpdatedRows } = await db
    .updateTable('saved_views')
    .set({
      updated_at: now(),
      ...(name !== undefined && { name }),
      ...(isShared !== undefined && { is_shared: isShared }),
      ...(search !== undefined && { search: JSON.stringify(search) }),
      ...(hiddenColumns !== undefined && { hidden_columns: hiddenColumns }),
      ...(columns !== undefined && { columns: JSON.stringify(columns) }),
    })
    .where('id', '=', isId(id) ? id : null)
    .where(changeable(session))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('view')
}

/**
 * Deletes a view. The user who saved it may do so, and an administrator when it is everybody's (VIEW-2).
 * @throws Problem NOT_FOUND
 */
export const removeView = (db: Db, id: string, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('saved_views')
      .where('id', '=', isId(id) ? id : null)
      .where(changeable(session))
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

/** Gives the views that a leaver saved for everybody to a colleague; the leaver's own stay theirs (VIEW-2). Returns how many. */
export const handOverViews = async (tx: Tx, { from, to }: { from: string; to: string }): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('saved_views')
    .set({ user_id: to, updated_at: now() })
    .where('user_id', '=', from)
    .where('is_shared', '=', true)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
