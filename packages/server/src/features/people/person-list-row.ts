import type { LinkRole } from '@registrar/domain/shared/link-roles'
import type { PersonListRow } from '@registrar/domain/people/person-listing'
import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { versionOf } from '#platform/commands/record-version'
import type { Db } from '#platform/database/database'
import { columnsOf, recordColumn } from '#platform/database/columns'
import { personColumnByField } from './people.row.ts'
import { isInForceOn, links } from './person-expressions.ts'

const fields = ['firstName', 'lastName', 'mail', 'phone', 'nationality', 'vif', 'pep', 'dateAml'] as const

// The statement of a row takes no values, so the day is that of UTC.
const rolesOfToday = sql<LinkRole[]>`array(
  select t.role from link_terms t where t.link_id = links.id and ${isInForceOn(sql`current_date`)}
  group by t.role order by min(t.position))`

const organizations = jsonArrayFrom(
  links()
    .select(['organizations.id as _id', 'organizations.name'])
    .select(rolesOfToday.as('roles'))
    .orderBy('links.created_at')
    .orderBy('links.id'),
)

/** What the list shows of a person, under the API's field names. */
export const listRow = (db: Db, id: Expression<string>): Expression<PersonListRow> =>
  db
    .selectFrom('people as p')
    .select([...columnsOf('p', recordColumn), versionOf('p')])
    .select(columnsOf('p', personColumnByField, fields))
    .select(organizations.as('organizations'))
    .where('p.id', '=', id)
