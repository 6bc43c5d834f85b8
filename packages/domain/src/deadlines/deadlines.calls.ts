import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { pageOf } from '../shared/page.ts'
import { deadlineCounts, deadlineRow, deadlineSearchBody, newSnooze } from './deadline-listing.ts'

export const deadlinesCalls = {
  searchDeadlines: call({
    method: 'POST',
    path: '/deadline/search',
    summary: 'What falls due: days, kinds, user in charge, brand, search, sort, page',
    body: deadlineSearchBody,
    answer: pageOf(deadlineRow).extend({ counts: deadlineCounts }),
  }),
  exportDeadlines: exportCall(
    '/deadline/export',
    'All deadlines that a search finds, as an XLSX or CSV file',
    deadlineSearchBody,
  ),
  snoozeDeadline: call({
    method: 'PUT',
    path: '/deadline/:id/snooze',
    summary: 'Leave a deadline out of the search until a day, with a reason',
    body: newSnooze,
  }),
  unsnoozeDeadline: call({
    method: 'DELETE',
    path: '/deadline/:id/snooze',
    summary: 'End the snooze of a deadline',
  }),
}
