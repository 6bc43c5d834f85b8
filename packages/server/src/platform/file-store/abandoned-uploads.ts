/** An upload unfinished for this long is abandoned. A younger one may still be in progress on another server. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
