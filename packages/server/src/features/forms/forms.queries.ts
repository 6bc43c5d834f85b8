import type { Form, FormMatches } from '@registrar/domain/forms/form'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { findFormCompanies } from './form-companies.queries.ts'
import { formColumns, formOnWire } from './forms.row.ts'

/**
 * One form with all its fields.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findForm = async (db: Db | Tx, id: string): Promise<Form> => {
  const row = isId(id)
    ? await db
        .selectFrom('forms')
        .select(formColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('form')

  return formOnWire(row)
}

/**
 * A person of a form is matched with at most this many known people. When an address is that of an agent, many have it: those
 * of the same name and birth are kept.
 */
const MAX_MATCHES = 10

/**
 * The known people who match each person of a form, in the form's order: by name and birth, or by name and email address
 * where no birth contradicts. An address alone does not say who somebody is (IMP-4), unless the form gives no name. Those who
 * match by both come first. A legal person is matched with the known companies too (FORM-12).
 * @throws Problem NOT_FOUND
 */
export const listFormMatches = async (db: Db, id: string): Promise<FormMatches[]> => {
  const companies = await findFormCompanies(db, await findForm(db, id))
  const { rows } = await sql<Omit<FormMatches, 'companies'>>`
    with listed as (
      select place::int - 1 as index, lower(person ->> 'mail') as mail, name_key(person ->> 'firstName') || ' ' || name_key(person ->> 'lastName') as name_key,
        (person ->> 'birth')::date as birth
      from forms, jsonb_array_elements(forms.people) with ordinality as people (person, place)
      where forms.id = ${id}
    )
    select listed.index, coalesce(json_agg(json_build_object('_id', known.id, 'firstName', known.first_name,
        'lastName', known.last_name, 'mail', known.mail, 'birth', known.birth, 'hasSameMail', known.has_same_mail,
        'hasSameNameAndBirth', known.has_same_name) order by known.has_same_mail and known.has_same_name desc, known.id
      ) filter (where known.id is not null), '[]') as matches
    from listed left join lateral (
      select people.id, people.first_name, people.last_name, people.mail, people.birth,
        coalesce(people.sort_mail = listed.mail, false) or people.other_mails @> array[listed.mail] as has_same_mail,
        coalesce(people.name_key = listed.name_key and people.birth = listed.birth, false) as has_same_name
      from people
      where people.deleted_at is null and (
        ((people.sort_mail = listed.mail or people.other_mails @> array[listed.mail]) and listed.mail <> '' and coalesce(people.birth = listed.birth, true)
          and listed.name_key in (people.name_key, ' '))
        or (people.name_key = listed.name_key and people.birth = listed.birth)
      )
      order by has_same_name desc, has_same_mail desc, people.id limit ${MAX_MATCHES}
    ) as known on true
    group by listed.index order by listed.index`.execute(db)
  return rows.map((person) => ({ ...person, companies: companies.get(person.index) ?? [] }))
}
