import type { Form, FormMatches } from '@registrar/domain/forms/form'
import { misspeltPersonKeys } from '@registrar/domain/shared/typing-errors'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { findFormCompanies } from './form-companies.queries.ts'
import { formColumns, formOnWire } from './forms.row.ts'

/**
 * One form with all its fields.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findForm = async (db: Db | Tx, id: string): Promise<Form> => {
  const row = await requireRow(
    'form',
    id,
    db.selectFrom('forms').select(formColumns).where('id', '=', id).where('deleted_at', 'is', null),
  )

  return formOnWire(row)
}

/**
 * A person of a form is matched with at most this many known people. When an address is that of an agent, many have it: those
 * of the same name and birth are kept.
 */
const MAX_MATCHES = 10

/**
 * The known people who match each person of a form, in the form's order: by name, now or formerly, and birth, or by name and email address
 * where no birth contradicts; by birth alone where one letter of the name differs (PERSON-11). An address alone does not say who somebody is (IMP-4), unless the form gives no name. Those who
 * match by both come first. A legal person is matched with the known companies too (FORM-12).
 * @throws Problem NOT_FOUND
 */
export const listFormMatches = async (db: Db, id: string): Promise<FormMatches[]> => {
  const form = await findForm(db, id)
  const companies = await findFormCompanies(db, form)
  const misspelt = form.peoples.map(({ firstName, lastName }, index) => ({
    index,
    keys: misspeltPersonKeys(firstName ?? '', lastName ?? ''),
  }))
  const { rows } = await sql<Omit<FormMatches, 'companies'>>`
    with listed as (
      select place::int - 1 as index, lower(person ->> 'mail') as mail, name_key(person ->> 'firstName') || ' ' || name_key(person ->> 'lastName') as name_key,
        (person ->> 'birth')::date as birth
      from forms, jsonb_array_elements(forms.people) with ordinality as people (person, place)
      where forms.id = ${id}
    ), named as (
      select listed.index, people.id, null as formerly, false as is_nearly from listed join people on people.name_key = listed.name_key
      union all
      select listed.index, f.person_id, btrim(f.first_name || ' ' || f.last_name), false
      from listed join former_person_names f on f.mail = '' and f.name_key = listed.name_key
      union all
      select nearly.index, people.id, null, true
      from jsonb_to_recordset(${JSON.stringify(misspelt)}::jsonb) as nearly (index int, keys text[]) join people on people.name_key = any(nearly.keys)
    ), candidates as (
      select index, id from named
      union all
      select listed.index, people.id from listed join people on people.sort_mail = listed.mail where listed.mail <> ''
      union all
      select listed.index, people.id from listed join people on people.other_mails @> array[listed.mail] where listed.mail <> ''
    )
    select listed.index, coalesce(json_agg(json_build_object('_id', known.id, 'firstName', known.first_name,
        'lastName', known.last_name, 'formerly', known.formerly, 'isNearly', known.is_nearly,
        'mail', known.mail, 'birth', known.birth, 'hasSameMail', known.has_same_mail,
        'hasSameNameAndBirth', known.has_same_name) order by known.has_same_mail and known.has_same_name desc, known.id
      ) filter (where known.id is not null), '[]') as matches
    from listed left join lateral (
      select people.id, people.first_name, people.last_name, people.mail, people.birth, name.formerly, not coalesce(name.is_same, true) as is_nearly,
        coalesce(people.sort_mail = listed.mail, false) or people.other_mails @> array[listed.mail] as has_same_mail,
        coalesce(name.is_same and people.birth = listed.birth, false) as has_same_name
      from (select distinct id from candidates where index = listed.index) as one join people on people.id = one.id
      cross join lateral (
        select bool_or(not is_nearly) as is_same, case when bool_or(formerly is null) then null else min(formerly) end as formerly
        from named where named.index = listed.index and named.id = people.id
      ) as name
      where people.deleted_at is null and (
        ((people.sort_mail = listed.mail or people.other_mails @> array[listed.mail]) and listed.mail <> '' and coalesce(people.birth = listed.birth, true)
          and (name.is_same or listed.name_key = ' '))
        or (name.is_same is not null and people.birth = listed.birth)
      )
      order by has_same_name desc, has_same_mail desc, people.id limit ${MAX_MATCHES}
    ) as known on true
    group by listed.index order by listed.index`.execute(db)
  return rows.map((person) => ({ ...person, companies: companies.get(person.index) ?? [] }))
}
