import type { FieldChanges } from '#platform/commands/change-log'
import { answersOf } from '#platform/commands/net-changes'
import type { RestoreContext } from '#platform/commands/restore-record'

/** `hidden`: the fields that the user neither reads nor writes (AML-23). */
export type HistoryContext = RestoreContext & { hidden: ReadonlySet<string> }

/** Logged changes without those answers of the AML file that the user may not see: a restoring leaves them as they are. */
export const withoutHiddenAnswers = (
  { aml, ...fields }: FieldChanges,
  { hidden }: Pick<HistoryContext, 'hidden'>,
): FieldChanges => {
  if (!aml || hidden.size === 0) return { ...fields, ...(aml && { aml }) }
  const rest = (form: unknown) =>
    Object.fromEntries(Object.entries(answersOf(form)).filter(([name]) => !hidden.has(name)))
  const [before, after] = [rest(aml[0]), rest(aml[1])]
  return Object.keys({ ...before, ...after }).length === 0 ? fields : { ...fields, aml: [before, after] }
}
