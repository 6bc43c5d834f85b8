import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { pageOf } from '../shared/page.ts'
import { auditEntry } from './audit-entry.ts'
import { auditSearchBody } from './audit-listing.ts'

export const auditCalls = {
  searchAudit: call({
    method: 'POST',
    path: '/audit/search',
    summary:
      'Who signed in or failed to, exported, read papers, was refused, changed passwords, roles, accounts or reminder rules; the newest first',
    body: auditSearchBody,
    answer: pageOf(auditEntry),
  }),
  exportAudit: exportCall(
    '/audit/export',
    'All lines of the audit that a search finds, as an XLSX or CSV file',
    auditSearchBody,
  ),
  showPps: call({
    method: 'POST',
    path: '/people/:id/pps',
    summary: "A person's PPS number, which screens mask; each call is recorded",
    answer: z.object({ pps: z.string().nullable() }),
  }),
}
