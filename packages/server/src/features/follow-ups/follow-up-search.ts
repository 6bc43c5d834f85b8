import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { DUE_SOON_DAYS, kindsWithTarget } from '@registrar/domain/follow-ups/follow-up-rules'
import type {
  FollowUpFilters,
  FollowUpSearch,
  FollowUpSortField,
  FollowUpSummary,
} from '@registrar/domain/follow-ups/follow-up-search'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { isId } from '#platform/ids'
import { countRows, isLargeTable, keptCount, type Page, readPage } from '#platform/paging'
import { matchesWords, searchWords } from '#platform/search'
import { orderedBy, type SortKey } from '#platform/sorting'
import { readHistories } from './follow-up-history.ts'
import { followUpColumns, followUpRow } from './follow-ups.row.ts'

const sortKeys: Record<FollowUpSortField, SortKey> = {
  organization_name: { column: 'f.sort_name', isNullable: false },
  name: { column: 'f.sort_label', isNullable: false },
  start_date: { column: 'f.start_date', isNullable: true },
  ARD: { column: 'f.ard', isNullable: true },
  deadline: { column: 'f.deadline', isNullable: true },
}
// Within one kind all labels are the same: told so, the database does not walk the other kinds in search of it.
const ofOneKind: SortKey = { column: 'f.name', isNullable: false }
const newestFirst: SortKey = { column: 'f.created_at', isNullable: false }

const isArchivedAsked = (asked: FollowUpFilters) => asked.archived_at !== undefined && asked.archived_at !== null

// Both toggles on, or both off, ask for all (decision F5).
const completionAsked = (asked: FollowUpFilters): boolean | null =>
  Boolean(asked.completed) === Boolean(asked.inProgress) ? null : Boolean(asked.completed)

const isAwaited = sql<SqlBool>`not f.is_completed and f.name = any(${sql.val([...kindsWithTarget])})`
const isOverdueOn = (today: IsoDate) => sql<SqlBool>`(${isAwaited} and f.deadline < ${today})`
const isDueSoonOn = (today: IsoDate) =>
  sql<SqlBool>`(${isAwaited} and f.deadline between ${today} and ${addDays(today, DUE_SOON_DAYS)})`

const filtered = (db: Db, asked: FollowUpFilters, today: IsoDate, isLarge: boolean) => {
  const completion = completionAsked(asked)
  const words = searchWords(asked.organization_name)
  return db
    .selectFrom('follow_ups as f')
    .where(
      isArchivedAsked(asked)
        ? sql<SqlBool>`f.archived_at is not null and f.deleted_at is null and not f.is_organization_deleted`
        : sql<SqlBool>`f.is_listed`,
    )
    .$if(asked.organization_id !== undefined, (query) =>
      query.where((eb) =>
        isId(asked.organization_id ?? '') ? eb('f.organization_id', '=', asked.organization_id ?? '') : eb.lit(false),
      ),
    )
    .$if(words.length > 0, (query) => query.where((eb) => matchesWords(eb.ref('f.search_text'), words, isLarge)(eb)))
    .$if(asked.name !== undefined, (query) => query.where('f.name', '=', asked.name ?? ''))
    .$if(completion === true, (query) => query.where(sql<SqlBool>`f.is_completed`))
    .$if(completion === false, (query) => query.where(sql<SqlBool>`not f.is_completed`))
    .$if(asked.startDate !== undefined, (query) => query.where('f.start_date', '>=', asked.startDate ?? ''))
    .$if(asked.deadline !== undefined, (query) => query.where('f.deadline', '<=', asked.deadline ?? ''))
    .$if(asked.due === 'overdue', (query) => query.where(isOverdueOn(today)))
    .$if(asked.due === 'soon', (query) => query.where(isDueSoonOn(today)))
}

const FILTERS = ['organization_id', 'organization_name', 'name', 'startDate', 'deadline', 'due'] as const

const isFilteredBy = (asked: FollowUpFilters): boolean =>
  isArchivedAsked(asked) || completionAsked(asked) !== null || FILTERS.some((field) => asked[field] !== undefined)

const sortingOf = ({ sortField, sortOrder, name }: FollowUpSearch): [SortKey, 'asc' | 'desc'] => {
  if (sortField === null) return [newestFirst, 'desc']
  return [sortField === 'name' && name !== undefined ? ofOneKind : sortKeys[sortField], sortOrder]
}

/** A page of follow-ups, of one organization or of all. Source: part 2, sections 2.8, 2.12 and 7; decisions F3 and F5. */
export const searchFollowUps = async (db: Db, asked: FollowUpSearch, today: IsoDate): Promise<Page<FollowUp>> => {
  const isLarge = await isLargeTable(db, 'follow_ups')
  const isFiltered = isFilteredBy(asked)
  const { page, limit, ...terms } = asked
  const question = ['follow-ups', terms, today, isLarge]
  const base = () => filtered(db, asked, today, isLarge)
  const found = await readPage(db, {
    page,
    limit,
    question,
    isCapped: isFiltered && isLarge,
    rows: (slice) => {
      const [key, order] = sortingOf(asked)
      return base()
        .leftJoin('users as starter', 'starter.id', 'f.created_by')
        .select(followUpColumns)
        .$call(orderedBy(key, 'f.id', order, slice.isReversed))
        .limit(slice.limit)
        .offset(slice.offset)
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

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

/** The counts of the list's panel under its filters. */
export const summarizeFollowUps = async (db: Db, asked: FollowUpFilters, today: IsoDate): Promise<FollowUpSummary> => {
  const isLarge = await isLargeTable(db, 'follow_ups')
  const kinds = await filtered(db, asked, today, isLarge)
    .select((eb) => [
      'f.name',
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where f.is_completed)`.as('completed'),
      sql<number>`count(*) filter (where ${isOverdueOn(today)})`.as('overdue'),
      sql<number>`count(*) filter (where ${isDueSoonOn(today)})`.as('dueSoon'),
    ])
    .groupBy('f.name')
    .execute()
  const total = sum(kinds.map((kind) => kind.count))
  const completed = sum(kinds.map((kind) => kind.completed))
  return {
    total,
    inProgress: total - completed,
    completed,
    overdue: sum(kinds.map((kind) => kind.overdue)),
    dueSoon: sum(kinds.map((kind) => kind.dueSoon)),
    kinds: kinds
      .map(({ name, count }) => ({ name: name as FollowUpCode, count }))
      .map(({ name, count }) => ({ name, label: followUpCatalogue[name].label, count }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  }
}
