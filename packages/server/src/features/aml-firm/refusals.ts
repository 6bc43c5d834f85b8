import { Problem } from '#platform/problem'

/**
 * Refuses a save by what is wrong with it, by field.
 * @throws Problem AML_FIRM_REFUSED
 */
export const refuse = (fields: Record<string, string>): void => {
  const [message] = Object.values(fields)
  if (message) throw new Problem('AML_FIRM_REFUSED', message, { fields })
}

/**
 * Refuses a save that was made from a version which is not the latest any more; one that names no version goes on.
 * @throws Problem CHANGED_MEANWHILE
 */
export const requireLatest = (loadedFrom: number | undefined, latest: number): void => {
  if (loadedFrom === undefined || loadedFrom === latest) return
  throw new Problem(
    'CHANGED_MEANWHILE',
    'Somebody has saved another version meanwhile. Open it and enter yours again.',
    {
      conflicts: [],
    },
  )
}
