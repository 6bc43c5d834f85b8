import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { listOf } from '../shared/page.ts'
import { reportRow, reportSearchBody } from './report.ts'

export const reportsCalls = {
  searchReport: call({
    method: 'POST',
    path: '/report/search',
    summary: 'The rows of a report, for a period and a brand',
    body: reportSearchBody,
    answer: listOf(reportRow).extend({ from: z.string(), to: z.string() }),
  }),
  exportReport: exportCall('/report/export', 'The rows of a report, as an XLSX or CSV file', reportSearchBody),
}
