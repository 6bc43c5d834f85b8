import type { PersonDuplicates, SimilarPeopleBody, SimilarPerson } from '@registrar/domain/people/person-duplicates'
import { personNameKey } from '@registrar/domain/shared/name-key'
import { misspeltPersonKeys } from '@registrar/domain/shared/typing-errors'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** How many similar people are shown to somebody who types a name. */
const MAX_SIMILAR = 5

/**
 * Groups of two or more people with the same name or the same email address, now or formerly (PERSON-4), at most 500. A person is left out
 * when somebody said that they are not a duplicate of any other in their group (MERGE-7).
 */
export const listPersonDuplicates = async (db: Db): Promise<PersonDuplicates[]> => {
  const groups = await sql<PersonDuplicates>`
    with alive as (
      select id, btrim(sort_mail) as mail,
        case when name_key = ' ' then btrim(sort_last_name) || ' ' || btrim(sort_first_name) else name_key end as name
      from people where deleted_at is null
    ), keyed as (
      select 'name:' || name as key, id, null as former from alive
      union all
      select 'mail:' || mail, id, null from alive where mail <> ''
      union all
      select 'name:' || f.name_key, f.person_id, btrim(f.first_name || ' ' || f.last_name)
      from former_person_names f join alive on alive.id = f.person_id where f.mail = ''
      union all
      select 'mail:' || lower(btrim(f.mail)), f.person_id, '' from former_person_names f join alive on alive.id = f.person_id
      where f.mail <> ''
    ), dismissed as (
      select one.key, one.id, count(*) as times from distinct_people d
      join keyed one on one.id = d.one_id join keyed other on other.id = d.other_id and other.key = one.key
      group by one.key, one.id
    ), sizes as (
      select key, count(*) as size from keyed group by key having count(*) > 1 and bool_or(former is null)
    ), undecided as (
      select keyed.* from keyed join sizes using (key)
      where not exists (
        select 1 from dismissed d where d.key = keyed.key and d.id = keyed.id and d.times = sizes.size - 1
      )
    ), grouped as (
      select array_agg(id order by id) as ids, array_agg(former order by id) as formers, count(*) as count, min(key) as key
      from undecided group by key having count(*) > 1 and bool_or(former is null)
    ), listed as (
      select * from (select distinct on (ids) * from grouped order by ids, key desc) once
      order by count desc, key limit 500
    )
    select count, (
      select json_agg(json_build_object('contactId', p.id, 'originalLastName', p.last_name,
        'normalizedFirstName', p.sort_first_name, 'mail', p.mail, 'firstName', p.first_name, 'formerly', nullif(formers[place], ''), 'birth', p.birth,
        'createdAt', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.id)
      from people p join unnest(ids) with ordinality as one(id, place) on one.id = p.id
    ) as people
    from listed order by count desc, key`.execute(db)
  return groups.rows
}

/**
 * The people who may be the one that is typed: of the same name or email address, then those who had the name before, then those whose name differs
 * by one typing error; of each the oldest first. Nobody of the name whose birth is known and differs (PERSON-11).
 */
export const listSimilarPeople = async (db: Db, typed: SimilarPeopleBody): Promise<SimilarPerson[]> => {
  const [firstName, lastName] = [typed.firstName.trim(), typed.lastName.trim()]
  const [mail, birth] = [typed.mail?.trim() ?? '', typed.birth ?? null]

  const key = personNameKey(firstName, lastName)

  const similar = await sql<SimilarPerson>`
    with found as (
      select id, 1 as rank, null as formerly from people
      where deleted_at is null and (
        (sort_mail = lower(${mail}) and sort_mail <> '') or other_mails @> array[lower(${mail})]
        or (
          name_key = ${key}
          and (name_key <> ' ' or (sort_last_name = fold_text(${lastName}) and sort_first_name = fold_text(${firstName})))
          and (birth is null or coalesce(birth = ${birth}::date, true))
        )
      )
      union all
      select f.person_id, 2, btrim(f.first_name || ' ' || f.last_name)
      from former_person_names f join people on people.id = f.person_id
      where f.mail = '' and f.name_key = ${key} and f.name_key <> ' ' and (birth is null or coalesce(birth = ${birth}::date, true))
      union all
      select id, 3, null from people
      where deleted_at is null and name_key = any(${misspeltPersonKeys(firstName, lastName)}::text[])
        and (birth is null or coalesce(birth = ${birth}::date, true))
    )
    select p.id as _id, p.first_name as "firstName", p.last_name as "lastName", once.formerly, once.rank = 3 as "isNearly",
      p.mail, p.birth, p.created_at as "createdAt"
    from (select distinct on (id) * from found order by id, rank, formerly) once join people p on p.id = once.id
    where p.deleted_at is null
    order by once.rank, p.id limit ${MAX_SIMILAR}`.execute(db)
  return similar.rows
}
