import type { ImportKindName } from './import-run.ts'

/** The field of each heading; null leaves a column out. */
export type ColumnFields = Readonly<Record<string, string | null>>

/**
 * The headings of a file for which a field is chosen that is chosen for another heading too (IMP-3), with the field.
 */
export const repeatedFields = (
  headings: readonly string[],
  chosen: ColumnFields,
): [heading: string, field: string][] => {
  const named = [...new Set(headings)].flatMap((heading): [string, string][] => {
    const field = Object.hasOwn(chosen, heading) ? chosen[heading] : null
    return field ? [[heading, field]] : []
  })

  return named.filter(([heading, field]) => named.some(([other, same]) => other !== heading && same === field))
}

/**
 * The field of each column of a file: the chosen one, else the one remembered from an earlier import, else what `guess` makes
 * of the heading (IMP-2). A field is filled by one column only, the first one; then the others are null.
 */
export const matchColumns = (
  headings: readonly string[],
  { chosen, remembered }: { chosen: ColumnFields; remembered: ColumnFields },
  guess: (heading: string) => string | undefined,
): (string | null)[] => {
  const fields: (string | null | undefined)[] = headings.map(() => undefined)
  const filled = new Set<string>()
  const fieldIn = (given: ColumnFields) => (heading: string) =>
    Object.hasOwn(given, heading) ? given[heading] : undefined

  for (const fieldOf of [fieldIn(chosen), fieldIn(remembered), guess])
    for (const [index, heading] of headings.entries()) {
      const field = fields[index] === undefined ? fieldOf(heading) : undefined
      if (field === undefined) continue

      fields[index] = field !== null && filled.has(field) ? null : field
      if (field !== null) filled.add(field)
    }

  return fields.map((field) => field ?? null)
}

/**
 * Says why no line can be imported with the columns of a file: none gives the name of an organization, or none gives any field
 * (IMP-2). Undefined when the lines can be read.
 */
export const columnsProblem = (
  kind: ImportKindName,
  columns: readonly { heading: string; field: string | null }[],
): string | undefined => {
  const isEnough =
    kind === 'organizations'
      ? columns.some(({ field }) => field === 'name')
      : columns.some(({ field }) => field !== null)
  const what = kind === 'organizations' ? 'the name' : 'a field'

  return isEnough
    ? undefined
    : `No column gives ${what}. Choose one. The columns are: ${columns.map(({ heading }) => heading).join(', ')}.`
}
