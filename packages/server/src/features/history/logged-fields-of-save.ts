import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { HistoryField, HistoryRecordType } from '@registrar/domain/history/history-entry'
import { fieldKind, fieldLabel } from '@registrar/domain/history/logged-fields'
import { loggedValueText, type ValueContext } from '@registrar/domain/history/logged-value'
import type { FieldChanges } from '#platform/commands/change-log'
import { shownFields } from '#platform/commands/merged-fields'

/** A save's fields in words (HIST-3). */
export const fieldsInWords = (
  recordType: HistoryRecordType,
  fields: FieldChanges,
  nameOf: ValueContext['nameOf'],
  followUpCode: FollowUpCode | undefined,
): HistoryField[] =>
  Object.entries(shownFields(fields)).flatMap(([field, [before, after]]) => {
    const kind = fieldKind(recordType, field)
    const [from, to] = [before, after].map((value) => loggedValueText(kind, value, { nameOf, followUpCode }))
    if (!from && !to) return []

    return [{ field, label: fieldLabel(recordType, field), from: from ?? null, to: to ?? null }]
  })
