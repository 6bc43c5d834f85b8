import type { HistoryField, HistoryRecordType } from '@registrar/domain/history/history-entry'
import { copiedNameOf, fieldKind, fieldLabel } from '@registrar/domain/history/logged-fields'
import { loggedValueText, type ValueContext } from '@registrar/domain/history/logged-value'
import { isListKind } from '@registrar/domain/shared/field'
import type { FieldChanges } from '#platform/commands/change-log'
import { netChanges } from '#platform/commands/net-changes'

/**
 * A save's fields in words (HIST-3). An id and the copy of its name are one field, the id's; the copied name stands where there
 * is no id.
 */
export const fieldsInWords = (
  recordType: HistoryRecordType,
  fields: FieldChanges,
  context: ValueContext,
): HistoryField[] => {
  const changed = netChanges(fields)
  const names = new Set(Object.keys(changed).flatMap((field) => copiedNameOf(recordType, field) ?? []))

  return Object.entries(changed).flatMap(([field, values]) => {
    if (names.has(field)) return []

    const copies = changed[copiedNameOf(recordType, field) ?? '']
    const textOf = (side: 0 | 1) =>
      loggedValueText(fieldKind(recordType, field), values[side], context) ??
      loggedValueText('text', copies?.[side], context)
    const [from, to] = [textOf(0), textOf(1)]

    const isList = isListKind(fieldKind(recordType, field)) && { isList: true as const }
    return from || to ? [{ field, label: fieldLabel(recordType, field), from, to, ...isList }] : []
  })
}
