import type { DeadlineRow, DeadlineSearch } from '@registrar/domain/deadlines/deadline-listing'
import { sql } from 'kysely'
import { listRows } from '#platform/lists/list-rows'
import type { ExportSource } from '#platform/export/list-source'
import { conditionsOf } from '#platform/lists/list'
import { deadlineList } from './deadline.list.ts'
import { listedSearch, orderOf } from './deadlines.queries.ts'
import { deadlineOfRow } from './deadlines.row.ts'
import { refreshDeadlines } from './refresh-deadlines.commands.ts'
import { refreshSettings } from './refresh-settings.ts'

/** What falls due, as the search finds and sorts it (DUE-6). */
export const deadlineSource: ExportSource<DeadlineSearch, DeadlineRow> = {
  listIds: async (body, { db, config, today, userId }) => {
    await refreshDeadlines(db, refreshSettings(config))
    const query = listedSearch(body, userId)
    const { where } = conditionsOf(deadlineList, query, { today })

    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(d.id, ',' order by ${orderOf(query)}) as ids from deadlines d where ${where}`.execute(db)
    return rows[0]?.ids?.split(',') ?? []
  },
  readRows: async (ids, { db, today }) => {
    const { rows } = await listRows(db, deadlineList, ids).execute(db)
    return rows.map((row) => deadlineOfRow(row, today))
  },
}
