import { KEYS_VERSION, listedKeys } from '@registrar/domain/sanctions/candidate-keys'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { markStale } from '#features/affected'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { writingsReader } from './latin-name.ts'

/** How many entries one statement writes, or reads. */
export const ENTRIES_AT_ONCE = 1000

// Nobody waits while the keys of this many names are made.
const NAMES_AT_ONCE = 100

type Named = Pick<SanctionsEntry, 'key' | 'kind' | 'names'>

/** Writes the keys by which the names of entries are found (SANC-2). */
export const writeNames = async (tx: Tx, listId: string, entries: readonly Named[]): Promise<void> => {
  const read = writingsReader()
  const named = entries.flatMap(({ key, kind, names }) => names.map((name) => ({ key, kind, name })))
  const rows: { key: string; keys: string[] }[] = []
  for (const [at, { key, kind, name }] of named.entries()) {
    if (at % NAMES_AT_ONCE === 0) await nextTurn()
    rows.push({ key, keys: [...new Set(read(name, kind).flatMap(listedKeys))] })
  }
  await sql`
    insert into sanctions_names (list_id, entry_key, keys)
    select distinct ${listId}::uuid, key, array_to_tsvector(keys)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (key text, keys text[])`.execute(tx)
}

/** Marks everybody on record for screening: the names are compared in batches afterwards. Returns how many that are. */
export const markEverybody = async (tx: Tx): Promise<number> => {
  const reader = 'sanctions'
  await markStale(tx, { reader, source: 'person' }, sql`select id from people where deleted_at is null`)
  await markStale(tx, { reader, source: 'organization' }, sql`select id from organizations where deleted_at is null`)
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from people where deleted_at is null)
      + (select count(*) from organizations where deleted_at is null))::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

const readEntries = (tx: Tx, listId: string, after: string): Promise<Named[]> =>
  tx
    .selectFrom('sanctions_entries')
    .select(['key', 'names'])
    .select((eb) => eb.ref('kind').$castTo<Named['kind']>().as('kind'))
    .where('list_id', '=', listId)
    .where('key', '>', after)
    .orderBy('key')
    .limit(ENTRIES_AT_ONCE)
    .execute()

const renewList = async (tx: Tx, listId: string): Promise<void> => {
  await tx.deleteFrom('sanctions_names').where('list_id', '=', listId).execute()
  for (let entries = await readEntries(tx, listId, ''); entries.length > 0;) {
    await writeNames(tx, listId, entries)
    entries = await readEntries(tx, listId, entries.at(-1)?.key ?? '')
  }
  await tx.updateTable('sanctions_lists').set({ keys_version: KEYS_VERSION }).where('id', '=', listId).execute()
}

/** Makes the keys of lists anew that an earlier version of Registrar has loaded, and marks everybody for screening. */
export const renewOldKeys = async (db: Db | Tx): Promise<void> => {
  const old = () =>
    db.selectFrom('sanctions_lists').select('id').where('keys_version', '<>', KEYS_VERSION).limit(1).executeTakeFirst()
  if (!(await old())) return

  await inTransaction(db, async (tx) => {
    const lists = await tx
      .selectFrom('sanctions_lists')
      .select('id')
      .where('keys_version', '<>', KEYS_VERSION)
      .forUpdate()
      .execute()
    for (const { id } of lists) await renewList(tx, id)
    await markEverybody(tx)
  })
}
