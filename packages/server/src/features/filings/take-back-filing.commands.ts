import { changesInWords, nameless } from '@registrar/domain/filings/filing-event'
import { sql } from 'kysely'
import { recordChanges } from '#platform/commands/change-log'
import { removeRecord } from '#platform/commands/record-commands'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { rewriteEvents } from './filing-people.commands.ts'
import { peopleOfFiling } from './filing-people.ts'
import { removeFiling } from './filings.commands.ts'
import { filingRecord } from './filings.row.ts'

// One that was entered as sent was not sent since, unless more became of it.
const isEnteredAsSent = sql`f.state = 'sent' and exists (select from changes c
  where c.record_id = f.id and c.record_type = 'filing' and c.action = 'created' and c.fields ? 'sentOn')`

const isSentSince = sql<boolean>`f.updated_at > f.created_at and f.state not in ('toFile', 'notNeeded')
  and not (${isEnteredAsSent})`

const readFiling = (tx: Tx, id: string) =>
  tx
    .selectFrom('filings as f')
    .select(peopleOfFiling.as('people'))
    .select(isSentSince.as('isSentSince'))
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst()

// Those whom another save has added since stay.
const removePeopleOfSave = async (tx: Tx, id: string, saveId: number): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('filing_people')
    .where('filing_id', '=', id)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('row_changes')
        .select(sql<string>`(key -> 'id')::uuid`.as('id'))
        .where('save_id', '=', saveId)
        .where('table_name', '=', 'filing_people'),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Undoes the making of a filing, in the caller's transaction. One that an event made stays once it was sent, and keeps what later saves
 * have added to it; one that is gone already is left (FIL-8).
 */
export const takeBackFiling = async (
  tx: Tx,
  id: string,
  { session, saveId }: { session: Session; saveId: number | undefined },
): Promise<void> => {
  const filing = await readFiling(tx, id)
  if (!filing) return

  const { people, isSentSince: isLeft } = filing
  if (isLeft) return
  const removed = people.length === 0 || saveId === undefined ? 0 : await removePeopleOfSave(tx, id, saveId)
  if (people.length === 0) await removeFiling(tx, id, session)
  else if (removed === people.length) await removeRecord(tx, filingRecord, id, session)
  else
    await recordChanges(tx, session, await rewriteEvents(tx, [{ id, wordsBefore: changesInWords(nameless(people)) }]))
}
