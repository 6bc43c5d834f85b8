import * as z from 'zod'
import { call } from '../shared/call.ts'
import { listOf, pageOf } from '../shared/page.ts'
import {
  historyAsOfBody,
  historyDifference,
  historyEntry,
  historyRecordTypes,
  historyRestoreBody,
  historySearchBody,
} from './history-entry.ts'

const restored = z.object({
  data: z.object({
    recordType: z.enum(historyRecordTypes),
    _id: z.string(),
    /** the new entry of the history, by which the restoring is undone */
    entryId: z.string().optional(),
  }),
})

export const historyCalls = {
  searchHistory: call({
    method: 'POST',
    path: '/history/search',
    summary: 'The history of a record: one entry for each save, newest first',
    body: historySearchBody,
    answer: pageOf(historyEntry),
  }),
  restoreHistory: call({
    method: 'POST',
    path: '/history/:id/restore',
    summary: 'Put the old values of an entry back, as a new change',
    body: historyRestoreBody,
    answer: restored,
  }),
  compareHistory: call({
    method: 'POST',
    path: '/history/asOf',
    summary: 'The fields of a record that had another value at an instant',
    body: historyAsOfBody,
    answer: listOf(historyDifference),
  }),
  restoreHistoryAsOf: call({
    method: 'POST',
    path: '/history/asOf/restore',
    summary: 'Make the fields of a record what they were at an instant, as a new change',
    body: historyAsOfBody,
    answer: restored,
  }),
}
