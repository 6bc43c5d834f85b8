import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { created, pageOf } from '../shared/page.ts'
import { filing, filingChanges, newFiling } from './filing.ts'
import { filingSearchBody } from './filing-listing.ts'

export const filingsCalls = {
  searchFilings: call({
    method: 'POST',
    path: '/filing/search',
    summary: 'What the CRO, the RBO and Revenue want of companies, and what they have received: filters, sort, page',
    body: filingSearchBody,
    answer: pageOf(filing),
  }),
  exportFilings: exportCall(
    '/filing/export',
    'All filings that a search finds, as an XLSX or CSV file',
    filingSearchBody,
  ),
  createFiling: call({
    method: 'POST',
    path: '/filing',
    summary: 'Enter a filing that no record tells: a resolution, a charge, the start of trade',
    body: newFiling,
    answer: created,
  }),
  updateFiling: call({
    method: 'PUT',
    path: '/filing/:id',
    summary: 'Say that a filing was sent, registered, sent back or is not needed, or correct its days',
    body: filingChanges,
    answer: filing,
  }),
  removeFiling: call({
    method: 'DELETE',
    path: '/filing/:id',
    summary: 'Delete a filing that was made by mistake',
    answer: z.object({}),
  }),
}
