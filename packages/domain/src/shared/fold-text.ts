// Unicode does not split these letters into a plain letter and an accent.
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** The letters of a text in lower case as plain letters, where Unicode does not split them: `ø` is `o`. */
export const plainLetters = (text: string): string =>
  text.replaceAll(/[łøđðþßæœı]/g, (letter) => LETTERS[letter] ?? letter)

/** A text in lower case and without accents. The database's `fold_text` does the same, and leaves out punctuation as well. */
export const foldText = (text: string): string =>
  plainLetters(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())

/** The letters and digits of a text, folded, for comparing: `De-Registered` and `deregistered` are the same. */
export const comparableText = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '')

// Before folding: a spacing accent, used as an apostrophe, would become a blank.
const foldAsSearched = (text: string): string => foldText(text.replaceAll(/['’‘ʼ`´\-‐‑–—.,]/g, ''))

/**
 * Whether each word of a search occurs in a text, in any order. Case and accents do not count, and apostrophes, hyphens, full
 * stops and commas are left out on both sides (LIST-3).
 */
export const hasEachWord = (text: string, search: string): boolean => {
  const folded = foldAsSearched(text)
  return foldAsSearched(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
