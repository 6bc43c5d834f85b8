import type { Note, NoteSearch } from '@registrar/domain/notes/note'
import { sql } from 'kysely'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { answeredPage } from '#platform/lists/answered-page'
import type { Page } from '#platform/lists/search-list'
import { shortPage } from '#platform/lists/short-page'

const author = sql<Note['author']>`case when u.id is not null
  then json_build_object('_id', u.id, 'name', ${fullName('u')}) end`

// A note goes into the bin with the company or the person that it is about.
const livingNotes = (db: Db | Tx) =>
  db
    .selectFrom('notes as n')
    .leftJoin('organizations as o', 'o.id', 'n.organization_id')
    .leftJoin('people as p', 'p.id', 'n.person_id')
    .where('n.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)

const selectNotes = (db: Db | Tx) =>
  livingNotes(db)
    .leftJoin('users as u', 'u.id', 'n.created_by')
    .select(['n.id as _id', 'n.organization_id as organizationId', 'n.person_id as peopleId', 'n.text'])
    .select(['n.created_at as createdAt', 'n.updated_at as updatedAt', versionOf('n'), author.as('author')])

/** A page of the notes about a company or a person, the newest first (NOTE-1). */
export const searchNotes = async (
  db: Db,
  { organizationId, peopleId, page, limit }: NoteSearch,
): Promise<Page<Note>> => {
  const owner = organizationId ?? peopleId ?? ''
  if (!isId(owner)) return answeredPage([], 0, limit)
  const column = organizationId === undefined ? 'n.person_id' : 'n.organization_id'

  const latestFirst = selectNotes(db).where(column, '=', owner).orderBy('n.created_at', 'desc').orderBy('n.id', 'desc')
  return shortPage(latestFirst, livingNotes(db).where(column, '=', owner), { page, limit })
}

/**
 * One note.
 * @throws Problem NOT_FOUND when unknown or deleted, or when what it is about is in the bin
 */
export const findNote = (db: Db | Tx, id: string): Promise<Note> =>
  requireRow('note', id, selectNotes(db).where('n.id', '=', id))
