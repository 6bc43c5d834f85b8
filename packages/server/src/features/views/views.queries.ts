import { startingViews } from '@registrar/domain/views/starting-views'
import type { SavedView } from '@registrar/domain/views/view'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** The views of a list: those that are there from the start, the caller's own, and everybody's (VIEW-1, VIEW-4). */
export const searchViews = async (db: Db, list: string, userId: string): Promise<SavedView[]> => {
  const rows = await db
    .selectFrom('saved_views as v')
    .innerJoin('users', 'users.id', 'v.user_id')
    .select(['v.id', 'v.list', 'v.name', 'v.user_id', 'v.is_shared', 'v.search', 'v.hidden_columns', 'v.columns'])
    .select(fullName('users').as('user_name'))
    .where('v.list', '=', list)
    .where((eb) => eb.or([eb('v.user_id', '=', userId), eb('v.is_shared', '=', true)]))
    .orderBy(sql`fold_text(v.name)`)
    .orderBy('v.id')
    .execute()
  const chosen = await db
    .selectFrom('default_views')
    .select('view_id')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()

  const saved = rows.map((row) => ({
    _id: row.id,
    list: row.list,
    name: row.name,
    isShared: row.is_shared,
    // Only a command writes it and the columns, and the call's schema parses them first.
    search: row.search as SavedView['search'],
    hiddenColumns: row.hidden_columns,
    columns: row.columns as SavedView['columns'],
    isOwn: row.user_id === userId,
    user: { _id: row.user_id, name: row.user_name },
  }))

  return [...startingViews(list, userId), ...saved].map((view) => ({
    ...view,
    isDefault: view._id === chosen?.view_id,
  }))
}
