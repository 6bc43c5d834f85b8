import { auditCalls } from '@registrar/domain/audit/audit.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

export const AUDIT_LIMIT = 25

type AuditQuery = Omit<BodyInput<typeof auditCalls.searchAudit>, 'limit'>

/** A page of the audit (AUD-5). */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => request(auditCalls.searchAudit, { body: { ...query, limit: AUDIT_LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })
