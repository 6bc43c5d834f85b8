import type { ListColumn } from '../shared/listing.ts'
import { auditDetailsText, type AuditEntry, auditKindLabels } from './audit-entry.ts'

/** The columns of an export of the audit (AUD-5). */
export const auditExportColumns: ListColumn<AuditEntry>[] = [
  { key: 'at', label: 'When', kind: 'moment', value: (row) => row.at },
  { key: 'kind', label: 'What', value: (row) => auditKindLabels[row.kind] },
  { key: 'user', label: 'User', value: (row) => row.user?.name ?? null },
  { key: 'email', label: 'Email typed', value: (row) => row.email },
  { key: 'address', label: 'Network address', value: (row) => row.address },
  { key: 'record', label: 'Record', value: (row) => row.record && (row.record.name ?? row.record._id) },
  { key: 'details', label: 'Details', value: (row) => auditDetailsText(row.details) },
]
