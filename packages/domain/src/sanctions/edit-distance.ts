/** How many letters must be added, removed or replaced to make one text of another (Levenshtein). */
export const editDistance = (a: string, b: string): number => {
  // The distances of the letters of `a` so far from each beginning of `b`.
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)

  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1]
    for (const [at, other] of Array.from(b).entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }

  return row.at(-1) ?? 0
}
