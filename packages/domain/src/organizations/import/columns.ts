import type { ImportField } from './fields.ts'
import { guessField } from './headings.ts'

/** A column of the file that fills a field. */
export type ImportColumn = { index: number; heading: string; field: ImportField }

/** The field that each heading fills, as given by the person importing; null leaves the column out. */
export type GivenColumns = ReadonlyMap<string, ImportField | null>

export type ImportColumns = { columns: ImportColumn[]; unused: string[]; problems: string[] }

const isSameHeading = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase()

/**
 * Chooses the field of each column: the given one, else the one guessed from its heading. A field is guessed for the first
 * matching column only, and not at all when it was given to another column.
 * @returns the columns, the unused headings, and a sentence for each problem
 */
export const chooseColumns = (headings: readonly string[], given: GivenColumns): ImportColumns => {
  const missing = [...given.keys()].filter((name) => !headings.some((heading) => isSameHeading(heading, name)))
  const wanted = [...given.values()].filter((field) => field !== null)
  const repeated = [...new Set(wanted.filter((field, at) => wanted.indexOf(field) !== at))]
  const used = new Set<ImportField>(wanted)
  const filled = new Set<ImportField>()
  const columns: ImportColumn[] = []
  const unused: string[] = []

  for (const [index, heading] of headings.entries()) {
    const named = [...given].find(([name]) => isSameHeading(heading, name))
    const guessed = named ? undefined : guessField(heading)
    const field = named ? named[1] : guessed && !used.has(guessed) ? guessed : undefined
    if (field && !filled.has(field)) {
      used.add(field)
      filled.add(field)
      columns.push({ index, heading, field })
    } else if (heading.trim() !== '') unused.push(heading)
  }

  const problems = [
    ...missing.map((name) => `The file has no column "${name}". Its columns are: ${headings.join(', ')}.`),
    ...repeated.map((field) => `Two columns are mapped to ${field}. Choose one.`),
  ]
  if (problems.length === 0 && !used.has('name'))
    problems.push(`No column gives the name. Choose one. The columns are: ${headings.join(', ')}.`)
  return { columns, unused, problems }
}
