import { moneyKinds } from '@registrar/domain/deadlines/deadline-kinds'
import type { DeadlineSearch } from '@registrar/domain/deadlines/deadline-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import { organizationsNamed, peopleNamed } from '#features/record-names'
import type { Db, Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { type Filters, type List, notNullSorts, nullableSorts, type SortKey } from '#platform/lists/list'
import type { SelectedDeadline } from './deadlines.row.ts'

const eb = expressionBuilder<Tables & { d: Tables['deadlines'] }, 'd'>()

/** A task has its own users, and AML officers look after the firm. A company's users are in charge of the rest, and of the people linked to it (DUE-6). */
const isAssignedAmong = (
  tasks: unknown,
  organizations: unknown,
  people: unknown,
  officers: unknown,
) => sql<SqlBool>`coalesce(case
  when d.kind = 'TASK' then d.record_id in (${tasks})
  when d.kind = 'AML_FIRM' then ${officers}
  when d.organization_id is not null then d.organization_id in (${organizations})
  else d.person_id in (${people}) end, false)`

// A firm without AML officers has its administrators do their work.
const isOfficer = sql`deactivated_at is null and role = case
  when exists (select from users o where o.role = 'amlOfficer' and o.deactivated_at is null) then 'amlOfficer' else 'admin' end`

const linkedPeople = sql`
  select l.person_id from organization_users u
  join organizations o on o.id = u.organization_id and o.deleted_at is null
  join present_links(current_date) l on l.organization_id = u.organization_id`

const isInChargeOf = (userId: string) =>
  isAssignedAmong(
    sql`select task_id from task_users where user_id = ${userId}`,
    sql`select organization_id from organization_users where user_id = ${userId}`,
    sql`${linkedPeople} where u.user_id = ${userId}`,
    sql`exists (select from users where id = ${userId} and ${isOfficer})`,
  )

const isAssigned = isAssignedAmong(
  sql`select task_id from task_users`,
  sql`select organization_id from organization_users`,
  linkedPeople,
  sql`exists (select from users where ${isOfficer})`,
)

/**
 * Selects `id`, `date` and `user_id` of the deadlines of `due`, once for each user in charge (DUE-6). `due` has their `id`, `kind`,
 * `date`, `record_id`, `organization_id` and `person_id`.
 */
export const usersInCharge = sql`
  select due.id, due.date, t.user_id from due join task_users t on due.kind = 'TASK' and t.task_id = due.record_id
  union
  select due.id, due.date, u.user_id from due
  join organization_users u on due.kind <> 'TASK' and u.organization_id = due.organization_id
  union
  select due.id, due.date, u.user_id from due
  join living_links l on due.kind <> 'TASK' and due.organization_id is null and l.person_id = due.person_id
  join organizations o on o.id = l.organization_id and o.deleted_at is null
  join organization_users u on u.organization_id = l.organization_id
  union
  select due.id, due.date, users.id from due join users on due.kind = 'AML_FIRM' and ${isOfficer}`

/** Whether a deadline `d` is left out until a later day (DUE-8). */
export const isSnoozed = (today: IsoDate) => sql<SqlBool>`coalesce(d.snoozed_until > ${today}, false)`

const isMoney = eb('d.kind', 'in', moneyKinds)

/** What is about the law, about money, or neither (DUE-13). */
const conditionOfConcern = {
  law: eb('d.legal_date', 'is not', null),
  money: eb.and([eb('d.legal_date', 'is', null), isMoney]),
  house: eb.and([eb('d.legal_date', 'is', null), eb.not(isMoney)]),
}

/** The filters of the search for deadlines (DUE-6). */
const deadlineFilters: Filters<DeadlineSearch> = {
  from: (day) => eb('d.date', '>=', day),
  to: (day) => eb('d.date', '<=', day),
  kinds: (kinds) =>
    kinds.length === 0 ? undefined : eb.or([eb('d.kind', 'in', kinds), eb('d.other_kind', 'in', kinds)]),
  user: (id) => (id === 'none' ? sql<SqlBool>`not ${isAssigned}` : isId(id) ? isInChargeOf(id) : eb.lit(false)),
  brand: (brand) => eb('d.brand', '=', brand),
  unconfirmed: (wanted) => eb('d.is_unconfirmed', '=', wanted),
  concern: (concern) => conditionOfConcern[concern],
  snoozed: (wanted, { today }) =>
    wanted ? isSnoozed(today) : sql<SqlBool>`(d.snoozed_until is null or d.snoozed_until <= ${today})`,
}

const users = sql<SelectedDeadline['users']>`(
  select coalesce(json_agg(json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
    order by u.first_name, u.last_name, u.id), '[]')
  from users u where u.id in (
    select user_id from task_users where d.kind = 'TASK' and task_id = d.record_id
    union select id from users where d.kind = 'AML_FIRM' and ${isOfficer}
    union select user_id from organization_users where d.kind <> 'TASK' and organization_id = d.organization_id
    union select a.user_id from present_links(current_date) l
      join organizations o on o.id = l.organization_id and o.deleted_at is null
      join organization_users a on a.organization_id = l.organization_id
      where d.kind = 'AML_REVIEW' and d.organization_id is null and l.person_id = d.person_id))`

/** What the search selects of a deadline. */
const listRow = (db: Db, id: Expression<string>): Expression<SelectedDeadline> =>
  db
    .selectFrom('deadlines as d')
    // `snoozed_until` is empty when the deadline has moved since it was snoozed (DUE-8).
    .leftJoin('deadline_snoozes as s', (join) =>
      join.onRef('s.deadline_id', '=', 'd.id').onRef('s.until', '=', 'd.snoozed_until'),
    )
    .select([
      'd.id as _id',
      'd.date',
      'd.house_date as houseDate',
      'd.legal_date as legalDate',
      'd.organization_id as organizationId',
      'd.organization_name as organizationName',
      'd.person_id as personId',
      'd.person_name as personName',
      'd.subject',
      'd.record_id as recordId',
      'd.follow_up_id as followUpId',
      'd.is_unconfirmed as isUnconfirmed',
      's.until as snoozedUntil',
      's.reason as snoozeReason',
    ])
    .select([sql<SelectedDeadline['kind']>`d.kind`.as('kind'), users.as('users')])
    .where('d.id', '=', id)

const sorts: Record<DeadlineSearch['sortField'], SortKey> = {
  ...notNullSorts({
    date: 'd.date',
    days: 'd.date',
    organizationName: 'd.sort_name',
    kind: 'd.kind',
    subject: 'd.subject',
  }),
  ...nullableSorts({ houseDate: 'd.house_date', legalDate: 'd.legal_date' }),
}

/** What falls due. A search gives the id of a user or `none`, and always says whether it wants what is snoozed. */
export const deadlineList: List<DeadlineSearch, SelectedDeadline> = {
  from: 'deadlines as d',
  idType: 'text',
  shown: sql`true`,
  search: {
    field: 'search',
    column: 'd.search_text',
    linked: [organizationsNamed({ column: 'd.organization_id' }), peopleNamed({ column: 'd.person_id' })],
  },
  filters: deadlineFilters,
  sorts,
  row: listRow,
}
