import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { HistoryField, HistoryRecordType } from '@registrar/domain/history/history-entry'
import { fieldKind, fieldLabel } from '@registrar/domain/history/logged-fields'
import { loggedValueText, type ValueContext } from '@registrar/domain/history/logged-value'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { type FieldChanges, MASK } from '#platform/commands/change-log'

const answersOf = (form: unknown): Record<string, unknown> =>
  typeof form === 'object' && form !== null ? (form as Record<string, unknown>) : {}

// The AML file is one field of the log; a reader wants the answers that changed.
const answerChanges = ([before, after]: [unknown, unknown]): FieldChanges => {
  const [old, current] = [answersOf(before), answersOf(after)]

  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(current)])].map((answer) => [
      `aml.${answer}`,
      [old[answer] ?? null, current[answer] ?? null],
    ]),
  )
}

/** The fields of one save's lines, oldest line first, as one change: the first old values and the last new ones. */
export const mergedFields = (lines: readonly FieldChanges[]): FieldChanges => {
  const merged: FieldChanges = {}
  for (const line of lines)
    for (const [field, [before, after]] of Object.entries(line)) {
      const earlier = merged[field]
      merged[field] = [earlier ? earlier[0] : before, after]
    }

  return merged
}

/** The fields by which a reader names them: the AML file answer by answer, and nothing that stayed the same. */
export const shownFields = ({ aml, ...fields }: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries({ ...fields, ...(aml && answerChanges(aml)) }).filter(
      // A masked value may have become another masked value.
      ([, [before, after]]) => !isSameValue(before, after) || before === MASK,
    ),
  )

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
