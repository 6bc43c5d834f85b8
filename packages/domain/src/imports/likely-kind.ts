import { guessesOf } from './import-fields.ts'
import { importKinds, type ImportKindName } from './import-run.ts'

// One more may be chance: an email address and a day are known in every kind of file.
const LEAST_MORE = 2

const countGuessed = (kind: ImportKindName, headings: readonly string[]): number => {
  const guess = guessesOf(kind, headings)
  return new Set(headings.flatMap((heading) => guess(heading)?.field ?? [])).size
}

/**
 * The kind that a file most likely is of, when it is not `kind`: more of its columns are known there, by at least two, than fill a field
 * here (IMP-20). Null when the columns fit.
 */
export const likelyOtherKind = (
  kind: ImportKindName,
  columns: readonly { heading: string; field: string | null }[],
): ImportKindName | null => {
  const headings = columns.map(({ heading }) => heading)
  const known = columns.filter(({ field }) => field !== null).length
  const others = importKinds
    .filter((other) => other !== kind)
    .map((other) => ({ other, more: countGuessed(other, headings) - known }))
  const [best] = others.toSorted((a, b) => b.more - a.more)
  return best && best.more >= LEAST_MORE ? best.other : null
}
