import {
  changesInWords,
  type FiledChange,
  nameless,
  NEXT_EVENT,
  type Officer,
} from '@registrar/domain/filings/filing-event'
import { type FilingKind, filingKindOf } from '@registrar/domain/filings/filing-kinds'
import { sql } from 'kysely'
import { type Change, changedFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { peopleOfFiling } from './filing-people.ts'
import { filingRecord } from './filings.row.ts'

/** Writes whom filings are about. */
export const insertPeople = async (
  tx: Tx,
  filings: readonly { filingId: string; people: readonly (Officer & FiledChange)[] }[],
): Promise<void> => {
  const rows = filings.flatMap(({ filingId, people }) =>
    people.map(({ personId, memberId, office, change }) => ({
      id: newId(),
      filing_id: filingId,
      person_id: personId,
      member_id: memberId,
      office,
      change,
    })),
  )
  if (rows.length > 0) await tx.insertInto('filing_people').values(rows).execute()
}

// What the people of a filing do not say stays.
const besidePeople = (event: string, kind: FilingKind, before: string): string => {
  if (event === before || event === filingKindOf(kind).title) return ''
  return before !== '' && event.endsWith(NEXT_EVENT + before)
    ? event.slice(0, -before.length - NEXT_EVENT.length)
    : event
}

/**
 * Writes anew what happened, after people were added to filings or taken from them. `said` is added; what staff wrote stays.
 * @returns the lines of the change log
 */
export const rewriteEvents = async (
  tx: Tx,
  filings: readonly { id: string; said?: string | undefined; wordsBefore?: string }[],
): Promise<Change[]> => {
  if (filings.length === 0) return []
  const rows = await tx
    .selectFrom('filings as f')
    .select(['f.id', 'f.kind', 'f.event', peopleOfFiling.as('people')])
    .where(
      'f.id',
      'in',
      filings.map(({ id }) => id),
    )
    .execute()

  const changed = rows.flatMap(({ id, kind, event, people }) => {
    const { said = '', wordsBefore = '' } = filings.find((one) => one.id === id) ?? {}
    const beside = besidePeople(event, kind as FilingKind, wordsBefore)
    const words = changesInWords(nameless(people))
    const parts = [...new Set([...beside.split(NEXT_EVENT), said].filter(Boolean))]
    const after = [...parts, words].filter(Boolean).join(NEXT_EVENT) || filingKindOf(kind as FilingKind).title
    return after === event ? [] : [{ id, before: event, after }]
  })
  if (changed.length === 0) return []

  await sql`
    update filings f set event = v.after, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v (id uuid, after text) where f.id = v.id`.execute(tx)
  return changed.map(({ id, before, after }) => ({
    recordType: filingRecord.type,
    recordId: id,
    action: 'updated',
    fields: changedFields({ event: before }, { event: after }),
  }))
}
