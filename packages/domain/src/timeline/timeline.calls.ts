import { call } from '../shared/call.ts'
import { pageOf } from '../shared/page.ts'
import { timelineEntry, timelineSearchBody } from './timeline-entry.ts'

export const timelineCalls = {
  searchTimeline: call({
    method: 'POST',
    path: '/timeline/search',
    summary: 'What happened around a company or a person, the newest first: changes, emails, filings, files, notes',
    body: timelineSearchBody,
    answer: pageOf(timelineEntry),
  }),
}
