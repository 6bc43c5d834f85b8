/** How far below its first line a file may name its columns. */
const MAX_LINES_ABOVE = 30

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

type Lines = readonly { cells: readonly string[] }[]

const countKnown = (lines: Lines, isKnown: (heading: string) => boolean): number[] =>
  lines.slice(0, MAX_LINES_ABOVE).map(({ cells }) => new Set(filled(cells).filter(isKnown)).size)

/**
 * Whether one of the first lines names columns that are known: two at least, as a cover may have a word of them, or one in a list of one
 * column.
 */
export const hasKnownHeadings = (lines: Lines, isKnown: (heading: string) => boolean, atLeast = 2): boolean => {
  const least = lines.every(({ cells }) => filled(cells).length === 1) ? 1 : atLeast
  return countKnown(lines, isKnown).some((known) => known >= least)
}

/**
 * Which of the lines of a file names its columns, as an index: the one with the most headings that `isKnown` knows, the first of
 * several. A title, a day or a group of headings may stand above it. Without a known heading it is the first line, and a single known
 * heading counts only below lines of one cell.
 */
export const guessHeadingLine = (lines: Lines, isKnown: (heading: string) => boolean): number => {
  const candidates = lines.slice(0, MAX_LINES_ABOVE)
  const known = countKnown(candidates, isKnown)
  const most = Math.max(0, ...known)
  const index = known.indexOf(most)
  if (most > 1 || index === 0) return Math.max(0, index)

  const isBelowTitles = candidates.slice(0, index).every(({ cells }) => filled(cells).length === 1)
  return most === 1 && isBelowTitles && filled(candidates[index]?.cells ?? []).length === 1 ? index : 0
}
