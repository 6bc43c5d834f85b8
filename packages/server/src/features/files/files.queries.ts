import type { StoredFile } from '@registrar/domain/files/files'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '#platform/database/database'
import { notFound } from '#platform/http/problem'
import { fileUrl } from './file-key.ts'
import { type FileRow, fileColumns } from './files.row.ts'

/** The latest files, newest first, with their URLs (FILE-5). */
export const searchFiles = async (db: Db, limit: number, baseUrl: string): Promise<StoredFile[]> => {
  const rows = await db
    .selectFrom('files')
    .select(['files.key as Key', 'files.created_at as LastModified', 'files.name'])
    .orderBy('files.created_at', 'desc')
    .orderBy('files.key', 'desc')
    .limit(limit)
    .execute()

  return rows.map((row) => ({ ...row, url: fileUrl(baseUrl, row.Key) }))
}

/**
 * One file by its key.
 * @throws Problem NOT_FOUND
 */
export const findFile = async (db: Db, key: string): Promise<FileRow> => {
  // PostgreSQL has no NUL in its texts, so no key has one.
  const row = key.includes('\0')
    ? undefined
    : await db.selectFrom('files').select(fileColumns).where('files.key', '=', key).executeTakeFirst()
  if (!row) throw notFound('file')

  return row
}

/** The keys of all stored files, in order. A backup asks on its own connection. */
export const listFileKeys = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>('select key from files order by key')
  return rows.map(({ key }) => key)
}

/** The person whose file or identity document has this key; undefined when nobody's has. */
export const findPaperOwner = async (db: Db, key: string): Promise<string | undefined> => {
  const encoded = key.split('/').map(encodeURIComponent).join('/')
  const { rows } = await sql<{ id: string }>`
    select person_id as id from people_files where substring(url from '/file/(.*)$') in (${key}, ${encoded})
    union all
    select id from people
    where identity_documents <> '[]'
      and exists (
        select from jsonb_array_elements(identity_documents) document
        where substring(document ->> 'url' from '/file/(.*)$') in (${key}, ${encoded})
      )
    limit 1`.execute(db)
  return rows[0]?.id
}
