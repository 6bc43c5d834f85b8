import * as z from 'zod'
import { call } from '../shared/call.ts'
import { editingBody } from './live-change.ts'

// An id that is not valid counts as unknown (LIVE-2), so nothing is refused here.
const lastEventId = z.preprocess(
  (id) => (id === undefined || typeof id === 'string' ? id : 'unknown'),
  z.string().optional().meta({ description: 'The same as the header `Last-Event-ID`, for a new stream' }),
)

export const liveCalls = {
  streamEvents: call({
    method: 'GET',
    path: '/events',
    summary:
      'Server-sent events: `id:` and `data: {recordType, recordId, action}` of each change, while the session lasts; `Last-Event-ID` catches up',
    query: z.object({ lastEventId }),
    headers: {
      'last-event-id': { description: 'The id of the event that the client saw last; a browser sends it itself' },
    },
    media: ['events'],
  }),
  setEditing: call({
    method: 'PUT',
    path: '/events/editing',
    summary: 'Tell the others that the user edits a record, or no longer does',
    body: editingBody,
  }),
}
