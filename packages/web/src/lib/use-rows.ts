import { useState } from 'react'
import { newUuid } from './new-uuid.ts'

export type EditedRow<T> = { key: string; value: T; change: (patch: Partial<T>) => void; remove: () => void }

/**
 * The rows of a list that is edited and saved as a whole. The records of such rows have no id, so each gets a key of its own: what
 * was typed in the fields of a row stays with it when another row is removed.
 */
export const useRows = <T extends object>(values: T[], onChange: (values: T[]) => void) => {
  const [keys, setKeys] = useState(() => values.map(newUuid))
  if (keys.length !== values.length) setKeys(values.map((_, index) => keys[index] ?? newUuid()))

  const rows = values.map((value, index): EditedRow<T> => ({
    key: keys[index] ?? '',
    value,
    change: (patch) => onChange(values.with(index, { ...value, ...patch })),
    remove: () => {
      setKeys(keys.toSpliced(index, 1))
      onChange(values.toSpliced(index, 1))
    },
  }))

  return { rows, add: (value: T) => onChange([...values, value]) }
}
