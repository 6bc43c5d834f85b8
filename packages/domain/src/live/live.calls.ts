import { call } from '../shared/call.ts'
import { editingBody } from './live-change.ts'

export const liveCalls = {
  streamEvents: call({
    method: 'GET',
    path: '/events',
    summary:
      'Server-sent events: `id:` and `data: {recordType, recordId, action}` of each change, while the session lasts; `Last-Event-ID` catches up',
  }),
  setEditing: call({
    method: 'PUT',
    path: '/events/editing',
    summary: 'Tell the others that the user edits a record, or no longer does',
    body: editingBody,
  }),
}
