import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { FollowUpSearch, FollowUpSortField } from '@registrar/domain/follow-ups/follow-up-search'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { countRows, isLargeTable, keptCount, type Page, readPage, type Slice } from '#platform/paging'
import { searchWords } from '#platform/search'
import { orderedBy, type SortKey } from '#platform/sorting'
import { filteredFollowUps, isFilteredBy } from './follow-up-filters.ts'
import { readHistories } from './follow-up-history.ts'
import { followUpColumns, followUpRow } from './follow-ups.row.ts'

const sortKeys: Record<FollowUpSortField, SortKey> = {
  organization_name: { column: 'f.sort_name', isNullable: false },
  name: { column: 'f.sort_label', isNullable: false },
  start_date: { column: 'f.start_date', isNullable: true },
  ARD: { column: 'f.ard', isNullable: true },
  deadline: { column: 'f.deadline', isNullable: true },
}
/** Filters that leave so few follow-ups are applied first, and what they leave is sorted. */
const FEW = 50_000
// Within one kind all labels are the same: told so, the database does not walk the other kinds in search of it.
const ofOneKind: SortKey = { column: 'f.name', isNullable: false }
const newestFirst: SortKey = { column: 'f.created_at', isNullable: false }

type Sorting = [SortKey, 'asc' | 'desc']

const sortingOf = ({ sortField, sortOrder, name }: FollowUpSearch): Sorting => {
  if (sortField === null) return [newestFirst, 'desc']
  return [sortField === 'name' && name !== undefined ? ofOneKind : sortKeys[sortField], sortOrder]
}

type Filtered = ReturnType<typeof filteredFollowUps>

// The name as it is searched sorts like the name, and is in the index of filters and orders.
const columnInIndex = ({ column }: SortKey) => (column === 'f.sort_name' ? 'f.search_text' : column)

/**
 * The ids of a page, in its order: by walking the index of the order until the page is full; or, of few, by reading all
 * that the filters leave from the index that holds every filter and order. The planner takes filter and order for
 * independent, and would walk all of the list for follow-ups that come last in it (started and due go together).
 */
const orderedIds = (db: Db, found: Filtered, [key, order]: Sorting, { limit, offset, isReversed, total }: Slice) => {
  const cut = <D, T extends keyof D, O>(query: SelectQueryBuilder<D, T, O>, column: string) =>
    query
      .$call(orderedBy({ ...key, column }, 'f.id', order, isReversed))
      .limit(limit)
      .offset(offset)
  if (total === undefined || total > FEW) return cut(found.select('f.id'), key.column)
  const column = columnInIndex(key)
  // An offset, of nothing even, keeps the planner from walking.
  const few = found.select(['f.id', sql.ref(column).as('key')]).offset(0)
  return cut(db.selectFrom(few.as('f')).select('f.id'), 'f.key')
}

/** A page of follow-ups, of one organization or of all. Source: part 2, sections 2.8, 2.12 and 7; decisions F3 and F5. */
export const searchFollowUps = async (db: Db, asked: FollowUpSearch, today: IsoDate): Promise<Page<FollowUp>> => {
  const isLarge = await isLargeTable(db, 'follow_ups')
  const isFiltered = isFilteredBy(asked)
  const { page, limit, ...terms } = asked
  const question = ['follow-ups', terms, today, isLarge]
  const base = () => filteredFollowUps(db, asked, today, isLarge)
  const [key, order] = sortingOf(asked)
  const hasWords = searchWords(asked.organization_name).length > 0 && asked.organization_id === undefined
  const found = await readPage(db, {
    page,
    limit,
    question,
    isCapped: isFiltered && isLarge,
    // An organization's own are a handful, whatever else is asked.
    isCountFirst: isFiltered && asked.organization_id === undefined,
    // A name is looked for in all there is: once, for the page and the total.
    findOnce: hasWords
      ? {
          found: () => base().select(['f.id', sql.ref(columnInIndex(key)).as('sort_key')]),
          key,
          order,
        }
      : undefined,
    rows: (slice) => {
      const ids = slice.ids
        ? db.selectFrom('follow_ups as f').select('f.id').where('f.id', 'in', slice.ids)
        : orderedIds(db, base(), [key, order], slice)
      return db
        .selectFrom('follow_ups as f')
        .innerJoin(ids.as('page'), 'page.id', 'f.id')
        .leftJoin('users as starter', 'starter.id', 'f.created_by')
        .select(followUpColumns)
        .$call(orderedBy(key, 'f.id', order, slice.isReversed))
    },
    count: (cap) =>
      isFiltered ? countRows(db, { question, query: () => base().select('f.id') }, cap) : keptCount(db, 'follow_ups'),
  })
  const historyOf = await readHistories(
    db,
    found.data.map((row) => row._id),
  )
  return { ...found, data: found.data.map((row) => followUpRow(row, historyOf(row._id))) }
}
