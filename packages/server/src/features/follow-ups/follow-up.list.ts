import { DUE_SOON_DAYS, kindsWithTarget } from '@registrar/domain/follow-ups/follow-up-rules'
import type { FollowUpFilters } from '@registrar/domain/follow-ups/follow-up-search'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { blankable, filled, type List } from '#platform/lists/list'
import { followUpColumns, type FollowUpRow } from './follow-ups.row.ts'

const eb = expressionBuilder<Tables & { f: Tables['follow_ups'] }, 'f'>()

const isAwaited = sql<SqlBool>`not f.is_completed and f.name = any(${sql.val([...kindsWithTarget])})`

/** In progress, of a kind with a target, and its day is past. */
export const isOverdueOn = (today: IsoDate) => sql<SqlBool>`(${isAwaited} and f.deadline < ${today})`

/** The same, its day today or in the 30 days after it. */
export const isDueSoonOn = (today: IsoDate) =>
  sql<SqlBool>`(${isAwaited} and f.deadline between ${today} and ${addDays(today, DUE_SOON_DAYS)})`

// Both toggles on, or both off, ask for all.
const ofCompletion = (_: boolean, { query: { completed, inProgress } }: { query: FollowUpFilters }) =>
  Boolean(completed) === Boolean(inProgress) ? undefined : eb('f.is_completed', '=', Boolean(completed))

/** The follow-up list; its filters are those of the summary too. */
export const followUpList: List<FollowUpFilters, FollowUpRow> = {
  from: 'follow_ups as f',
  shown: sql`f.is_listed`,
  instead: { archived_at: sql`f.archived_at is not null and f.deleted_at is null and not f.is_organization_deleted` },
  search: { field: 'organization_name', column: 'f.search_text' },
  filters: {
    organization_id: (id) => (isId(id) ? eb('f.organization_id', '=', id) : eb.lit(false)),
    name: (kind) => eb('f.name', '=', kind),
    completed: ofCompletion,
    inProgress: ofCompletion,
    startDate: (day) => eb('f.start_date', '>=', day),
    deadline: (day) => eb('f.deadline', '<=', day),
    hasTarget: (isWanted) => {
      const hasTarget = eb('f.name', 'in', [...kindsWithTarget])
      return isWanted ? hasTarget : eb.not(hasTarget)
    },
    due: (when, { today }) => (when === 'overdue' ? isOverdueOn(today) : isDueSoonOn(today)),
  },
  sorts: {
    // The name as it is searched sorts like the name.
    ...filled({ createdAt: 'f.created_at', organization_name: 'f.search_text', name: 'f.sort_label' }),
    ...blankable({ start_date: 'f.start_date', ARD: 'f.ard', deadline: 'f.deadline', target: 'f.target_day' }),
  },
  row: (db, id) =>
    db
      .selectFrom('follow_ups as f')
      .leftJoin('users as starter', 'starter.id', 'f.created_by')
      .select(followUpColumns)
      .where('f.id', '=', id),
}
