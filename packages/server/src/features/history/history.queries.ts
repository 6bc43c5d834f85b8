import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { HistoryEntry, HistoryRecordType, HistorySearch } from '@registrar/domain/history/history-entry'
import { sql } from 'kysely'
import type { FieldChanges } from '#platform/commands/change-log'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import type { Page } from '#platform/lists/search-list'
import { namesIn } from './history-names.ts'
import { fieldsInWords, mergedFields } from './logged-fields-of-save.ts'

type Line = Omit<HistoryEntry, '_id' | 'fields' | 'user'> & {
  id: number
  save_id: number
  user_id: string | null
  user_name: string | null
  fields: FieldChanges
}

const savesOf = (db: Db, { recordType, recordId, person, field }: HistorySearch) =>
  db
    .selectFrom('changes')
    .select('save_id')
    .where('record_id', '=', recordId)
    .where('record_type', '=', recordType)
    .$if(person !== undefined, (query) => query.where('user_id', '=', person ?? ''))
    .$if(field !== undefined, (query) => query.where(hasField(field ?? '')))
    .groupBy('save_id')

const hasField = (field: string) =>
  field.startsWith('aml.') ? sql<boolean>`fields ? 'aml'` : sql<boolean>`jsonb_exists(fields, ${field})`

const readLines = async (db: Db | Tx, recordId: string, recordType: string, saveIds: number[]): Promise<Line[]> => {
  if (saveIds.length === 0) return []

  const lines = await db
    .selectFrom('changes as c')
    .leftJoin('users', 'users.id', 'c.user_id')
    .select(['c.id', 'c.save_id', 'c.at', 'c.user_id', 'c.source', 'c.action', 'c.fields'])
    .select(fullName('users').$castTo<string | null>().as('user_name'))
    .where('c.record_id', '=', recordId)
    .where('c.record_type', '=', recordType)
    .where('c.save_id', 'in', saveIds)
    .orderBy('c.id')
    .execute()

  // Only the command frame writes these columns.
  return lines as unknown as Line[]
}

/** The kind of a follow-up, which names its steps; undefined for other records. */
export const readFollowUpCode = async (db: Db, recordType: HistoryRecordType, id: string) => {
  if (recordType !== 'follow-up') return undefined
  const found = await db.selectFrom('follow_ups').select('name').where('id', '=', id).executeTakeFirst()

  return found?.name as FollowUpCode | undefined
}

// A save that updated and archived is shown as an archiving.
const actionOf = (lines: readonly Line[]) => lines.find(({ action }) => action !== 'updated')?.action ?? 'updated'

const entryOf = (lines: readonly Line[], fields: HistoryEntry['fields']): HistoryEntry[] => {
  const [first] = lines
  if (!first) return []

  const { id, at, user_id, user_name, source } = first
  const user = user_id === null ? null : { _id: user_id, name: user_name ?? '' }
  return [{ _id: String(id), at, user, source, action: actionOf(lines), fields }]
}

/** A page of a record's history: one entry for each save, the newest first (HIST-1, HIST-2). */
export const searchHistory = async (db: Db, query: HistorySearch): Promise<Page<HistoryEntry>> => {
  const { recordType, recordId, page, limit, person } = query
  const isUnknown = !isId(recordId) || (person !== undefined && !isId(person))
  if (isUnknown) return { data: [], totalItems: 0, totalPages: 0 }

  const [saves, { total }] = await Promise.all([
    savesOf(db, query)
      .orderBy(sql`min(id)`, 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom(savesOf(db, query).as('saves'))
      .select(sql<number>`count(*)::float8`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const saveIds = saves.map(({ save_id }) => save_id)
  const lines = await readLines(db, recordId, recordType, saveIds)

  const bySave = Map.groupBy(lines, ({ save_id }) => save_id)
  const followUpCode = await readFollowUpCode(db, recordType, recordId)
  const nameOf = await namesIn(
    db,
    recordType,
    lines.map(({ fields }) => fields),
  )

  const data = saveIds.flatMap((saveId) => {
    const own = bySave.get(saveId) ?? []
    const fields = mergedFields(own.map((line) => line.fields))
    return entryOf(own, fieldsInWords(recordType, fields, nameOf, followUpCode))
  })

  return answeredPage(data, total, limit)
}
