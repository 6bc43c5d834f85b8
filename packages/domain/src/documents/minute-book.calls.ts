import { call, documentCall } from '../shared/call.ts'
import { pageOf } from '../shared/page.ts'
import { minute, minuteChanges, minuteSearchBody } from './minute.ts'

export const minuteBookCalls = {
  searchMinuteBook: call({
    method: 'POST',
    path: '/minute-book/search',
    summary: 'The filed papers of a company by their day, oldest first; `search` looks in titles and texts',
    body: minuteSearchBody,
    answer: pageOf(minute),
  }),
  updateMinute: call({
    method: 'PUT',
    path: '/minute-book/:id',
    summary: 'Say when a filed paper was signed, and which file of the company is its scan',
    body: minuteChanges,
    answer: minute,
  }),
  printMinuteBook: documentCall({
    method: 'GET',
    path: '/organization/:id/minute-book.pdf',
    summary: 'The minute book of a company as one PDF, with its contents first',
    media: ['pdf'],
  }),
}
