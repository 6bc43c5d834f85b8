import type { NumberRange } from './share-book.ts'

/** How many shares the ranges name. */
export const sizeOf = (ranges: readonly NumberRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** The ranges in their order, with those that follow on each other as one. */
export const joinRanges = (ranges: readonly NumberRange[]): NumberRange[] => {
  const joined: NumberRange[] = []
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && last.to + 1 === range.from) joined.splice(-1, 1, { from: last.from, to: range.to })
    else joined.push(range)
  }
  return joined
}

/** The first `count` numbers of the ranges, and the others. */
export const takeNumbers = (
  ranges: readonly NumberRange[],
  count: number,
): { taken: NumberRange[]; left: NumberRange[] } => {
  const taken: NumberRange[] = []
  const left: NumberRange[] = []
  let missing = count
  for (const { from, to } of ranges) {
    const part = Math.min(missing, to - from + 1)
    if (part > 0) taken.push({ from, to: from + part - 1 })
    if (from + part <= to) left.push({ from: from + part, to })
    missing -= part
  }
  return { taken, left }
}
