import type { FormRow, FormSearch } from '@registrar/domain/forms/form-listing'
import { sql } from 'kysely'
import { notNullSorts, type List } from '#platform/lists/list'
import { formRowColumns } from './forms.row.ts'

const memberCount = sql<number>`jsonb_array_length(forms.people)`.as('memberCount')

// As `formPersonName`: the name of a legal person has its legal form once, and a line is none (FORM-19).
const isLegalPerson = sql<boolean>`person ->> 'personType' = 'legalPerson'`
const hasLegalForm = sql<boolean>`(company_name_key(said.name) <> name_key(said.name)
  or right(name_key(said.name), length(name_key(said.form))) = name_key(said.form))`

const directors = sql<string[]>`array(
  select case when ${isLegalPerson} and ${hasLegalForm} then said.name else trim(concat(said.name, ' ', said.form)) end
  from jsonb_array_elements(forms.people) with ordinality as listed (person, place)
  cross join lateral (select trim(person ->> 'firstName') as name, trim(person ->> 'lastName') as form) as given
  cross join lateral (select case when ${isLegalPerson} and given.name = '-' then '' else given.name end as name,
    case when ${isLegalPerson} and given.form = '-' then '' else given.form end as form) as said
  where person -> 'roles' ? 'director' order by place)`.as('directors')

// A form whose organization was deleted can be used again (FORM-12).
const isMade = sql<boolean>`exists (
  select from organizations where organizations.id = forms.organization_id and organizations.deleted_at is null)`

/** The list of forms. */
export const formList: List<FormSearch, FormRow> = {
  from: 'forms',
  shown: sql`forms.deleted_at is null`,
  search: { field: 'search', column: 'forms.search_text', keyColumn: 'forms.search_key' },
  filters: {
    state: (state) =>
      ({
        new: sql<boolean>`not forms.is_suspicious and not ${isMade}`,
        review: sql<boolean>`forms.is_suspicious and not ${isMade}`,
        made: isMade,
      })[state],
  },
  sorts: notNullSorts({
    organizationName1: 'forms.sort_name_1',
    organizationName2: 'forms.sort_name_2',
    organizationName3: 'forms.sort_name_3',
    createdAt: 'forms.created_at',
  }),
  row: (db, id) =>
    db.selectFrom('forms').select(formRowColumns).select([memberCount, directors]).where('forms.id', '=', id),
}
