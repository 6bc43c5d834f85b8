import { DAYS_AHEAD, type Load, WEEKS_AHEAD, type Workload } from '@registrar/domain/dashboard/workload'
import { STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import type { DeadlineKind } from '@registrar/domain/deadlines/deadline-kinds'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { isSnoozed, usersInCharge } from '#features/deadlines'
import type { Db } from '#platform/database/database'

const DAYS_OF_WEEK = 7

/** The last day of the twelve weeks that begin today. */
const lastDay = (today: IsoDate) => addDays(today, DAYS_AHEAD - 1)

type Counted = { week: number; kind: DeadlineKind; count: number }

const countWeeks = async (db: Db, today: IsoDate): Promise<Workload['weeks']> => {
  const { rows } = await sql<Counted>`
    select (d.date - ${today}::date) / ${DAYS_OF_WEEK}::int as week, d.kind, count(*)::int as count
    from deadlines d
    where d.date between ${today} and ${lastDay(today)} and not ${isSnoozed(today)}
    group by 1, 2 order by 1, 2`.execute(db)

  return Array.from({ length: WEEKS_AHEAD }, (_, week) => ({
    from: addDays(today, week * DAYS_OF_WEEK),
    to: addDays(today, week * DAYS_OF_WEEK + DAYS_OF_WEEK - 1),
    kinds: rows.filter((row) => row.week === week).map(({ kind, count }) => ({ kind, count })),
  }))
}

/** Who is in charge of a deadline is said by DUE-6. Somebody who is in charge of it twice counts once. What is not confirmed is not late (AR-23). */
const countLoads = async (db: Db, today: IsoDate): Promise<Load[]> => {
  const weekEnd = addDays(today, STATE_DAYS.week)
  const { rows } = await sql<Load>`
    with due as materialized (
      select d.id, d.kind, d.date, d.record_id, d.organization_id, d.person_id from deadlines d
      where d.date <= ${lastDay(today)} and not ${isSnoozed(today)} and not d.is_unconfirmed
    ), assigned as (
      ${usersInCharge}
    ), charged as (
      select id, date, user_id from assigned
      union all
      select id, date, null from due where not exists (select from assigned where assigned.id = due.id)
    ), counted as (
      select user_id, (count(*) filter (where date < ${today}))::int as overdue,
        (count(*) filter (where date between ${today} and ${weekEnd}))::int as week,
        (count(*) filter (where date > ${weekEnd}))::int as later
      from charged group by user_id
    )
    select counted.overdue, counted.week, counted.later,
      case when u.id is not null
        then json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as user
    from counted left join users u on u.id = counted.user_id
    order by counted.user_id is null desc, overdue desc, fold_text(u.first_name), fold_text(u.last_name), u.id`.execute(
    db,
  )

  return rows
}

/** The deadlines of the next twelve weeks, and how much everybody has in charge (UI-20). */
export const readWorkload = async (db: Db, today: IsoDate): Promise<Workload> => {
  const [weeks, loads] = await Promise.all([countWeeks(db, today), countLoads(db, today)])
  return { weeks, loads }
}
