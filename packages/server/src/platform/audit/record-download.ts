import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { type AuditedRecord, recordAudit } from './record-audit.ts'

/** Records that somebody has downloaded a document with personal data of a record (AUD-1). */
export const recordDownload = (
  db: Db,
  request: FastifyRequest,
  record: AuditedRecord,
  details: { document: string; format: 'pdf' | 'csv' | 'svg'; asAt: string },
): Promise<void> =>
  recordAudit(db, {
    kind: 'export',
    userId: request.session?.userId ?? null,
    address: clientAddress(request),
    record,
    details,
  })
