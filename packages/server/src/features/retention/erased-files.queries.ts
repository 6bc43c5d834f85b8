import type { RetainedRecordType } from '@registrar/domain/retention/retention-search'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { hasText } from '#platform/erasure/folded-text'

// Every address of a file that a record holds, with the record. A file's address ends with its key, each part encoded.
const attached = sql`(
  select url, organization_id::text as owner from organization_files
  union all select url, person_id::text from people_files
  union all select url, task_id::text from task_files
  union all
  select document ->> 'url', id::text from people, jsonb_array_elements(identity_documents) document
  where identity_documents <> '[]')`

/** The key of a stored file in its address; undefined in an address of something else. */
export const keyInUrl = (url: string): string | undefined => {
  const encoded = /\/file\/(.+)$/.exec(url)?.[1]
  try {
    return encoded?.split('/').map(decodeURIComponent).join('/')
  } catch {
    return encoded
  }
}

const folderOf = { organization: 'organization', person: 'people' } as const

type ErasedOwner = { recordType: RetainedRecordType; ids: readonly string[]; taskIds: readonly string[] }

const keysOf = (rows: { url: string | null }[]): string[] => rows.flatMap(({ url }) => keyInUrl(url ?? '') ?? [])

/**
 * The keys of the files that are erased with a record: those attached to it or to its tasks, those in its folder, and for a
 * person those in the folders of their companies that have their name. A file that is attached to another record stays.
 */
export const listErasedFiles = async (
  tx: Tx,
  { recordType, ids, taskIds }: ErasedOwner,
  { names, companyIds }: { names: readonly string[]; companyIds: readonly string[] },
): Promise<string[]> => {
  const owners = [...ids, ...taskIds]
  const own = await sql<{ url: string | null }>`
    select url from ${attached} a where owner = any(${owners}::text[])`.execute(tx)
  const others = await sql<{ url: string | null }>`
    select url from ${attached} a where owner <> all(${owners}::text[])
      and owner <> all(${recordType === 'person' ? [...companyIds] : []}::text[])`.execute(tx)
  const kept = new Set(keysOf(others.rows))

  const folders = ids.map((id) => `${folderOf[recordType]}/${id}/%`)
  const ofCompanies = recordType === 'person' ? companyIds.map((id) => `organization/${id}/%`) : []
  const { rows } = await sql<{ key: string; name: string; isOwn: boolean }>`
    select key, name, key like any(${folders}::text[]) or key = any(${keysOf(own.rows)}::text[]) as "isOwn" from files
    where key like any(${[...folders, ...ofCompanies]}::text[]) or key = any(${keysOf(own.rows)}::text[])`.execute(tx)
  const erased = rows.filter(({ isOwn, name }) => isOwn || hasText(name, names))

  return erased.map(({ key }) => key).filter((key) => !kept.has(key))
}

/** The entries in companies' files for the files that are erased with a person. */
export const entriesOfFiles = async (
  tx: Tx,
  companyIds: readonly string[],
  keys: readonly string[],
): Promise<{ organization_id: string; url: string }[]> => {
  const rows =
    companyIds.length === 0
      ? []
      : await tx
          .selectFrom('organization_files')
          .select(['organization_id', 'url'])
          .where('organization_id', 'in', [...companyIds])
          .execute()

  const gone = new Set(keys)
  return rows.filter(({ url }) => gone.has(keyInUrl(url) ?? ''))
}
