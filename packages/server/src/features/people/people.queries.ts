import type { Person } from '@registrar/domain/people/person'
import type { PersonDuplicates } from '@registrar/domain/people/person-search'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import { missingRecord } from '#platform/merges/merged-record'
import { personColumns } from './people.row.ts'

/**
 * One person with all fields.
 * @throws Problem NOT_FOUND when unknown or deleted, MERGED when merged into another (MERGE-4)
 */
export const findPerson = async (db: Db | Tx, id: string): Promise<Person> => {
  if (!isId(id)) throw notFound('person')
  const found = await db
    .selectFrom('people')
    .select(personColumns)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('people_files')
          .select('people_files.url')
          .whereRef('people_files.person_id', '=', 'people.id')
          .orderBy('people_files.position'),
      ).as('attachedFiles'),
    )
    .where('people.id', '=', id)
    .where('people.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw await missingRecord(db, 'person', id)
  // Only a command writes the documents, and it parses them first.
  const identityDocuments = found.identityDocuments as Person['identityDocuments']
  return { ...found, identityDocuments, attachedFiles: found.attachedFiles.map((file) => file.url) }
}

/** Groups of two or more people with the same name or the same email address (PERSON-4), without those that are no
 * duplicates of any other in their group (MERGE-7); at most 500 groups. */
export const listPersonDuplicates = async (db: Db): Promise<PersonDuplicates[]> => {
  const groups = await sql<PersonDuplicates>`
    with alive as (
      select id, first_name, last_name, mail, sort_first_name, sort_last_name, sort_mail from people where deleted_at is null
    ), keyed as (
      select 'name:' || sort_last_name || ' ' || sort_first_name as key, alive.* from alive
      union all
      select 'mail:' || sort_mail, alive.* from alive where sort_mail <> ''
    ), dismissed as (
      select one.key, one.id, count(*) as times from distinct_people d
      join keyed one on one.id = d.one_id join keyed other on other.id = d.other_id and other.key = one.key
      group by one.key, one.id
    ), sizes as (
      select key, count(*) as size from keyed group by key having count(*) > 1
    ), undecided as (
      select keyed.* from keyed join sizes using (key)
      where not exists (
        select 1 from dismissed d where d.key = keyed.key and d.id = keyed.id and d.times = sizes.size - 1
      )
    ), grouped as (
      select array_agg(id order by id) as ids, count(*) as count, min(key) as key,
        json_agg(json_build_object('contactId', id, 'originalLastName', last_name,
          'normalizedFirstName', sort_first_name, 'mail', mail) order by id) as people
      from undecided group by key having count(*) > 1
    )
    select people, count from (select distinct on (ids) * from grouped order by ids, key desc) once
    order by count desc, key limit 500`.execute(db)
  return groups.rows
}
