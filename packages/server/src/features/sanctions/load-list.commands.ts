import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-match'
import { sql } from 'kysely'
import { markStale } from '#features/affected'
import { ImportError } from '#features/organizations'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'

/** How many entries one statement writes. */
const CHUNK = 1000

const writeEntries = async (tx: Tx, entries: readonly SanctionsEntry[]): Promise<void> => {
  for (let from = 0; from < entries.length; from += CHUNK) {
    const chunk = entries.slice(from, from + CHUNK)
    await tx
      .insertInto('sanctions_entries')
      .values(chunk.map((entry) => ({ ...entry, names: [...entry.names], births: [...entry.births] })))
      .execute()
    const named = chunk.flatMap(({ key, names }) => names.map((name) => ({ key, name })))
    await sql`
      insert into sanctions_names (entry_key, folded)
      select distinct key, folded from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (key text, name text),
        lateral (values (fold_text(name)), (company_words(name))) as f (folded)
      where folded <> ''`.execute(tx)
  }
}

// A mark for everybody on record: the names are compared in batches afterwards.
const markEverybody = async (tx: Tx): Promise<void> => {
  const reader = 'sanctions'
  await markStale(tx, { reader, source: 'person' }, sql`select id from people where deleted_at is null`)
  await markStale(tx, { reader, source: 'organization' }, sql`select id from organizations where deleted_at is null`)
}

/**
 * Replaces the sanctions list by another one, whole or not at all, and marks everybody on record for screening (SANC-1).
 * @throws ImportError when the list is empty: that is a mistake, and would clear everybody
 */
export const loadSanctionsList = (db: Db, fileName: string, entries: readonly SanctionsEntry[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (entries.length === 0) throw new ImportError('The file has no entries. The list that was loaded stays.')

    await tx.deleteFrom('sanctions_lists').execute()
    await tx.deleteFrom('sanctions_names').execute()
    await tx.deleteFrom('sanctions_entries').execute()
    await tx
      .insertInto('sanctions_lists')
      .values({ id: newId(), file_name: fileName, entries: entries.length })
      .execute()
    await writeEntries(tx, entries)
    await markEverybody(tx)
  })
