import type { DeadlineSearch } from '@registrar/domain/deadlines/deadline-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import type { Filters } from '#platform/lists/list'

const eb = expressionBuilder<Tables & { d: Tables['deadlines'] }, 'd'>()

/** A task has its own users. A company's users are in charge of the rest, and of the people linked to it (DUE-6). */
const isAssignedAmong = (tasks: unknown, organizations: unknown, people: unknown) => sql<SqlBool>`coalesce(case
  when d.kind = 'TASK' then d.record_id in (${tasks})
  when d.organization_id is not null then d.organization_id in (${organizations})
  else d.person_id in (${people}) end, false)`

const linkedPeople = sql`
  select l.person_id from organization_users u
  join organizations o on o.id = u.organization_id and o.deleted_at is null
  join living_links l on l.organization_id = u.organization_id`

const isInChargeOf = (userId: string) =>
  isAssignedAmong(
    sql`select task_id from task_users where user_id = ${userId}`,
    sql`select organization_id from organization_users where user_id = ${userId}`,
    sql`${linkedPeople} where u.user_id = ${userId}`,
  )

const isAssigned = isAssignedAmong(
  sql`select task_id from task_users`,
  sql`select organization_id from organization_users`,
  linkedPeople,
)

const isSnoozed = (today: IsoDate) => sql<SqlBool>`coalesce(d.snoozed_until > ${today}, false)`

/** The filters of the search for deadlines (DUE-6). */
export const deadlineFilters: Filters<DeadlineSearch> = {
  from: (day) => eb('d.date', '>=', day),
  to: (day) => eb('d.date', '<=', day),
  kinds: (kinds) => (kinds.length === 0 ? undefined : eb('d.kind', 'in', kinds)),
  user: (id) => (id === 'none' ? sql<SqlBool>`not ${isAssigned}` : isId(id) ? isInChargeOf(id) : eb.lit(false)),
  brand: (brand) => eb('d.brand', '=', brand),
  snoozed: (wanted, { today }) =>
    wanted ? isSnoozed(today) : sql<SqlBool>`(d.snoozed_until is null or d.snoozed_until <= ${today})`,
}
