import type { Person } from '@registrar/domain/people/person'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { missingRecord } from '#platform/commands/merged-record'
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
  // Only a command writes the documents and directorships, and it parses them first.
  const identityDocuments = found.identityDocuments as Person['identityDocuments']
  const otherDirectorships = found.otherDirectorships as Person['otherDirectorships']
  return { ...found, identityDocuments, otherDirectorships, attachedFiles: found.attachedFiles.map((file) => file.url) }
}
