/** One field that two people changed: what this save asks for, and what the other has saved. */
export type Conflict = { yours: unknown; theirs: unknown }

type Fields = Record<string, unknown>
/** A line of the change log: the fields with their old and new values. */
export type ChangeLine = Record<string, [before: unknown, after: unknown]>

const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value
const same = (left: unknown, right: unknown) =>
  JSON.stringify(canonical(left ?? null)) === JSON.stringify(canonical(right ?? null))

const NESTED = 'aml'

// The AML form is one field of the record, and sixty of the screen: it is compared field by field, as `aml.…`.
const flat = (fields: Fields): Fields => {
  const { [NESTED]: nested, ...others } = fields
  const inner = Object.entries((nested ?? {}) as Fields).map(([name, value]): [string, unknown] => [
    `${NESTED}.${name}`,
    value,
  ])
  return { ...others, ...Object.fromEntries<unknown>(inner) }
}

const basesOf = (lines: readonly ChangeLine[]): Map<string, unknown> => {
  const bases = new Map<string, unknown>()
  for (const line of lines) {
    const before = flat(Object.fromEntries(Object.entries(line).map(([name, [old]]) => [name, old])))
    const after = flat(Object.fromEntries(Object.entries(line).map(([name, [, fresh]]) => [name, fresh])))
    for (const name of Object.keys(after))
      if (!bases.has(name) && !same(before[name], after[name])) bases.set(name, before[name])
  }
  return bases
}

/**
 * Sets what a save sends beside what others have saved since the record was loaded (`lines`, oldest first; `current`, the
 * record of the moment). A field sent as it was loaded was not edited: the other's value is `kept`. One edited by both to
 * different values is a conflict. `aml` is taken field by field; its names are written `aml.…`.
 */
export const mergeConcurrentEdits = (
  sent: Fields,
  current: Fields,
  lines: readonly ChangeLine[],
): { kept: string[]; conflicts: Record<string, Conflict> } => {
  const kept: string[] = []
  const conflicts: Record<string, Conflict> = {}
  const bases = basesOf(lines)
  const now = flat(current)
  for (const [name, yours] of Object.entries(flat(sent))) {
    if (yours === undefined || !bases.has(name) || same(yours, now[name])) continue
    const base = bases.get(name)
    if (same(yours, base)) kept.push(name)
    else if (!same(now[name], base)) conflicts[name] = { yours, theirs: now[name] ?? null }
  }
  return { kept, conflicts }
}

/** A save without some of its fields, named as above. */
export const withoutFields = <F extends Fields>(sent: F, names: readonly string[]): F => {
  const keep = (fields: Fields, prefix = '') =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(`${prefix}${name}`)))
  const { [NESTED]: nested, ...others } = sent
  return { ...keep(others), ...(nested !== undefined && { [NESTED]: keep(nested as Fields, `${NESTED}.`) }) } as F
}
