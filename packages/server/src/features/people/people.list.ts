import { AML_REMINDER_YEARS } from '@registrar/domain/people/person'
import type { PersonListRow, PersonSearch } from '@registrar/domain/people/person-listing'
import type { MailState } from '@registrar/domain/shared/email-address'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { type Expression, type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { versionOf } from '#platform/commands/record-version'
import { askedOf, columnsOf, recordColumn } from '#platform/database/columns'
import type { Db, Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { personNames } from '#features/record-names'
import { type FormerNames, hasExactName } from '#platform/database/search-words'
import { conditionByState, recordsOfSave } from '#platform/lists/filter-conditions'
import { type Filters, type List, notNullSorts, nullableSorts } from '#platform/lists/list'
import { personColumnByField } from './people.row.ts'

type Builder = ExpressionBuilder<Tables & { p: Tables['people'] }, 'p'>

/** Builds expressions over a person `p`. */
const eb: Builder = expressionBuilder()

/** The links of a person to organizations that are not deleted. */
const links = () =>
  eb
    .selectFrom('living_links as links')
    .innerJoin('organizations', 'organizations.id', 'links.organization_id')
    .whereRef('links.person_id', '=', 'p.id')
    .where('organizations.deleted_at', 'is', null)

/** Whether a word of office `t` is in force on a day. */
const isInForceOn = (day: IsoDate | RawBuilder<unknown>) =>
  sql<boolean>`coalesce(t.appointed <= ${day}, true) and coalesce(${day} < t.ceased, true)`

/** Days within which the next certification is soon. */
const AML_SOON_DAYS = 60

const nextCertification = sql`p.aml_certified_on + make_interval(years => ${AML_REMINDER_YEARS})`

const hasRole = (role: LinkRole, today: IsoDate) =>
  sql<boolean>`exists (select 1 from link_terms t where t.link_id = links.id and t.role = ${role} and ${isInForceOn(today)})`

const saveOfImport = (id: string) => sql`select save_id from import_runs where id = ${id}`

// Also those whom an import has linked.
const importedPeople = (id: string) => sql`
  ${recordsOfSave(saveOfImport(id), ['people'])}
  union all select person_id from links where id in (${recordsOfSave(saveOfImport(id), ['links', 'link_terms'])})`

/** The filters of the people list (PERSON-8). */
const personFilters: Filters<PersonSearch> = {
  organizationId: (id, { query: { role }, today }) => {
    if (!isId(id)) return eb.lit(false)
    const ofOrganization = links().where('links.organization_id', '=', id)
    return eb.exists((role ? ofOrganization.where(hasRole(role, today)) : ofOrganization).select('links.id'))
  },
  role: (role, { today }) => eb.exists(links().where(hasRole(role, today)).select('links.id')),
  pep: (isExposed) => eb('p.is_politically_exposed', '=', isExposed),
  mailState: (state) => eb('p.mail_state', '=', state),
  importId: (id) => (isId(id) ? sql<boolean>`p.id in (${importedPeople(id)})` : eb.lit(false)),
  vif: (isVerified) => eb('p.has_vif', '=', isVerified),
  aml: (state, { today }) =>
    state === 'none'
      ? eb('p.aml_certified_on', 'is', null)
      : conditionByState(nextCertification, today, AML_SOON_DAYS)[state],
}

const fields = [
  'firstName',
  'lastName',
  'mail',
  'phone',
  'birth',
  'otherMails',
  'nationality',
  'vif',
  'pep',
  'dateAml',
  'occupation',
] as const

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

const formerly = sql<string[]>`array(
  select btrim(f.first_name || ' ' || f.last_name) from former_person_names f where f.person_id = p.id and f.mail = '' order by 1)`

/** What the list shows of a person, under the API's field names. */
const listRow = (db: Db, id: Expression<string>, asked: readonly string[] = []): Expression<PersonListRow> =>
  db
    .selectFrom('people as p')
    .select([...columnsOf('p', recordColumn), versionOf('p')])
    .select(columnsOf('p', personColumnByField, fields))
    .$if(asked.length > 0, (query) =>
      query.select(columnsOf('p', personColumnByField, askedOf(personColumnByField, asked))).$castTo<PersonListRow>(),
    )
    .select(sql<MailState>`p.mail_state`.as('mailState'))
    .select(formerly.as('formerly'))
    .select(organizations.as('organizations'))
    .where('p.id', '=', id)

/** The names that people had before. */
export const formerPeople: FormerNames = { table: 'former_person_names', recordColumn: 'person_id' }

/** The people list. */
export const peopleList: List<PersonSearch, PersonListRow> = {
  from: 'people as p',
  shown: eb('p.deleted_at', 'is', null),
  instead: { deletedAt: eb('p.deleted_at', 'is not', null) },
  search: { field: 'search', ...personNames, former: formerPeople },
  asksForFormerNames: ({ formerNames }) => formerNames === true,
  first: ({ search, exactNameFirst }) => (exactNameFirst ? hasExactName(personNames, search) : undefined),
  filters: personFilters,
  sorts: {
    ...notNullSorts({ createdAt: 'p.created_at', firstName: 'p.sort_first_name', lastName: 'p.sort_last_name' }),
    ...nullableSorts({ mail: 'p.sort_mail', email: 'p.sort_mail' }),
  },
  row: listRow,
}
