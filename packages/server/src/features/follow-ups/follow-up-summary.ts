import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUpFilters, FollowUpSummary } from '@registrar/domain/follow-ups/follow-up-listing'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { conditionsOf, type ListDay } from '#platform/lists/list'
import { isDueSoonOn, isOverdueOn } from './follow-up-filters.ts'
import { followUpList } from './follow-up.list.ts'

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

/** The counts of the list's panel under its filters. */
export const summarizeFollowUps = async (db: Db, query: FollowUpFilters, day: ListDay): Promise<FollowUpSummary> => {
  const kinds = await db
    .selectFrom('follow_ups as f')
    .where(conditionsOf(followUpList, query, day).where)
    .select((eb) => [
      'f.name',
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where f.is_completed)`.as('completed'),
      sql<number>`count(*) filter (where ${isOverdueOn(day)})`.as('overdue'),
      sql<number>`count(*) filter (where ${isDueSoonOn(day)})`.as('dueSoon'),
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
