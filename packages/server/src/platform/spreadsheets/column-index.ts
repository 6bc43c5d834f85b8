const LETTERS = 26
const A = 65

/** The number of a column by its letters, from 0: A, B, …, AA. */
export const columnIndex = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? A) - A + 1, 0) - 1
