import { reconcileLists } from './reconcile-lists.ts'
import { NESTED_FIELD } from '../shared/change.ts'
import { isSameValue } from '../shared/same-value.ts'

/** Who has changed a field, and when. `by` is null when no user did it, for example a job. */
export type Edit = { by: { _id: string; name: string } | null; at: string }

/** A field that two people changed: the value of this save, and the value that the other person has saved. */
export type Conflict = { yours: unknown; theirs: unknown } & Edit

type Fields = Record<string, unknown>

/** A line of the change log: the changed fields with their old and new values, by whom and when. */
export type ChangeLine = Edit & { isOwn: boolean; fields: Record<string, [before: unknown, after: unknown]> }

/** What has become of a field since the record was loaded. */
type FieldHistory = { loaded: unknown; last: ChangeLine; isChangedByOthers: boolean }

// The AML file is one field of the record, but the screen shows sixty fields. So it is compared field by field, as `aml.…`.
const flatten = (fields: Fields): Fields => {
  const { [NESTED_FIELD]: nested, ...others } = fields
  const inner = Object.entries((nested ?? {}) as Fields).map(([name, value]): [string, unknown] => [
    `${NESTED_FIELD}.${name}`,
    value,
  ])
  return { ...others, ...Object.fromEntries<unknown>(inner) }
}

const unflatten = (flat: Fields): Fields => {
  const isNested = (name: string) => name.startsWith(`${NESTED_FIELD}.`)
  const entries = Object.entries(flat)
  const inner = entries
    .filter(([name]) => isNested(name))
    .map(([name, value]) => [name.slice(NESTED_FIELD.length + 1), value])
  const others = Object.fromEntries(entries.filter(([name]) => !isNested(name)))
  return inner.length === 0 ? others : { ...others, [NESTED_FIELD]: Object.fromEntries(inner) as Fields }
}

// A line has only the fields that changed, except for the AML file: there it has the unchanged ones as well.
const changesOf = ({ fields }: ChangeLine): [name: string, before: unknown][] => {
  const before = flatten(Object.fromEntries(Object.entries(fields).map(([name, [old]]) => [name, old])))
  const after = flatten(Object.fromEntries(Object.entries(fields).map(([name, [, fresh]]) => [name, fresh])))

  return Object.keys(after)
    .filter((name) => !name.startsWith(`${NESTED_FIELD}.`) || !isSameValue(before[name], after[name]))
    .map((name) => [name, before[name]])
}

const historyOf = (lines: readonly ChangeLine[]): Map<string, FieldHistory> => {
  const histories = new Map<string, FieldHistory>()

  for (const line of lines)
    for (const [name, before] of changesOf(line)) {
      const earlier = histories.get(name)
      histories.set(name, {
        loaded: earlier ? earlier.loaded : before,
        last: line,
        isChangedByOthers: !line.isOwn || (earlier?.isChangedByOthers ?? false),
      })
    }

  return histories
}

/**
 * Compares a save with what was saved since its record was loaded (API-10). `lines` are the changes since then, oldest first;
 * `current` is the record as it is now. The AML file is compared field by field, under the names `aml.…`; plain lists are
 * reconciled item by item. A user's own changes do not conflict.
 * @returns `edits`: the fields to write, without those that keep another person's value; `conflicts`: the fields that both
 * changed to different values
 */
export const reconcileConcurrentEdits = <F extends Fields>(
  sent: F,
  current: Fields,
  lines: readonly ChangeLine[],
): { edits: F; conflicts: Record<string, Conflict> } => {
  const histories = historyOf(lines)
  const stored = flatten(current)
  const edits: Fields = {}
  const conflicts: Record<string, Conflict> = {}

  for (const [name, yours] of Object.entries(flatten(sent))) {
    const history = histories.get(name)
    const theirs = stored[name] ?? null
    edits[name] = yours
    if (yours === undefined || !history || isSameValue(yours, theirs)) continue

    const reconciled = reconcileLists(history.loaded, yours, theirs)
    if (reconciled) edits[name] = reconciled
    else if (history.isChangedByOthers && isSameValue(yours, history.loaded)) delete edits[name]
    else if (!history.last.isOwn && !isSameValue(theirs, history.loaded)) {
      const { by, at } = history.last
      conflicts[name] = { yours, theirs, by, at }
    }
  }

  return { edits: unflatten(edits) as F, conflicts }
}

/** A save without some of its fields; those of the AML file are named `aml.…`. */
export const withoutFields = <F extends Fields>(sent: F, names: readonly string[]): F => {
  const keep = (fields: Fields, prefix = '') =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(`${prefix}${name}`)))

  const { [NESTED_FIELD]: nested, ...others } = sent
  return {
    ...keep(others),
    ...(nested !== undefined && { [NESTED_FIELD]: keep(nested as Fields, `${NESTED_FIELD}.`) }),
  } as F
}
