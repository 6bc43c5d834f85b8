import { type SqlBool, sql } from 'kysely'
import { isId } from '#platform/database/ids'

/**
 * The columns that say whom a record is about: an organization, or without one a person. The users of the organization are in charge, and of a person
 * those of the organizations that the person is linked to (DUE-6).
 */
type Subject = { organizationId: string; personId?: string }

const linkedUsers = (personId: string) => sql`
  select u.user_id from living_links l
  join organizations o on o.id = l.organization_id and o.deleted_at is null
  join organization_users u on u.organization_id = l.organization_id
  where l.person_id = ${sql.ref(personId)}`

const userIds = ({ organizationId, personId }: Subject) => sql`
  select u.user_id from organization_users u where u.organization_id = ${sql.ref(organizationId)}
  ${personId ? sql`union ${linkedUsers(personId)} and ${sql.ref(organizationId)} is null` : sql``}`

/** Whether a user is in charge of a record; with `none`, whether nobody is. */
export const isInCharge = (user: string, subject: Subject) => {
  if (user === 'none') return sql<SqlBool>`not exists (${userIds(subject)})`
  return isId(user)
    ? sql<SqlBool>`exists (select from (${userIds(subject)}) as charged where charged.user_id = ${user})`
    : sql<SqlBool>`false`
}

type InCharge = { _id: string; firstName: string; lastName: string }

/** The users in charge of a record, by name. */
export const usersOf = (subject: Subject) => sql<InCharge[]>`(
  select coalesce(json_agg(json_build_object('_id', users.id, 'firstName', users.first_name, 'lastName', users.last_name)
    order by users.first_name, users.last_name, users.id), '[]')
  from users where users.id in (${userIds(subject)}))`
