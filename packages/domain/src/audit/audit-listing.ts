import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { filterShape, listingOf } from '../shared/listing.ts'
import { pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { auditDetailsText, auditEntry, auditKindLabels, auditKinds } from './audit-entry.ts'

/** The audit (AUD-5): `user` is an id, `from` and `to` are days where the firm works, both included. */
export const auditListing = listingOf(auditEntry)({
  title: 'Audit',
  columns: [
    { key: 'at', label: 'When', kind: 'moment' },
    { key: 'kind', label: 'What', value: (row) => auditKindLabels[row.kind] },
    { key: 'user', label: 'User', value: (row) => row.user?.name ?? null },
    { key: 'email', label: 'Email typed' },
    { key: 'address', label: 'Network address' },
    { key: 'record', label: 'Record', value: (row) => row.record && (row.record.name ?? row.record._id) },
    { key: 'details', label: 'Details', value: (row) => auditDetailsText(row.details) },
  ],
  filters: { kinds: z.array(z.enum(auditKinds)).max(auditKinds.length), user: text(100), from: isoDate, to: isoDate },
})

export const auditSearchBody = z.object({ ...pageFields(), ...filterShape(auditListing.filters) })
export type AuditSearch = z.output<typeof auditSearchBody>
