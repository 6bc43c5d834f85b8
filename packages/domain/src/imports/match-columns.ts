import type { Guess } from './guess-columns.ts'
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
 * of the heading (IMP-2). A field is filled by one column only, the first one; then the others are null. Only the parts of a field fill it
 * together: columns that `guess` takes for parts, with at most one that is whole, or chosen ones of a field that `isJoined`.
 */
export const matchColumns = (
  headings: readonly string[],
  { chosen, remembered }: { chosen: ColumnFields; remembered: ColumnFields },
  guess: (heading: string) => Guess | undefined,
  isJoined: (field: string) => boolean = () => false,
): (string | null)[] => {
  const fields: (string | null | undefined)[] = headings.map(() => undefined)
  const filled = new Map<string, { step: number; hasWhole: boolean }>()
  const given =
    (columns: ColumnFields) =>
    (heading: string): { field: string | null; isPart: boolean } | undefined => {
      const field = Object.hasOwn(columns, heading) ? columns[heading] : undefined
      return field === undefined ? undefined : { field, isPart: field !== null && isJoined(field) }
    }

  for (const [step, meaningOf] of [given(chosen), given(remembered), guess].entries())
    for (const [index, heading] of headings.entries()) {
      const meaning = fields[index] === undefined ? meaningOf(heading) : undefined
      if (!meaning) continue

      const { field, isPart } = meaning
      const before = field === null ? undefined : filled.get(field)
      const isFree = !before || (before.step === step && (isPart || !before.hasWhole))
      fields[index] = isFree ? field : null
      if (field !== null && isFree) filled.set(field, { step, hasWhole: !isPart || before?.hasWhole === true })
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
