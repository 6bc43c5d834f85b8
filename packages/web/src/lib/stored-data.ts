import { SINGLE_KEYS } from './single-key-shortcuts.ts'

// What says nothing of clients: how the app looks, which keys it listens to, and what the browser calls itself.
const KEPT = new Set(['color-scheme', 'device', SINGLE_KEYS])

/** How the keys of edits begin that are not saved yet, in the storage of the tab. */
export const EDITS = 'edits '

/**
 * Removes what the app has stored in this browser: the token, the records that were opened last, drafts. So nothing of clients stays
 * after a logout, whatever is stored later on (SEC-1).
 */
export const clearStoredData = (): void => {
  for (const key of Object.keys(localStorage)) if (!KEPT.has(key)) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(EDITS)) sessionStorage.removeItem(key)
}
