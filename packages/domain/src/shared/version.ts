import * as z from 'zod'

/** The field of every record that grows with each of its changes (API-10). */
export const recordVersion = { version: z.int() }

/**
 * The fields of a body that changes a record. With the `version` that it was made from, the save is merged with what others
 * have saved since; without it the save overwrites. `conflictsWithOwn` counts the user's own changes among those of others:
 * for a form, which waits for each save, they come from another window (API-10).
 */
export const loadedVersion = { version: z.int().optional(), conflictsWithOwn: z.boolean().optional() }
