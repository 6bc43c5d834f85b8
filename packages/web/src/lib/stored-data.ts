import { SINGLE_KEYS } from './single-key-shortcuts.ts'

// What says nothing of clients: how the app looks, which keys it listens to, and what the browser calls itself.
const KEPT = new Set(['color-scheme', 'device', SINGLE_KEYS])

/**
 * Removes what the app has stored in this browser: the token, the records that were opened last, drafts. So nothing of clients stays
 * after a logout, whatever is stored later on (SEC-1).
 */
export const clearStoredData = (): void => {
  for (const key of Object.keys(localStorage)) if (!KEPT.has(key)) localStorage.removeItem(key)
}
