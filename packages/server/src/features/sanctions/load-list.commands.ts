import { KEYS_VERSION } from '@registrar/domain/sanctions/candidate-keys'
import type { SanctionsEntry, SanctionsListKind } from '@registrar/domain/sanctions/sanctions-entry'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { ImportError } from '#features/organizations'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { ENTRIES_AT_ONCE, markEverybody, writeNames } from './listed-names.commands.ts'

/** A list that is loaded. It replaces the one of its name, or without a name the one that has none. */
export type LoadedList = {
  fileName: string
  name?: string | undefined
  /** that of the list it replaces when it is left out, else `sanctions` */
  kind?: SanctionsListKind | undefined
  version?: string | undefined
  /** the day of the list that its file names, else the day on which it is loaded */
  day: IsoDate
}

const writeEntries = async (tx: Tx, listId: string, entries: readonly SanctionsEntry[]): Promise<void> => {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const chunk = entries.slice(from, from + ENTRIES_AT_ONCE)
    await tx
      .insertInto('sanctions_entries')
      .values(chunk.map((entry) => ({ ...entry, list_id: listId, names: [...entry.names], births: [...entry.births] })))
      .execute()
    await writeNames(tx, listId, chunk)
  }
}

const takeOut = async (tx: Tx, name: string): Promise<SanctionsListKind | undefined> => {
  const replaced = await tx.deleteFrom('sanctions_lists').where('name', '=', name).returning('kind').executeTakeFirst()
  return replaced?.kind === 'pep' ? 'pep' : replaced && 'sanctions'
}

/**
 * Replaces the list of this name by another one, whole or not at all, and marks everybody on record for screening (SANC-1).
 * @returns how many people and organizations are marked
 * @throws ImportError when the list is empty: that is a mistake, and would clear everybody
 */
export const loadSanctionsList = (
  db: Db,
  { fileName, name = '', kind, version, day }: LoadedList,
  entries: readonly SanctionsEntry[],
): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (entries.length === 0) throw new ImportError('The file has no entries. The list that was loaded stays.')

    const replaced = await takeOut(tx, name)
    const id = newId()
    await tx
      .insertInto('sanctions_lists')
      .values({
        id,
        name,
        kind: kind ?? replaced ?? 'sanctions',
        version: version ?? null,
        keys_version: KEYS_VERSION,
        day,
        file_name: fileName,
        entries: entries.length,
      })
      .execute()
    await writeEntries(tx, id, entries)
    return markEverybody(tx)
  })
