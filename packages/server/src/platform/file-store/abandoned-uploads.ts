/** What was left unfinished for so long is nobody's any more; a younger one may be another server's. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
