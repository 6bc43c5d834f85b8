/** A field that two people changed: the value of this save, and the value that the other person has saved. */
export type Conflict = { yours: unknown; theirs: unknown }

type Fields = Record<string, unknown>
/** An entry of the change log: the changed fields with their old and new values. */
export type ChangeLine = Record<string, [before: unknown, after: unknown]>

const withSortedKeys = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value
const isSame = (left: unknown, right: unknown) =>
  JSON.stringify(withSortedKeys(left ?? null)) === JSON.stringify(withSortedKeys(right ?? null))

const NESTED = 'aml'

// The AML file is one field of the record, but sixty fields of the screen. So it is compared field by field, as `aml.…`.
const flatten = (fields: Fields): Fields => {
  const { [NESTED]: nested, ...others } = fields
  const inner = Object.entries((nested ?? {}) as Fields).map(([name, value]): [string, unknown] => [
    `${NESTED}.${name}`,
    value,
  ])
  return { ...others, ...Object.fromEntries<unknown>(inner) }
}

// The value of each changed field as it was when the record was loaded: before the first change since.
const loadedValues = (lines: readonly ChangeLine[]): Map<string, unknown> => {
  const loaded = new Map<string, unknown>()

  for (const line of lines) {
    const before = flatten(Object.fromEntries(Object.entries(line).map(([name, [old]]) => [name, old])))
    const after = flatten(Object.fromEntries(Object.entries(line).map(([name, [, fresh]]) => [name, fresh])))
    for (const name of Object.keys(after))
      if (!loaded.has(name) && !isSame(before[name], after[name])) loaded.set(name, before[name])
  }

  return loaded
}

/**
 * Compares a save with what others have saved since the record was loaded (ORG-10). `lines` are their changes, oldest
 * first; `current` is the record as it is now. The AML file is compared field by field, under the names `aml.…`.
 * @returns `kept`: fields that this person did not edit, so that the other's value stays; `conflicts`: fields that both
 * edited, to different values
 */
export const mergeConcurrentEdits = (
  sent: Fields,
  current: Fields,
  lines: readonly ChangeLine[],
): { kept: string[]; conflicts: Record<string, Conflict> } => {
  const loaded = loadedValues(lines)
  const stored = flatten(current)
  const kept: string[] = []
  const conflicts: Record<string, Conflict> = {}

  for (const [name, yours] of Object.entries(flatten(sent))) {
    const isChangedByOthers = loaded.has(name) && !isSame(yours, stored[name])
    if (yours === undefined || !isChangedByOthers) continue

    if (isSame(yours, loaded.get(name))) kept.push(name)
    else if (!isSame(stored[name], loaded.get(name))) conflicts[name] = { yours, theirs: stored[name] ?? null }
  }

  return { kept, conflicts }
}

/** A save without some of its fields; those of the AML file are named `aml.…`. */
export const withoutFields = <F extends Fields>(sent: F, names: readonly string[]): F => {
  const keep = (fields: Fields, prefix = '') =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(`${prefix}${name}`)))

  const { [NESTED]: nested, ...others } = sent
  return { ...keep(others), ...(nested !== undefined && { [NESTED]: keep(nested as Fields, `${NESTED}.`) }) } as F
}
