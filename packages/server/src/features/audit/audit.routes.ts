import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { auditListing } from '@registrar/domain/audit/audit-listing'
import { findPerson } from '#features/people'
import { recordAudit } from '#platform/audit/record-audit'
import { serveExport } from '#platform/export/serve-export'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { listAuditIds, readAuditLines, searchAudit } from './audit.queries.ts'

export const auditRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(auditCalls.searchAudit, ({ db, body, config }) => searchAudit(db, body, config.timeZone))

  serveExport(routes, auditCalls.exportAudit, {
    list: auditListing,
    source: {
      listIds: (query, { db, config }) => listAuditIds(db, query, config.timeZone),
      readRows: (ids, { db }) => readAuditLines(db, ids),
    },
  })

  serve(auditCalls.showPps, async ({ db, params, session, request }) => {
    const { pps } = await findPerson(db, params.id)

    await recordAudit(db, {
      kind: 'ppsShown',
      userId: session.userId,
      address: clientAddress(request),
      record: { type: 'person', id: params.id },
    })

    return { pps: pps ?? null }
  })
}
