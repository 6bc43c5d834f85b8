const CANDIDATES = [',', ';', '\t', '|']
const SAMPLE_CHARACTERS = 100_000
const SAMPLE_LINES = 30

const QUOTED = /"(?:[^"]|"")*"/g

const countOf = (line: string, delimiter: string) => line.split(delimiter).length - 1

const scoreOf = (counts: readonly number[]) => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  return { presence: counts.filter((count) => count > 0).length / counts.length, spread: Math.sqrt(variance), mean }
}

/**
 * The character that separates the cells of a text file: of comma, semicolon, tab and bar the one that most lines have outside
 * quotation marks, then the one of which all lines have the same number, then the one of which they have most. Lines that have none of
 * them, such as a title, do not count.
 */
export const guessDelimiter = (text: string): string => {
  const lines = text
    .slice(0, SAMPLE_CHARACTERS)
    .replaceAll(QUOTED, '')
    .split('\n', SAMPLE_LINES)
    .filter((line) => CANDIDATES.some((delimiter) => line.includes(delimiter)))
  if (lines.length === 0) return ','

  const [best] = CANDIDATES.map((delimiter) => ({
    delimiter,
    ...scoreOf(lines.map((line) => countOf(line, delimiter))),
  })).toSorted((a, b) => b.presence - a.presence || a.spread - b.spread || b.mean - a.mean)
  return best?.delimiter ?? ','
}
