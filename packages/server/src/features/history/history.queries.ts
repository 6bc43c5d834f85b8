import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type {
  HistoryEntry,
  HistoryField,
  HistoryMerge,
  HistoryRecordType,
  HistorySearch,
} from '@registrar/domain/history/history-entry'
import { sql } from 'kysely'
import type { FieldChanges } from '#platform/commands/change-log'
import { joinedFields } from '#platform/commands/net-changes'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { isMergedWith, mergedIdsOf, mergesOfLines } from './history-merges.ts'
import { namesIn } from './history-names.ts'
import { fieldsInWords } from './fields-in-words.ts'

type Line = Pick<HistoryEntry, 'at' | 'source' | 'action'> & {
  id: number
  save_id: number
  record_id: string
  user_id: string | null
  user_name: string | null
  fields: FieldChanges
}

type Search = HistorySearch & { mergedIds: string[] }

// The record's own lines, and those that tell of a merge with it.
const linesOf = (db: Db | Tx, { recordType, recordId, mergedIds }: Search) =>
  db
    .selectFrom('changes as c')
    .where('c.record_type', '=', recordType)
    .where('c.record_id', 'in', [recordId, ...mergedIds])
    .$if(mergedIds.length > 0, (query) =>
      query.where((eb) => eb.or([eb('c.record_id', '=', recordId), isMergedWith(recordId)])),
    )

const savesOf = (db: Db, search: Search) => {
  const { recordId, person, field } = search
  return linesOf(db, search)
    .select('save_id')
    .$if(person !== undefined, (query) => query.where('user_id', '=', person ?? ''))
    .$if(field !== undefined, (query) => query.where('record_id', '=', recordId).where(hasField(field ?? '')))
    .groupBy('save_id')
}

const hasField = (field: string) =>
  field.startsWith('aml.') ? sql<boolean>`fields ? 'aml'` : sql<boolean>`jsonb_exists(fields, ${field})`

const readLines = async (db: Db | Tx, search: Search, saveIds: number[]): Promise<Line[]> => {
  if (saveIds.length === 0) return []

  const lines = await linesOf(db, search)
    .leftJoin('users', 'users.id', 'c.user_id')
    .select(['c.id', 'c.save_id', 'c.record_id', 'c.at', 'c.user_id', 'c.source', 'c.action', 'c.fields'])
    .select(fullName('users').$castTo<string | null>().as('user_name'))
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

/** What the lines of one save did to a record: a save that updated and archived is shown as an archiving. */
export const actionOf = (lines: readonly Pick<Line, 'action'>[]) =>
  lines.find(({ action }) => action !== 'updated')?.action ?? 'updated'

const isOfMerge = ({ fields }: Line): boolean => 'mergedInto' in fields

// `lines`: what one save logged about the record, and about the one that it was merged with.
const entryOf = (
  lines: readonly Line[],
  recordId: string,
  merges: ReadonlyMap<number, HistoryMerge>,
  inWords: (fields: FieldChanges) => HistoryField[],
): HistoryEntry[] => {
  const own = lines.filter(({ record_id }) => record_id === recordId)
  const [first] = own.length > 0 ? own : lines
  if (!first) return []

  const { id, at, user_id, user_name, source } = first
  const user = user_id === null ? null : { _id: user_id, name: user_name ?? '' }
  const { mergedInto: _, ...fields } = joinedFields(own.map((line) => line.fields))
  const merge = merges.get(lines.find(isOfMerge)?.id ?? 0)

  return [
    {
      _id: String(id),
      at,
      user,
      source,
      action: actionOf(own),
      fields: inWords(fields),
      ...(merge && { merge }),
    },
  ]
}

/** A page of a record's history: one entry for each save, the newest first (HIST-1, HIST-2, MERGE-9). */
export const searchHistory = async (
  db: Db,
  query: HistorySearch,
  brands: Config['brands'],
): Promise<Page<HistoryEntry>> => {
  const { recordType, page, limit, person } = query
  const recordId = query.recordId.toLowerCase()
  const isUnknown = !isId(recordId) || (person !== undefined && !isId(person))
  if (isUnknown) return answeredPage([], 0, limit)

  const search = { ...query, recordId, mergedIds: await mergedIdsOf(db, recordType, recordId) }
  const [saves, { total }] = await Promise.all([
    savesOf(db, search)
      .orderBy(sql`min(id)`, 'desc')
      .limit(limit)
      .offset(offsetOf({ page, limit }))
      .execute(),
    db
      .selectFrom(savesOf(db, search).as('saves'))
      .select(sql<number>`count(*)::float8`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const saveIds = saves.map(({ save_id }) => save_id)
  const lines = await readLines(db, search, saveIds)

  const bySave = Map.groupBy(lines, ({ save_id }) => save_id)
  const followUpCode = await readFollowUpCode(db, recordType, recordId)
  const mergeLines = lines.filter(isOfMerge).map(({ id }) => id)
  const merges = await mergesOfLines(db, recordId, mergeLines)
  const nameOf = await namesIn(
    db,
    lines.map(({ fields }) => ({ recordType, fields })),
    brands,
  )
  const inWords = (fields: FieldChanges) => fieldsInWords(recordType, fields, { nameOf, followUpCode })

  const data = saveIds.flatMap((saveId) => entryOf(bySave.get(saveId) ?? [], recordId, merges, inWords))

  return answeredPage(data, total, limit)
}
