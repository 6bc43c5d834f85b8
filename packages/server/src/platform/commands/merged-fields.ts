import { isSameValue } from '@registrar/domain/shared/same-value'
import { type FieldChanges, MASK } from './change-log.ts'

const answersOf = (form: unknown): Record<string, unknown> =>
  typeof form === 'object' && form !== null ? (form as Record<string, unknown>) : {}

// The AML file is one field of the log, and a line has all its answers. A reader wants those that changed.
const answerChanges = ([before, after]: [unknown, unknown]): FieldChanges => {
  const [old, current] = [answersOf(before), answersOf(after)]

  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(current)])].map((answer) => [
      `aml.${answer}`,
      [old[answer] ?? null, current[answer] ?? null],
    ]),
  )
}

/** The fields of several lines about one record, the oldest first, as one change: the first old values and the last new ones. */
export const mergedFields = (lines: readonly FieldChanges[]): FieldChanges => {
  const merged: FieldChanges = {}
  for (const line of lines)
    for (const [field, [before, after]] of Object.entries(line)) {
      const earlier = merged[field]
      merged[field] = [earlier ? earlier[0] : before, after]
    }

  return merged
}

/** The fields of a change as a reader names them: the AML file answer by answer, and nothing that stayed the same. */
export const shownFields = ({ aml, ...fields }: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries({ ...fields, ...(aml && answerChanges(aml)) }).filter(
      // A masked value may have become another masked value.
      ([, [before, after]]) => !isSameValue(before, after) || before === MASK,
    ),
  )
