import { fieldLabel } from '@registrar/domain/history/logged-fields'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { currentSaveId, type FieldChanges } from './change-log.ts'
import { joinedFields, netChanges } from './net-changes.ts'
import { type UndoableKinds, restoreRefused } from './restore-record.ts'

type Line = { record_type: string; record_id: string; action: string; fields: FieldChanges; isLater: boolean }

// The lines of a save, and what was written about the same records since, but not in this transaction.
const readLines = async (tx: Tx, saveId: number): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select c.record_type, c.record_id, c.action, c.fields, c.save_id <> ${saveId} as "isLater"
    from changes c
    where c.save_id >= ${saveId}
      and c.save_id is distinct from ${currentSaveId}
      and (c.record_type, c.record_id) in (select record_type, record_id from changes where id >= ${saveId} and save_id = ${saveId})
    order by c.id`.execute(tx)
  return rows
}

const netChangesOf = (lines: readonly Line[]): FieldChanges =>
  netChanges(joinedFields(lines.map(({ fields }) => fields)))

// Of a record that the save created, every later change counts. A value that is back already is no reason to refuse.
const changedFieldsOf = (lines: readonly Line[]): string[] => {
  const own = lines.filter(({ isLater }) => !isLater)
  const later = netChangesOf(lines.filter(({ isLater }) => isLater))
  if (own.some(({ action }) => action === 'created')) return Object.keys(later)

  const written = netChangesOf(own)
  return Object.entries(later).flatMap(([field, [, now]]) => {
    const [before] = written[field] ?? [now]
    return isSameValue(before, now) ? [] : [field]
  })
}

/**
 * Refuses to undo a save where a value that it wrote, or a record that it created, was changed since (BULK-3). Call it after the
 * undoing, in the same transaction: by then all records are locked.
 * @throws Problem RESTORE_REFUSED with the fields
 */
export const refuseIfChangedSince = async (tx: Tx, kinds: UndoableKinds, saveId: number): Promise<void> => {
  const records = Map.groupBy(
    await readLines(tx, saveId),
    ({ record_type, record_id }) => `${record_type} ${record_id}`,
  )

  const labels = [...records.values()].flatMap((lines) => {
    const recordType = lines[0]?.record_type ?? ''
    const kind = kinds[recordType]
    if (!kind) return []

    return changedFieldsOf(lines)
      .filter((field) => !kind.computed?.has(field))
      .map((field) => fieldLabel(recordType as HistoryRecordType, field))
  })
  if (labels.length > 0) throw restoreRefused(`Changed since then: ${[...new Set(labels)].join(', ')}.`)
}
