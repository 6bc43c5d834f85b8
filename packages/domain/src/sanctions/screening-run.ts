import * as z from 'zod'
import { filter, pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'
import { loadedSanctionsList } from './sanctions-hit.ts'

/**
 * A screening that somebody asked for, an import of a list, or a signature (SANC-6): the proof that names were compared. An import is of nobody
 * in particular: it compares everybody.
 */
export const screeningRun = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** who asked for it; null for an import from the command line */
  user: userReference.nullable(),
  organizationId: z.string().nullable(),
  personId: z.string().nullable(),
  /** whose names: that of the organization or person today; null for everybody, and for who is on record no more */
  name: z.string().nullable(),
  /** the lists that were loaded then */
  lists: z.array(loadedSanctionsList.pick({ name: true, fileName: true, version: true, day: true, entries: true })),
  /** how many people and organizations, the organization itself too */
  compared: z.int(),
  /** how many hits there were among them, cleared ones too */
  hits: z.int(),
})
export type ScreeningRun = z.output<typeof screeningRun>

export const screeningRunsSearchBody = z.object({
  ...pageFields(),
  organizationId: filter(text(100)),
  personId: filter(text(100)),
})
export type ScreeningRunsSearch = z.output<typeof screeningRunsSearchBody>
