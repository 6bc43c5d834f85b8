/** Milliseconds from the last key to the search (LIST-7). */
export const DEBOUNCE_MS = 300
