import { papersWithPersonNumber } from '@registrar/domain/documents/papers'
import type { FileSearch, StoredFile } from '@registrar/domain/files/files'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '#platform/database/database'
import { notFound } from '#platform/problem'
import { fileUrl } from './file-key.ts'
import { sentName } from './sent-name.ts'
import { type FileRow, fileColumns, sentFileColumns } from './files.row.ts'

/** The files with the keys sent, or the latest ones; newest first, with their URLs (FILE-5, FILE-9). */
export const searchFiles = async (db: Db, { limit, keys }: FileSearch, baseUrl: string): Promise<StoredFile[]> => {
  // PostgreSQL has no NUL in its texts, so no key has one.
  const wanted = keys?.filter((key) => !key.includes('\0'))

  const rows = await db
    .selectFrom('files')
    .leftJoin('users', 'users.id', 'files.created_by')
    .select(fileColumns)
    .select(['users.id as userId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .$if(wanted !== undefined, (query) => query.where(sql<boolean>`files.key = any(${sql.val(wanted)}::text[])`))
    .orderBy('files.created_at', 'desc')
    .orderBy('files.key', 'desc')
    .limit(wanted?.length ?? limit)
    .execute()

  return rows.map(({ userId, firstName, lastName, ...row }) => ({
    ...row,
    url: fileUrl(baseUrl, row.Key),
    uploadedBy: userId === null ? null : { _id: userId, name: [firstName, lastName].filter(Boolean).join(' ') },
  }))
}

/** A key as it may stand in an address. */
const encodedKey = (key: string) => key.split('/').map(encodeURIComponent).join('/')

/** What staff call a file of a company; null for other files. */
const givenName = (key: string) => sql<string | null>`(select file_name from organization_files
  where substring(url from '/file/(.*)$') in (${key}, ${encodedKey(key)}) order by id limit 1)`

/**
 * One file by its key, under the name that staff gave it, with the ending of its content (FILE-3).
 * @throws Problem NOT_FOUND
 */
export const findFile = async (db: Db, key: string): Promise<FileRow> => {
  // PostgreSQL has no NUL in its texts, so no key has one.
  const row = key.includes('\0')
    ? undefined
    : await db
        .selectFrom('files')
        .select(sentFileColumns)
        .select(givenName(key).as('givenName'))
        .where('files.key', '=', key)
        .executeTakeFirst()
  if (!row) throw notFound('file')

  const { givenName: given, ...file } = row
  return { ...file, name: sentName(file.name, given) }
}

/** The keys of all stored files, in order. A backup asks on its own connection. */
export const listFileKeys = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>('select key from files order by key')
  return rows.map(({ key }) => key)
}

/**
 * The person whose data a file has: it is among their files or identity documents, or it is a filed paper that prints their
 * number. Undefined for other files.
 */
export const findPersonOfFile = async (db: Db, key: string): Promise<string | undefined> => {
  const encoded = encodedKey(key)
  const { rows } = await sql<{ id: string }>`
    select person_id as id from people_files where substring(url from '/file/(.*)$') in (${key}, ${encoded})
    union all
    select id from people
    where identity_documents <> '[]' and document_file_keys(identity_documents) && array[${key}, ${encoded}]
    union all
    select person_id from filed_papers
    where substring(url from '/file/(.*)$') in (${key}, ${encoded})
      and person_id is not null and document = any(${[...papersWithPersonNumber]}::text[])
    limit 1`.execute(db)
  return rows[0]?.id
}
