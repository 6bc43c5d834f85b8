import { useEffect, useState } from 'react'
import { dropEdits, editsKey, keepEdits, readEdits } from './kept-edits.ts'

/**
 * What somebody began to write outside a form, such as a note; undefined while nothing is begun. It comes back after a reload (UI-9), and
 * ends when its place on the page is left. `openedWith` names the place; `blank` has the fields of a draft.
 */
export const useKeptDraft = <D extends object>(openedWith: unknown, blank: D) => {
  const [key] = useState(() => editsKey(openedWith))
  const [draft, setDraft] = useState((): D | undefined => {
    const kept = readEdits(key, blank)?.changed
    return kept && { ...blank, ...kept }
  })
  useEffect(() => keepEdits(key, { changed: { ...draft } }), [key, draft])
  useEffect(() => () => dropEdits(key), [key])

  return [draft, setDraft] as const
}
