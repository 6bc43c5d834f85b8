import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import type { SelectedDeadline } from './deadlines.row.ts'

const users = sql<SelectedDeadline['users']>`(
  select coalesce(json_agg(json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
    order by u.first_name, u.last_name, u.id), '[]')
  from users u where u.id in (
    select user_id from task_users where d.kind = 'TASK' and task_id = d.record_id
    union select user_id from organization_users where d.kind <> 'TASK' and organization_id = d.organization_id
    union select a.user_id from living_links l
      join organizations o on o.id = l.organization_id and o.deleted_at is null
      join organization_users a on a.organization_id = l.organization_id
      where d.kind = 'AML_REVIEW' and d.organization_id is null and l.person_id = d.person_id))`

/** What the search selects of a deadline. */
export const listRow = (db: Db, id: Expression<string>): Expression<SelectedDeadline> =>
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
      's.until as snoozedUntil',
      's.reason as snoozeReason',
    ])
    .select([sql<SelectedDeadline['kind']>`d.kind`.as('kind'), users.as('users')])
    .where('d.id', '=', id)
