/** A text in lower case and without accents. */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The letters and digits of a text, folded, for comparing: `De-Registered` and `deregistered` are the same. */
export const comparableText = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '')

/** Whether each word of a search occurs in a text, in any order and without regard to case and accents. */
export const hasEachWord = (text: string, search: string): boolean => {
  const folded = foldText(text)
  return foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
