import { NESTED_FIELD } from '@registrar/domain/shared/change'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { answersOf } from '#platform/commands/net-changes'
import type { RestoreContext, UndoableKinds } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import { mergedKinds, type Values } from './merged-kinds.ts'
import type { StoredMerge } from './stored-merge.queries.ts'

/** Who merges or undoes a merge; `hidden`: the answers that the user neither reads nor writes (AML-23). */
export type MergeContext = RestoreContext & { hidden?: ReadonlySet<string> | undefined }

type Kept = Pick<StoredMerge, 'recordType' | 'keep'>

const hiddenAnswers = (values: Values, hidden: ReadonlySet<string>) =>
  new Map(Object.entries(answersOf(values[NESTED_FIELD])).filter(([name]) => hidden.has(name)))

/**
 * Does `work`, which gives the record that stays other values, and puts the answers back that the user may not write: they are as they were before
 * (AML-23). `before`: the record as it was.
 */
export const keepHiddenAnswers = async <T>(
  tx: Tx,
  kinds: UndoableKinds,
  { recordType, keep, before }: Kept & { before: Values },
  context: MergeContext,
  work: () => Promise<T>,
): Promise<T> => {
  const { hidden } = context
  const done = await work()
  if (!hidden || hidden.size === 0 || recordType !== 'organization') return done

  const old = hiddenAnswers(before, hidden)
  const now = hiddenAnswers(await mergedKinds[recordType].find(tx, keep), hidden)
  const names = [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => !isSameValue(old.get(name), now.get(name)),
  )
  if (names.length > 0) {
    const answers = (of: ReadonlyMap<string, unknown>) =>
      Object.fromEntries(names.map((name) => [name, of.get(name) ?? null]))
    await kinds[recordType]?.update(tx, keep, { [NESTED_FIELD]: [answers(old), answers(now)] }, context)
  }
  return done
}
