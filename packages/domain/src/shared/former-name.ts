import { nameKey, nameWords } from './name-key.ts'
import { withoutLegalForms } from './name-search.ts'

/** The former name by which a search has found a record; undefined where the present name has all that is typed, or none has (LIST-14). */
export const formerNameFound = (
  formerly: readonly string[],
  present: string,
  search: string | null | undefined,
): string | undefined => {
  const words = withoutLegalForms(
    nameWords(search ?? '')
      .split(' ')
      .filter(Boolean),
  )
  const isFound = (name: string) => words.length > 0 && words.every((word) => nameKey(name).includes(word))
  return isFound(present) ? undefined : formerly.find(isFound)
}
