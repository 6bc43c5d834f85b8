import { DUE_SOON_DAYS, kindsWithTarget } from '@registrar/domain/follow-ups/follow-up-rules'
import type { FollowUpFilters } from '@registrar/domain/follow-ups/follow-up-search'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { matchesWords, searchWords } from '#platform/search'

const isArchivedAsked = (asked: FollowUpFilters) => asked.archived_at !== undefined && asked.archived_at !== null

// Both toggles on, or both off, ask for all (decision F5).
const completionAsked = (asked: FollowUpFilters): boolean | null =>
  Boolean(asked.completed) === Boolean(asked.inProgress) ? null : Boolean(asked.completed)

const isAwaited = sql<SqlBool>`not f.is_completed and f.name = any(${sql.val([...kindsWithTarget])})`
/** In progress, of a kind with a target, and its day is past. */
export const isOverdueOn = (today: IsoDate) => sql<SqlBool>`(${isAwaited} and f.deadline < ${today})`
/** The same, its day today or in the 30 days after it. */
export const isDueSoonOn = (today: IsoDate) =>
  sql<SqlBool>`(${isAwaited} and f.deadline between ${today} and ${addDays(today, DUE_SOON_DAYS)})`

/** The follow-ups that the filters of list and summary leave. */
export const filteredFollowUps = (db: Db, asked: FollowUpFilters, today: IsoDate, isLarge: boolean) => {
  const completion = completionAsked(asked)
  const words = searchWords(asked.organization_name)
  // What is completed is not due. The planner would look for it through all of the list.
  const isImpossible = completion === true && asked.due !== undefined
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
    .$if(isImpossible, (query) => query.where(sql.lit(false)))
    .$if(asked.startDate !== undefined, (query) => query.where('f.start_date', '>=', asked.startDate ?? ''))
    .$if(asked.deadline !== undefined, (query) => query.where('f.deadline', '<=', asked.deadline ?? ''))
    .$if(asked.due === 'overdue', (query) => query.where(isOverdueOn(today)))
    .$if(asked.due === 'soon', (query) => query.where(isDueSoonOn(today)))
}

const FILTERS = ['organization_id', 'organization_name', 'name', 'startDate', 'deadline', 'due'] as const

/** Whether they ask for less than the whole list. */
export const isFilteredBy = (asked: FollowUpFilters): boolean =>
  isArchivedAsked(asked) || completionAsked(asked) !== null || FILTERS.some((field) => asked[field] !== undefined)
