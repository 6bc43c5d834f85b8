import * as z from 'zod'

/** The field of every record that grows with each of its changes (API-10). */
export const recordVersion = { version: z.int() }

/**
 * The field of a body that changes a record: the version that it was made from. With it the save is merged with what
 * others have saved since, without it the save overwrites (API-10).
 */
export const loadedVersion = { version: z.int().optional() }
