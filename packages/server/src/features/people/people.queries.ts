import type { Person } from '@registrar/domain/people/person'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { missingRecord } from '#platform/commands/merged-record'
import { personColumns } from './people.row.ts'

const selectPeople = (db: Db | Tx) =>
  db
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
    .where('people.deleted_at', 'is', null)

type Selected = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

const personOf = ({ attachedFiles, ...found }: Selected): Person => ({
  ...found,
  // Only a command writes the documents and directorships, and it parses them first.
  identityDocuments: found.identityDocuments as Person['identityDocuments'],
  otherDirectorships: found.otherDirectorships as Person['otherDirectorships'],
  attachedFiles: attachedFiles.map((file) => file.url),
})

/** The people with all fields who have these ids and are not deleted. */
export const listPeople = async (db: Db | Tx, ids: readonly string[]): Promise<Person[]> =>
  (
    await selectPeople(db)
      .where(sql<boolean>`people.id = any(${ids}::uuid[])`)
      .execute()
  ).map(personOf)

/**
 * One person with all fields.
 * @throws Problem NOT_FOUND when unknown or deleted, MERGED when merged into another (MERGE-4)
 */
export const findPerson = async (db: Db | Tx, id: string): Promise<Person> => {
  if (!isId(id)) throw notFound('person')
  const found = await selectPeople(db).where('people.id', '=', id).executeTakeFirst()
  if (!found) throw await missingRecord(db, 'person', id)
  return personOf(found)
}
