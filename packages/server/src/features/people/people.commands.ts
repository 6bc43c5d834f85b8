import type { newPerson, Person, PersonChanges } from '@registrar/domain/people/person'
import type * as z from 'zod'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { Session } from '#platform/sessions/session'
import { findPerson } from './people.queries.ts'
import { personValues } from './people.row.ts'

const writeFiles = async (tx: Tx, personId: string, urls: string[]) => {
  await tx.deleteFrom('people_files').where('person_id', '=', personId).execute()
  if (urls.length > 0)
    await tx
      .insertInto('people_files')
      .values(urls.map((url, position) => ({ person_id: personId, position, url })))
      .execute()
}

/** Creates a person and gives the new id. */
export const createPerson = (db: Db | Tx, fields: z.output<typeof newPerson>, session: Session): Promise<string> =>
  inTransaction(db, async (tx) => {
    const id = newId()
    await tx
      .insertInto('people')
      .values({ ...personValues(fields), id, first_name: fields.firstName, last_name: fields.lastName })
      .execute()
    if (fields.attachedFiles?.length) await writeFiles(tx, id, fields.attachedFiles)
    await recordChange(tx, session, {
      recordType: 'person',
      recordId: id,
      action: 'created',
      fields: changedFields({}, fields),
    })
    return id
  })

/**
 * Changes the fields sent and gives the whole record; a save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND
 */
export const updatePerson = (db: Db, id: string, sent: PersonChanges, session: Session): Promise<Person> =>
  db.transaction().execute(async (tx) => {
    const before = await findPerson(tx, id, 'lock')
    const fields = changedFields(before, sent)
    if (Object.keys(fields).length === 0) return before
    const updatedAt = now()
    await tx
      .updateTable('people')
      .set({ ...personValues(sent), updated_at: updatedAt })
      .where('id', '=', id)
      .execute()
    if (fields.attachedFiles) await writeFiles(tx, id, sent.attachedFiles ?? [])
    await recordChange(tx, session, { recordType: 'person', recordId: id, action: 'updated', fields })
    return { ...before, ...sentFields(sent), updatedAt }
  })

/**
 * Deletes a person softly: links, files and history stay (section 55 of the Criminal Justice Act 2010 wants five years).
 * @throws Problem NOT_FOUND
 */
export const removePerson = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findPerson(tx, id, 'lock')
    await tx.updateTable('people').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'person', recordId: id, action: 'deleted' })
  })
