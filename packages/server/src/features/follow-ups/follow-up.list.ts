import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { DUE_SOON_DAYS, kindsWithTarget, returnKinds } from '@registrar/domain/follow-ups/follow-up-rules'
import type { FollowUpFilters } from '@registrar/domain/follow-ups/follow-up-search'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { lastWorkingDayBefore } from '@registrar/domain/working-days/working-days'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { blankable, filled, type List, type ListDay } from '#platform/lists/list'
import { followUpColumns, type FollowUpRow } from './follow-ups.row.ts'

const eb = expressionBuilder<Tables & { f: Tables['follow_ups'] }, 'f'>()

const isAwaited = (kinds: readonly FollowUpCode[]) =>
  sql<SqlBool>`not f.is_completed and f.name = any(${sql.val([...kinds])})`

const otherKinds = kindsWithTarget.filter((kind) => !returnKinds.includes(kind))

const hasLegalDayUntil = (day: IsoDate) => sql<SqlBool>`not f.is_completed and f.legal_day <= ${day}`

/** In progress, and the target of its kind or its own legal day is past; of a return, the legal day (FUP-12, FUP-14). */
export const isOverdueOn = ({ today, closingDays }: ListDay) =>
  sql<SqlBool>`(${isAwaited(otherKinds)} and f.deadline < ${today}
    or ${isAwaited(returnKinds)} and f.deadline <= ${lastWorkingDayBefore(today, closingDays)}
    or ${hasLegalDayUntil(addDays(today, -1))})`

/** The same, not overdue, and its day at most 30 days ahead. */
export const isDueSoonOn = (day: ListDay) =>
  sql<SqlBool>`((${isAwaited(kindsWithTarget)} and f.deadline <= ${addDays(day.today, DUE_SOON_DAYS)}
    or ${hasLegalDayUntil(addDays(day.today, DUE_SOON_DAYS))}) and ${isOverdueOn(day)} is not true)`

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
    step_index: (step) => eb('f.step_index', '=', step),
    completed: ofCompletion,
    inProgress: ofCompletion,
    startDate: (day) => eb('f.start_date', '>=', day),
    deadline: (day) => eb('f.deadline', '<=', day),
    hasTarget: (isWanted) => {
      const hasTarget = eb('f.name', 'in', [...kindsWithTarget])
      return isWanted ? hasTarget : eb.not(hasTarget)
    },
    due: (when, day) => (when === 'overdue' ? isOverdueOn(day) : isDueSoonOn(day)),
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
