import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportBody } from '../shared/export.ts'
import { pageOf } from '../shared/page.ts'
import { auditEntry, auditSearchBody } from './audit-entry.ts'

export const auditCalls = {
  searchAudit: call({
    method: 'POST',
    path: '/audit/search',
    access: 'session',
    summary:
      'Who failed to sign in, exported, read papers, changed roles, accounts or reminder rules; the newest first',
    body: auditSearchBody,
    answer: pageOf(auditEntry),
  }),
  exportAudit: call({
    method: 'POST',
    path: '/audit/export',
    access: 'session',
    summary: 'All lines of the audit that a search finds, as an XLSX or CSV file',
    body: exportBody(auditSearchBody),
    answer: z.object({}),
  }),
  showPps: call({
    method: 'POST',
    path: '/people/:id/pps',
    access: 'session',
    summary: "A person's PPS number, which screens mask; each call is recorded",
    answer: z.object({ pps: z.string().nullable() }),
  }),
}
