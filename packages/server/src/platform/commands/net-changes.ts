import { NESTED_FIELD } from '@registrar/domain/shared/change'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { type FieldChanges, MASK } from './change-log.ts'

/** The answers of the nested field as the change log holds it. */
export const answersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The answers in which two values of the nested field differ. */
export const changedAnswers = ([before, after]: [unknown, unknown]): FieldChanges => {
  const [old, current] = [answersOf(before), answersOf(after)]

  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(current)])]
      .filter((answer) => !isSameValue(old[answer], current[answer]))
      .map((answer) => [answer, [old[answer] ?? null, current[answer] ?? null]]),
  )
}

/** The fields of several lines about one record, oldest line first, as one change: the first old values and the last new ones. */
export const joinedFields = (lines: readonly FieldChanges[]): FieldChanges => {
  const joined: FieldChanges = {}
  for (const line of lines)
    for (const [field, [before, after]] of Object.entries(line)) {
      const earlier = joined[field]
      joined[field] = [earlier ? earlier[0] : before, after]
    }

  return joined
}

/** The fields that differ in the end. The nested field is taken apart into its answers, each named `<field>.<answer>`. */
export const netChanges = ({ [NESTED_FIELD]: nested, ...fields }: FieldChanges): FieldChanges => {
  const answers = Object.entries(nested ? changedAnswers(nested) : {}).map(
    ([answer, values]) => [`${NESTED_FIELD}.${answer}`, values] as const,
  )
  // A masked value may have become another masked value.
  const differing = Object.entries(fields).filter(
    ([, [before, after]]) => !isSameValue(before, after) || before === MASK,
  )

  return Object.fromEntries([...differing, ...answers])
}
