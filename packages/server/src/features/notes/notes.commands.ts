import type { NewNote, Note, NoteChanges } from '@registrar/domain/notes/note'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { restoreRefusedWhileInBin } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { findNote } from './notes.queries.ts'
import { noteRecord } from './notes.row.ts'

type Owner = { organizationId?: string | null | undefined; peopleId?: string | null | undefined }

const ownerOf = ({ organizationId, peopleId }: Owner) =>
  organizationId ? { kind: organizationRecord, id: organizationId } : { kind: personRecord, id: peopleId ?? '' }

/**
 * Writes a note and returns its id (NOTE-1).
 * @throws Problem NOT_FOUND, MERGED
 */
export const createNote = (db: Db, { text, ...about }: NewNote, session: Session): Promise<string> =>
  inTransaction(db, async (tx) => {
    const owner = ownerOf(about)
    await lockRecord(tx, owner.kind, owner.id, 'key share')
    const { organizationId = null, peopleId = null } = about

    return createRecord(tx, noteRecord, session, async (_, id) => {
      await tx
        .insertInto('notes')
        .values({ id, organization_id: organizationId, person_id: peopleId, text, created_by: session.userId })
        .execute()
      return { text, organizationId, peopleId }
    })
  })

/**
 * Changes what a note says and returns it.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE
 */
export const updateNote = (db: Db | Tx, id: string, sent: NoteChanges, session: Session): Promise<Note> =>
  updateRecord(db, noteRecord, id, session, {
    read: findNote,
    decide: async (before, tx) => {
      const { text = before.text } = await reconcileEdits(tx, before, sent, session)
      return { text }
    },
    write: async (tx, { changed: { text }, updatedAt }) => {
      await tx
        .updateTable('notes')
        .set({ ...(text !== undefined && { text }), updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

/**
 * Deletes a note; it goes into the bin.
 * @throws Problem NOT_FOUND
 */
export const removeNote = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, noteRecord, id, session, async (tx) => {
    await findNote(tx, id)
  })

/**
 * Makes sure that what a note in the bin is about is not in the bin itself.
 * @throws Problem RESTORE_REFUSED
 */
export const requireOwnerOfNote = async (tx: Tx, id: string): Promise<void> => {
  const row = await tx
    .selectFrom('notes')
    .select(['organization_id as organizationId', 'person_id as peopleId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const owner = ownerOf(row)
  if (!(await lockIfExists(tx, owner.kind, owner.id, 'key share'))) throw restoreRefusedWhileInBin(owner.kind.type)
}
