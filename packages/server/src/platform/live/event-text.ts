import type { EditingEvent } from '@registrar/domain/live/live-change'
import type { NumberedChange } from './recent-changes.ts'

/** How long a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 1000

/** The beginning of a stream: an id without data, from which a client catches up that is cut off before its first event. */
export const openingText = (lastId: number): string => `retry: ${RETRY_MS}\nid: ${lastId}\n\n`

/** A change as an event (LIVE-1). */
export const changeText = ({ id, recordType, recordId, action }: NumberedChange): string =>
  `id: ${id}\ndata: ${JSON.stringify({ recordType, recordId, action })}\n\n`

/** Tells a client to read everything again, because it missed too much (LIVE-2). */
export const resetText = (lastId: number): string => `event: reset\nid: ${lastId}\ndata: {}\n\n`

/** Tells who edits a record, or no longer does (LIVE-5). It has no id: nobody needs to catch up on it. */
export const editingText = (event: EditingEvent): string => `event: editing\ndata: ${JSON.stringify(event)}\n\n`

/** Tells a client to read again who is signed in, because the role has changed (USER-12). It has no id, as `editingText`. */
export const SESSION_TEXT = 'event: session\ndata: {}\n\n'

/** Keeps proxies from closing a quiet stream; clients ignore it. */
export const HEARTBEAT_TEXT = ':\n\n'
