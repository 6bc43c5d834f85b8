import { knownSession } from './session.ts'
import { EDITS } from './stored-data.ts'

type Values = Record<string, unknown>
type KeptEdits = { changed: Values; version?: number | undefined }

/** What must never be stored: passwords, and codes that sign in. */
const isSecret = (name: string): boolean => /password|code/i.test(name)

// A file cannot be stored as text.
const isJson = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype

/** Names the edits of one form by its user and by what it was opened with. */
export const editsKey = (openedWith: unknown): string =>
  `${EDITS}${knownSession()?.user._id ?? ''} ${JSON.stringify(openedWith)}`

/**
 * Keeps what was typed and not saved in the storage of the tab, where a reload finds it and so does a phone that had discarded the
 * tab (UI-9). It ends with the session and with the tab. Without edits, nothing stays.
 */
export const keepEdits = (key: string, { changed, version }: KeptEdits): void => {
  const kept = Object.entries(changed).filter(([name, value]) => !isSecret(name) && isJson(value))
  try {
    if (kept.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ changed: Object.fromEntries(kept), version }))
  } catch {
    // The storage is full or closed to us: the edits are on the page all the same.
  }
}

/** What a form kept, for the fields that it still has; undefined without edits. */
export const readEdits = (key: string, values: object): KeptEdits | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptEdits | null
    if (!kept) return undefined
    const changed = Object.entries(kept.changed).filter(([name]) => name in values)
    return { ...kept, changed: Object.fromEntries(changed) }
  } catch {
    return undefined
  }
}

export const dropEdits = (key: string): void => sessionStorage.removeItem(key)
