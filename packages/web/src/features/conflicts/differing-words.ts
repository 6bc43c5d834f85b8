/** A run of text, and whether the other text lacks it. */
type TextPart = { text: string; isDifferent: boolean }

// Beyond this many comparisons everything between the common beginning and the common end counts as different.
const MAX_COMPARISONS = 1_000_000

const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*$|\s*\S+/g) ?? []
const isSame = (left: string | undefined, right: string | undefined) => left?.trim() === right?.trim()

const commonStart = (own: string[], other: string[]): number => {
  const end = own.findIndex((word, index) => !isSame(word, other[index]))
  return end < 0 ? own.length : end
}

// For each word of `own`, whether it is missing from the longest common subsequence with `other`.
const lackingWords = (own: string[], other: string[]): boolean[] => {
  if (own.length * other.length > MAX_COMPARISONS) return own.map(() => true)

  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = own.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const isCommon = isSame(own[row], other[column])
      const length = isCommon ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.fill(length, column, column + 1)
    }

  let column = 0
  return own.map((word, row) => {
    while (column < other.length && !isSame(word, other[column]) && at(row, column + 1) >= at(row + 1, column)) column++
    const isCommon = isSame(word, other[column]) && at(row, column) === at(row + 1, column + 1) + 1
    if (isCommon) column++
    return !isCommon
  })
}

/** A text in parts: the words that another text lacks, and those that both have. */
export const differingWords = (ownText: string, otherText: string): TextPart[] => {
  const [own, other] = [wordsOf(ownText), wordsOf(otherText)]
  const start = commonStart(own, other)
  const end = commonStart(own.slice(start).toReversed(), other.slice(start).toReversed())
  const middle = lackingWords(own.slice(start, own.length - end), other.slice(start, other.length - end))

  const parts: TextPart[] = []
  for (const [index, word] of own.entries()) {
    const isDifferent = middle[index - start] ?? false
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) last.text += word
    else parts.push({ text: word, isDifferent })
  }
  return parts
}
