import type { LinkRole } from '@registrar/domain/links/link-roles'
import type { PersonListRow } from '@registrar/domain/people/person-list-row'
import type { PersonSearch } from '@registrar/domain/people/person-search'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { blankable, filled, type List } from '#platform/lists/list'
import { personRowColumns } from './people.row.ts'

const eb = expressionBuilder<Tables, 'people'>()

/** Days within which the next certification is soon. */
const AML_SOON_DAYS = 60

/** The links of a person to organizations that are not deleted. */
const links = () =>
  eb
    .selectFrom('links')
    .innerJoin('organizations', 'organizations.id', 'links.organization_id')
    .whereRef('links.person_id', '=', 'people.id')
    .where('organizations.deleted_at', 'is', null)

const inForceOn = (day: IsoDate | RawBuilder<unknown>) =>
  sql<boolean>`coalesce(t.appointed <= ${day}, true) and coalesce(${day} < t.ceased, true)`

// The statement of a row takes no values, so the day is that of UTC.
const rolesOfToday = sql<LinkRole[]>`array(
  select t.role from link_terms t where t.link_id = links.id and ${inForceOn(sql`current_date`)}
  group by t.role order by min(t.position))`

const organizations = jsonArrayFrom(
  links()
    .select(['organizations.id as _id', 'organizations.name'])
    .select(rolesOfToday.as('roles'))
    .orderBy('links.created_at')
    .orderBy('links.id'),
).as('organizations')

const hasRole = (role: LinkRole, today: IsoDate) =>
  sql<boolean>`exists (select 1 from link_terms t where t.link_id = links.id and t.role = ${role} and ${inForceOn(today)})`

/** The people list. */
export const peopleList: List<PersonSearch, PersonListRow> = {
  from: 'people',
  shown: eb('people.deleted_at', 'is', null),
  instead: { deletedAt: eb('people.deleted_at', 'is not', null) },
  filters: {
    organizationId: (id, { query: { role }, today }) => {
      if (!isId(id)) return eb.lit(false)
      const ofOrganization = links().where('links.organization_id', '=', id)
      return eb.exists((role ? ofOrganization.where(hasRole(role, today)) : ofOrganization).select('links.id'))
    },
    role: (role, { today }) => eb.exists(links().where(hasRole(role, today)).select('links.id')),
    pep: (isExposed) => eb('people.is_politically_exposed', '=', isExposed),
    vif: (isVerified) => eb('people.has_vif', '=', isVerified),
    aml: (state, { today }) => {
      const reminder = sql`people.aml_certified_on + interval '3 years'`
      const soonUntil = addDays(today, AML_SOON_DAYS)
      return {
        late: sql<boolean>`${reminder} < ${today}`,
        soon: sql<boolean>`${reminder} between ${today} and ${soonUntil}`,
        ok: sql<boolean>`${reminder} > ${soonUntil}`,
        none: eb('people.aml_certified_on', 'is', null),
      }[state]
    },
  },
  search: { field: 'search', column: 'people.search_text' },
  sorts: {
    ...filled({
      createdAt: 'people.created_at',
      firstName: 'people.sort_first_name',
      lastName: 'people.sort_last_name',
    }),
    ...blankable({ mail: 'people.sort_mail', email: 'people.sort_mail' }),
  },
  row: (db, id) => db.selectFrom('people').select(personRowColumns).select(organizations).where('people.id', '=', id),
}
