import type { HistoryDifference, historyAsOfBody } from '@registrar/domain/history/history-entry'
import { recordTypeNouns } from '@registrar/domain/shared/change'
import { sql } from 'kysely'
import type * as z from 'zod'
import { type FieldChanges, MASK } from '#platform/commands/change-log'
import { joinedFields, netChanges } from '#platform/commands/net-changes'
import { type UndoableKinds, restoreRefused } from '#platform/commands/restore-record'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { fieldsInWords } from './fields-in-words.ts'
import { findLatestEntry, type RestoredRecord } from './history.commands.ts'
import { namesIn } from './history-names.ts'
import { readFollowUpCode } from './history.queries.ts'
import { type HistoryContext, withoutHiddenAnswers } from './without-hidden-answers.ts'

type AsOf = z.output<typeof historyAsOfBody>

// The actions that change no field of the record.
const WITHOUT_FIELDS = new Set(['deleted', 'restored', 'dismissed'])

// The lines after the instant, which the API gives in whole milliseconds.
const readLaterLines = async (db: Db | Tx, { recordType, recordId, at }: AsOf) => {
  if (!isId(recordId)) throw notFound(recordTypeNouns[recordType])

  const lines = await db
    .selectFrom('changes')
    .select(['id', 'action', 'fields'])
    .where('record_id', '=', recordId)
    .where('record_type', '=', recordType)
    .where('at', '>=', sql<string>`${at}::timestamptz + interval '1 millisecond'`)
    .orderBy('id')
    .execute()
  if (lines.some(({ action }) => action === 'created')) throw restoreRefused('The record was created after that day.')

  return lines
    .filter(({ action }) => !WITHOUT_FIELDS.has(action))
    .map(({ id, fields }) => ({ id, fields: fields as FieldChanges }))
}

/**
 * The fields of a record that had another value at an instant (HIST-6).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED when the record was created after that instant
 */
export const compareAsOf = async (db: Db, query: AsOf, brands: Config['brands']): Promise<HistoryDifference[]> => {
  const lines = await readLaterLines(db, query)
  const { recordType, recordId } = query
  const changed = netChanges(joinedFields(lines.map(({ fields }) => fields)))

  const followUpCode = await readFollowUpCode(db, recordType, recordId)
  const nameOf = await namesIn(db, [{ recordType, fields: changed }], brands)

  return fieldsInWords(recordType, changed, { nameOf, followUpCode }).map(({ from, to, ...field }) => {
    const name = field.field.startsWith('aml.') ? 'aml' : field.field
    const entryId = String(lines.find(({ fields }) => name in fields)?.id ?? '')

    return { ...field, was: from, is: to, entryId }
  })
}

/**
 * Sets the fields of a record back to what they were at an instant, in one new change that follows the record's own rules
 * (HIST-6). A value that the history masks stays as it is.
 * @throws Problem NOT_FOUND, RESTORE_REFUSED, or what the rules of the record refuse
 */
export const restoreAsOf = (
  db: Db,
  kinds: UndoableKinds,
  query: AsOf,
  context: HistoryContext,
): Promise<RestoredRecord> =>
  inTransaction(db, async (tx) => {
    const { recordType, recordId } = query
    const lines = await readLaterLines(tx, query)
    const changed = joinedFields(lines.map(({ fields }) => fields))

    const readable = Object.fromEntries(Object.entries(changed).filter(([, [before]]) => before !== MASK))
    await kinds[recordType]?.update(tx, recordId, withoutHiddenAnswers(readable, context), context)

    return { recordType, _id: recordId, ...(await findLatestEntry(tx, recordType, recordId)) }
  })
