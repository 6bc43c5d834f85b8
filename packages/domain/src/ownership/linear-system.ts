const SINGULAR = 1e-12

/**
 * Solves `matrix` · x = `right` by Gaussian elimination with row exchange. Gives undefined when there is no single solution.
 * The arguments are not changed.
 */
export const solveLinearSystem = (matrix: readonly number[][], right: readonly number[]): number[] | undefined => {
  const size = right.length
  const rows = matrix.map((row, index) => [...row, right[index]!])

  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row, at) => (Math.abs(row[column]!) > Math.abs(rows[best]![column]!) ? column + at : best), column)
    if (Math.abs(rows[pivot]![column]!) < SINGULAR) return undefined
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]

    for (let index = column + 1; index < size; index += 1) {
      const factor = rows[index]![column]! / rows[column]![column]!
      if (factor === 0) continue
      for (let at = column; at <= size; at += 1) rows[index]![at]! -= factor * rows[column]![at]!
    }
  }

  const solution = Array.from({ length: size }, () => 0)
  for (let index = size - 1; index >= 0; index -= 1) {
    const known = solution.reduce((sum, value, at) => (at > index ? sum + rows[index]![at]! * value : sum), 0)
    solution[index] = (rows[index]![size]! - known) / rows[index]![index]!
  }
  return solution
}
