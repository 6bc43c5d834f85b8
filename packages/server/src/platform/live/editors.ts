import { EDITING_REPEATED_MS, type EditingEvent, editingEvent } from '@registrar/domain/live/live-change'
import { sql } from 'kysely'
import { steadyMs } from '../clock.ts'
import type { Db } from '../database/database.ts'

/** The channel that says who edits a record. */
export const EDITING = 'editing'

/** Tells every server that somebody edits a record, or no longer does. */
export const announceEditing = async (db: Db, event: EditingEvent): Promise<void> => {
  await sql`select pg_notify(${EDITING}, ${JSON.stringify(event)})`.execute(db)
}

/** Reads the announcement of another server, perhaps of another version; undefined when it is not understood. */
export const readEditing = (payload: string): EditingEvent | undefined => {
  try {
    return editingEvent.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/** Who edits what, as far as this server has heard. */
type Editors = { apply: (event: EditingEvent) => void; list: () => EditingEvent[]; clear: () => void }

/** Remembers who edits what. An announcement that is not repeated is forgotten. */
export const createEditors = (): Editors => {
  const editors = new Map<string, { event: EditingEvent; untilMs: number }>()
  const keyOf = ({ recordType, recordId, user }: EditingEvent) => `${recordType} ${recordId} ${user._id}`

  return {
    apply: (event) => {
      if (event.isEditing) editors.set(keyOf(event), { event, untilMs: steadyMs() + 2 * EDITING_REPEATED_MS })
      else editors.delete(keyOf(event))
    },
    list: () => {
      for (const [key, { untilMs }] of editors) if (untilMs < steadyMs()) editors.delete(key)
      return [...editors.values()].map(({ event }) => event)
    },
    clear: () => editors.clear(),
  }
}
